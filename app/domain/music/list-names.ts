import { z } from "zod";
import { errorKey, line } from "./entry-fields.ts";
import { scriptOf } from "./script/script-of.ts";

export const scriptLanguages = ["te", "ta", "kn", "ml", "hi"] as const;
type ScriptLanguage = (typeof scriptLanguages)[number];

export type ScriptNames = Partial<Record<ScriptLanguage, string>>;

const max = 100;

const nameIn = (language: ScriptLanguage) =>
  line
    .pipe(z.string().max(max, errorKey("admin.nameLong")))
    .refine((text) => text === "" || scriptOf(text) === language, errorKey("admin.scriptWrong"))
    .default("");

/** The fields of a form that take an entry's names, by language. */
export const scriptNameFields = {
  te: nameIn("te"),
  ta: nameIn("ta"),
  kn: nameIn("kn"),
  ml: nameIn("ml"),
  hi: nameIn("hi"),
};

/** Returns the non-empty names. */
export const readScriptNames = (names: Record<ScriptLanguage, string>): ScriptNames =>
  Object.fromEntries(
    scriptLanguages.flatMap((language) =>
      names[language] === "" ? [] : [[language, names[language]]],
    ),
  );
