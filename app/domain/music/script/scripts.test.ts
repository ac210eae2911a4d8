import { describe, expect, test } from "vitest";
import { scriptOf } from "./script-of.ts";
import { languageTag, offeredScripts, type Script, shownScript } from "./scripts.ts";

describe("the script of a text", () => {
  test.each([
    ["నిధి చాల", "te"],
    ["யாரோ இவர்", "ta"],
    ["ಜಗದೋದ್ಧಾರನ", "kn"],
    ["കരുണ ചെയ്‌വാൻ", "ml"],
    ["वातापि।", "hi"],
    ["Pallavi\nవాతాపి గణపతిం భజే", "te"],
    ["śrī gaṇapatini sēvimparārē", "iso"],
    ["Kr̥ṣṇā nī bēganē bārō", "iso"],
  ] as [string, Script][])("%s is %s", (text, script) => {
    expect(scriptOf(text)).toBe(script);
  });

  test.each([
    ["plain roman may be any spelling", "nidhi chala sukhama"],
    ["IAST and ISO differ in e and o: without them nobody knows", "śrī gaṇapatini"],
    ["Harvard-Kyoto", "zrI gaNapatini"],
    ["IAST's own ṃ", "bhajē gaṇapatiṃ"],
    ["x, w and z are in no scheme of these", "sēviṁpa wow"],
    ["Tamil in roman hides its sounds as Tamil does", "yārō eṉṉa pērō"],
    ["roman and Telugu in equal parts", "శశశ ēēē"],
    ["no letters", "12 – ।"],
    ["nothing", ""],
  ])("%s", (_, text) => {
    expect(scriptOf(text)).toBeNull();
  });
});

test("only what is right is offered", () => {
  expect(offeredScripts("te")).toEqual(["ta", "kn", "ml", "hi", "iso"]);
  expect(offeredScripts("iso")).toEqual(["te", "ta", "kn", "ml", "hi"]);
  expect(offeredScripts("ta")).toEqual(["iso"]);
  expect(offeredScripts(null)).toEqual([]);
});

test("what is not offered is shown as it was written", () => {
  expect(shownScript("te", "ta")).toBe("ta");
  expect(shownScript("te", "te")).toBe("original");
  expect(shownScript("ta", "te")).toBe("original");
  expect(shownScript(null, "iso")).toBe("original");
  expect(shownScript("kn", "original")).toBe("original");
});

test.each([
  ["te", "te", "te"],
  ["te", "iso", "te-Latn"],
  ["te", null, "te-Latn"],
  ["sa", "hi", "sa"],
  ["sa", "te", "sa-Telu"],
  ["hi", "hi", "hi"],
  ["kn", "ml", "kn-Mlym"],
  ["ml", "ta", "ml-Taml"],
  ["ta", "kn", "ta-Knda"],
  ["mr", "hi", "mr-Deva"],
  [null, "te", "und-Telu"],
] as [string | null, Script | null, string][])("%s in %s is %s", (language, script, tag) => {
  expect(languageTag(language, script)).toBe(tag);
});
