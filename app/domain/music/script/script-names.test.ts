import { expect, test } from "vitest";
import { makeScriptNames, makeTitleNames } from "./script-names.server.ts";

test("a title stands as its language writes it, and long vowels at the end of its words stay", async () => {
  expect(
    await makeTitleNames({ isoTitle: "nidhi cāla sukhamā", nativeTitle: "నిధి చాల సుఖమా" }),
  ).toMatchObject({ te: "నిధి చాల సుఖమా", kn: "ನಿಧಿ ಚಾಲ ಸುಖಮಾ", hi: "निधि चाल सुखमा" });
  expect(await makeTitleNames({ isoTitle: "vandē'haṁ", nativeTitle: "वन्देऽहं" })).toMatchObject({
    hi: "वन्देऽहं",
    te: "వందే'హం",
  });
});

test("without a title in ISO 15919 the original is read, unless it is in Tamil", async () => {
  expect(await makeTitleNames({ isoTitle: null, nativeTitle: "ಜಗದೋದ್ಧಾರನ" })).toMatchObject({
    te: "జగదోద్ధారన",
    kn: "ಜಗದೋದ್ಧಾರನ",
  });
  expect(await makeTitleNames({ isoTitle: null, nativeTitle: "யாரோ" })).toEqual({ ta: "யாரோ" });
});

test("nothing is made of nothing", async () => {
  expect(await makeScriptNames(null)).toEqual({});
  expect(await makeTitleNames({ isoTitle: null, nativeTitle: null })).toEqual({});
});
