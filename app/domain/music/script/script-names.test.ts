import { expect, test } from "vitest";
import { makeScriptNames, makeTitleNames } from "./script-names.server.ts";

test("a title stands as its language writes it, and in the other scripts as it sounds", async () => {
  const titles = { isoTitle: "nidhi cāla sukhamā", nativeTitle: "నిధి చాల సుఖమా", language: "te" };
  expect(await makeTitleNames(titles)).toMatchObject({
    te: "నిధి చాల సుఖమా",
    kn: "ನಿಧಿ ಚಾಲ ಸುಖಮಾ",
    hi: "निधि चाल सुखमा",
  });
});

test("languages whose name is not known are absent", async () => {
  const tamil = { isoTitle: null, nativeTitle: "சபாபதிக்கு", language: null };
  expect((await makeTitleNames(tamil)).ta).toBe("சபாபதிக்கு");
  expect(Object.values(await makeTitleNames(tamil))).not.toContain(null);
});

test("nothing is made of nothing", async () => {
  expect(await makeScriptNames(null)).toEqual({});
  expect(await makeTitleNames({ isoTitle: null, nativeTitle: null, language: null })).toEqual({});
});
