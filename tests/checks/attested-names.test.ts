import { expect, test } from "vitest";
import { nameInScript } from "#app/domain/music/script/name-in-script.server.ts";
import { nameExceptions } from "#drizzle/seed/reference/name-exceptions.ts";
import {
  attestedAgreement,
  attestedNames,
  attestedTaalaWords,
  furtherNames,
  taalaWord,
} from "#tests/eval/names/agreement.ts";
import { notFollowed, taalaWordsNotFollowed } from "#tests/eval/names/not-followed.ts";

const exceptionFor = (id: string, language: string) =>
  nameExceptions.find((one) => one.subjectId === id && one.language === language)?.name;

test("each attested name is made by rule, by an exception with a source, or is listed as not followed", async () => {
  expect(attestedNames).toHaveLength(230);
  for (const [language, id, iso, forms] of attestedNames) {
    const ways = [
      await nameInScript(iso, language),
      exceptionFor(id, language),
      notFollowed[language]?.[id]?.[0],
    ];
    const attested = ways.filter((form) => Object.keys(forms).includes(form ?? ""));
    expect(attested, `${id} in ${language}`).toHaveLength(1);
  }
});

test("each attested word of a taala's name is made by rule or is listed as not followed", async () => {
  expect(attestedTaalaWords).toHaveLength(24);
  for (const [language, part, iso, form] of attestedTaalaWords) {
    const isMade = (await taalaWord(part, iso, language)) === form;
    expect(isMade, form).toBe(!(form in taalaWordsNotFollowed[language]!));
  }
});

test("every exception is needed, has a source, and what is not followed is attested", async () => {
  for (const { language, subjectId, name, source } of nameExceptions) {
    const iso = attestedNames.find(([, id]) => id === subjectId)?.[2];
    if (iso) expect(await nameInScript(iso, language), subjectId).not.toBe(name);
    expect(source).not.toBe("");
  }
  for (const [language, names] of Object.entries(notFollowed))
    for (const [id, [form]] of Object.entries(names))
      expect(
        attestedNames.find(([of, raaga]) => of === language && raaga === id)?.[3],
      ).toHaveProperty(form);
});

test.each([
  ["te", 23],
  ["ta", 36],
  ["kn", 25],
  ["ml", 48],
  ["hi", 53],
] as const)("rules alone make no fewer names in %s than they did", async (language, exact) => {
  expect((await attestedAgreement(language)).exact).toBeGreaterThanOrEqual(exact);
});

test("the names that the rules had not seen are thirty of each script, none of them attested", () => {
  for (const language of ["te", "ta", "kn", "ml", "hi"]) {
    const rows = furtherNames.filter(([of]) => of === language);
    expect(rows).toHaveLength(30);
    const seen = attestedNames.filter(([of]) => of === language).map(([, , iso]) => iso);
    expect(rows.filter(([, , iso]) => seen.includes(iso))).toEqual([]);
  }
});
