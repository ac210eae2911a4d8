import { expect, test } from "vitest";
import { deityForm, readableNames } from "./deity.ts";

const names = ["దేవి", "தேவி", "देवी", "Amba", "అంబ", "अंबा", "Ambikā"];

test("readers get the names in their script and in roman letters", () => {
  expect(readableNames(names, "te")).toEqual({
    native: ["దేవి", "అంబ"],
    roman: ["Amba", "Ambikā"],
  });
  expect(readableNames(names, "hi").native).toEqual(["देवी", "अंबा"]);
});

test("readers of English get roman letters only", () => {
  expect(readableNames(names, "en")).toEqual({ native: [], roman: ["Amba", "Ambikā"] });
});

test("a name stands once, under its first kind, in the order that was entered", () => {
  const deity = deityForm.parse({
    name: "Devi",
    te: "దేవి",
    otherNames: "Amba; దేవి, Durga\nAmma; Amba",
    commonNames: ["Shyama", "Amma", "Devi"],
  });
  expect(deity.commonNames).toEqual(["Shyama", "Amma"]);
  expect(deity.otherNames).toEqual(["Amba", "Durga"]);
});
