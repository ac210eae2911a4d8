import { expect, test } from "vitest";
import { listPlainForms } from "./word-forms.ts";

test.each([
  ["కల్యాణిలో", "కల్యాణి"],
  ["கல்யாணியில்", "கல்யாணி"],
  ["ಕಲ್ಯಾಣಿಯಲ್ಲಿ", "ಕಲ್ಯಾಣಿ"],
  ["കല്യാണിയിൽ", "കല്യാണി"],
  ["മോഹനത്തിലെ", "മോഹന"],
  ["वर्णम", "वर्णम्"],
])("%s is %s in a sentence", (word, plain) => {
  expect(listPlainForms(word)).toEqual([plain]);
});

test("other names stay as they are", () => {
  for (const name of ["kalyani", "కల్యాణి", "आदि", "లో"]) expect(listPlainForms(name)).toEqual([]);
});
