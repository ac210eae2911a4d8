import { expect, test } from "vitest";
import { indexFields } from "./index-keys.ts";
import { listEntryTexts, readKindWord } from "./kind-words.ts";
import { listNameReadings, listNameTexts } from "./name-readings.ts";
import { listPersonTexts } from "./person-texts.ts";

test.each([
  ["raaga", "Kalyani raagam", ["Kalyani"]],
  ["raaga", "കല്യാണി രാഗം", ["കല്യാണി"]],
  ["raaga", "mohanaragam", ["mohanaragam", "mohana"]],
  ["raaga", "மோஹனராகம்", ["மோஹனராகம்", "மோஹன"]],
  ["raaga", "రాగం", ["రాగం"]],
  ["raaga", "Ragamalika", ["Ragamalika"]],
  ["taala", "aditala", ["aditala", "adi"]],
  ["taala", "ത്രിപുടതാളം", ["ത്രിപുടതാളം", "ത്രിപുട"]],
  ["taala", "ರೂಪಕತಾಳ", ["ರೂಪಕತಾಳ", "ರೂಪಕ"]],
  ["taala", "ആദി താളത്തിൽ", ["ആദി"]],
])("the word for the kind says nothing of a %s: %s", (kind, text, expected) => {
  expect(listEntryTexts(kind, text)).toEqual(expected);
});

test.each([
  ["songType", "sankirtanas", "Kirtana"],
  ["songType", "மெல்லிசை", "Light song"],
  ["songType", "फ़िल्मी गाने", "Film song"],
  ["deity", "Lord Krishna", "Krishna"],
  ["deity", "माँ दुर्गा", "दुर्गा"],
  ["deity", "దుర్గాదేవి", "దుర్గా"],
])("a text may name a %s in other words: %s", (kind, text, expected) => {
  expect(listNameTexts(kind, text)).toContain(expected);
});

test("swami stays with a name, as it makes names of people", () => {
  expect(listNameTexts("deity", "Narayanaswamy")).not.toContain("Narayana");
});

test.each([
  ["raaga", "raag"],
  ["raaga", "രാഗത്തിലെ"],
  ["raaga", "ராகக்"],
  ["taala", "ತಾಳದಲ್ಲಿ"],
  ["song", "పాటలు"],
  ["song", "பாடல்களில்"],
  [null, "ragam tanam"],
  [null, "kalyani"],
])("the kind %s is said by %s", (kind, word) => {
  expect(readKindWord(word)).toBe(kind);
});

test.each([
  ["దీక్షితుల", "దీక్షితులు"],
  ["Sri M. Balamuralikrishna garu", "M Balamuralikrishna"],
  ["త్యాగరాజుగారికి", "త్యాగరాజు"],
  ["தியாகராஜரின்", "தியாகராஜ"],
  ["ത്യാഗരാജന്റെ", "ത്യാഗരാജ"],
  ["ತ್ಯಾಗರಾಜರ", "ತ್ಯಾಗರಾಜ"],
  ["श्री त्यागराज जी", "त्यागराज"],
  ["Dr. Lalgudi Jayaraman Iyer", "Lalgudi Jayaraman"],
])("titles and cases say nothing of a person: %s", (text, expected) => {
  const texts = listPersonTexts(text);
  expect(texts[0]).toBe(text);
  expect(texts).toContain(expected);
});

const kindsOf = (phrase: string) => listNameReadings(phrase).map(({ kind }) => kind);

test("a phrase may name an entry or a person", () => {
  expect(kindsOf("Kalyani")).toEqual(["raaga", "taala", "songType", "deity", "person"]);
  expect(kindsOf("?")).toEqual([]);
});

test("a person is found by the last words and by the beginning of a name", () => {
  const person = listNameReadings("dikshitar garu").find(({ kind }) => kind === "person");
  expect(person).toMatchObject({
    ranges: expect.arrayContaining([
      [indexFields.k0, "diksitar", "diksitar "],
      [indexFields.word, "diksitar", "diksitar\u{10ffff}"],
    ]),
  });
});
