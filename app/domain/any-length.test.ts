import { expect, test } from "vitest";
import { z } from "zod";
import { startCpuTime } from "#tests/cpu-time.ts";
import { nameForm, noteForm } from "./kept/kept-list.ts";
import { detectMedia } from "./media/media-url.ts";
import { announcedFile } from "./media/upload.ts";
import { raagaForm } from "./music/raaga.ts";
import { namedForm } from "./music/reference-entry.ts";
import { taalaForm } from "./music/taala.ts";
import { scriptOf } from "./music/script/script-of.ts";
import { parseQuery } from "./search/keys/parse-query.ts";
import { listLookups } from "./search/reading/lookups.ts";
import { splitSpoken } from "./search/reading/stated.ts";
import { parseSearch } from "./search/search.ts";
import { parseLyrics } from "./songs/lyrics.ts";
import { songFieldNames, specOf } from "./songs/song-fields.ts";
import { parseFields } from "./songs/song-schema.ts";
import { tidyText } from "./tidy-text.ts";
import { loginForm, reasonForm, signupForm } from "./users/account-forms.ts";
import { displayNameForm } from "./users/display-name.ts";
import { foldRoleName, roleForm } from "./users/role.ts";

const forms: Record<string, z.ZodObject | z.ZodPipe> = {
  announcedFile,
  displayNameForm,
  loginForm,
  nameForm,
  namedForm,
  noteForm,
  raagaForm,
  reasonForm,
  roleForm,
  signupForm,
  taalaForm,
};

/** The fields of a form, also behind what it is transformed to. */
function fieldsOf(form: z.core.$ZodType): string[] {
  if (form instanceof z.ZodObject) return Object.keys(form.shape);
  return form instanceof z.ZodPipe ? fieldsOf(form.in) : [];
}

const validators: [string, (text: string) => unknown][] = [
  ...Object.entries(forms).map(([name, form]): [string, (text: string) => unknown] => {
    const fields = fieldsOf(form);
    if (fields.length === 0) throw new Error(`${name} has no fields`);
    return [name, (text) => form.safeParse(Object.fromEntries(fields.map((one) => [one, text])))];
  }),
  [
    "parseFields",
    (text) =>
      parseFields(
        Object.fromEntries(
          songFieldNames.filter((one) => !specOf(one).medium).map((one) => [one, text]),
        ),
      ),
  ],
  ["tidyText", tidyText],
  ["foldRoleName", foldRoleName],
  ["detectMedia", detectMedia],
  ["parseLyrics", parseLyrics],
  ["scriptOf", scriptOf],
  ["parseSearch", (text) => parseSearch(new URLSearchParams({ q: text, title: text }), 2026)],
  ["parseQuery", parseQuery],
  [
    "listLookups",
    (text) => {
      const { words, ...said } = splitSpoken(text, 2026);
      return listLookups({ words: words.slice(0, 2), ...said });
    },
  ],
];

const units = [
  "a",
  " ",
  "1",
  "-",
  "\n",
  "a ",
  "a@",
  "a.",
  "0:",
  "|",
  ";",
  "కా",
  "\u200d",
  "\ufdfa",
  "(",
];

const timeOf = (validate: (text: string) => unknown, text: string): number => {
  const cpuTime = startCpuTime();
  validate(text);
  return cpuTime();
};

/** A text ten times as long takes a hundred times as long where the work grows as the square. */
const most = 40;

test.each(validators)(
  "T55 the work of %s grows with a text, not with its square",
  (_name, validate) => {
    for (const unit of units) {
      const [short, long] = [10_000, 100_000].map((length) => unit.repeat(length / unit.length));
      let ratio = Infinity;
      // The collector of garbage or the compiler may have come between.
      for (let turn = 0; turn < 6 && ratio > most; turn++) {
        const usual = Math.max(1, timeOf(validate, short!));
        ratio = Math.min(ratio, timeOf(validate, long!) / usual);
      }
      expect(ratio, JSON.stringify(unit)).toBeLessThanOrEqual(most);
    }
  },
);
