import { expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { createTranslate } from "#app/i18n/translate.ts";
import { wordsOf } from "./all-words.ts";

/** Messages that name a limit, with the limits of the schemas. */
const bounds: [MessageKey, Record<string, number>, string][] = [
  ["form.minimum", { min: 3 }, "Minimum 3 characters required"],
  ["form.maximum", { max: 300 }, "Maximum 300 characters allowed"],
  ["account.passwordShort", { min: 8 }, "Password must be at least 8 characters"],
  ["admin.roleNameShort", { min: 2 }, "Role name must be at least 2 characters long"],
  ["admin.roleNameLong", { max: 100 }, "Role name must not exceed 100 characters"],
  [
    "shape.tooLong",
    { minutes: 20 },
    "This file is longer than 20 minutes. Its waveform is not drawn.",
  ],
  ["admin.roleDescriptionLong", { max: 500 }, "Role description must not exceed 500 characters"],
];

test.each(bounds)("%s says %j", (key, values, text) => {
  expect(createTranslate("en", wordsOf("en"))(key, values)).toBe(text);
});

test.each(languages)("no number of a bound is written into a message: %s", (language) => {
  const bounded = /(Short|Long|Wrong|minimum|maximum|tooMany(Rows)?)$/;
  const written = Object.entries(wordsOf(language)).filter(
    ([key, text]) =>
      bounded.test(key) && /\b[2-9]\d*\b|\b1\d+\b/.test(text.replace(/[A-Z]\d/g, "")),
  );
  expect(written).toEqual([]);
});
