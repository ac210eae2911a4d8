import { expect, test } from "vitest";
import { raagaTextsIn, replaceRaagas, applyRaagaChoices } from "./raaga-inputs.ts";

test("lists what inputs say of raagas, a ragamalika one in each line", () => {
  expect(
    raagaTextsIn({ raagaId: " Todi ", raagas: "Todi\r\n\r\nKalyani\nTodi", title: "x" }),
  ).toEqual([
    { input: "raagaId", text: "Todi" },
    { input: "raagas", text: "Todi" },
    { input: "raagas", text: "Kalyani" },
  ]);
});

test("replaces what is known, in its place", () => {
  const names = new Map([["kalyani", "Mechakalyani"]]);
  const values = { raagaId: "kalyani", raagas: "Todi\r\nkalyani", title: "kalyani" };
  expect(replaceRaagas(values, (text) => names.get(text))).toEqual({
    raagaId: "Mechakalyani",
    raagas: "Todi\nMechakalyani",
    title: "kalyani",
  });
});

test("takes a choice for the text and the input that it was asked for", () => {
  const values = { "raagaId.0.text": "kalyani", "raagaId.0.chosen": "Mechakalyani" };
  expect(applyRaagaChoices({ raagaId: "kalyani", ownRaagaId: "kalyani", ...values })).toEqual({
    raagaId: "Mechakalyani",
    ownRaagaId: "kalyani",
  });
  expect(applyRaagaChoices({ raagaId: "Todi", ...values })).toEqual({ raagaId: "Todi" });
  expect(applyRaagaChoices({ "accompaniments.0.type": "1" })).toEqual({
    "accompaniments.0.type": "1",
  });
});
