const scripts = ["te", "ta", "kn", "ml", "hi", "iso"] as const;
/** `hi` is Devanagari, `iso` the roman letters of ISO 15919. */
export type Script = (typeof scripts)[number];
export type IndicScript = Exclude<Script, "iso">;

export const scriptChoices = ["original", ...scripts] as const;
export type ScriptChoice = (typeof scriptChoices)[number];

/** BCP 47 script subtags (ISO 15924). */
const subtags: Record<Script, string> = {
  te: "Telu",
  ta: "Taml",
  kn: "Knda",
  ml: "Mlym",
  hi: "Deva",
  iso: "Latn",
};

/** Lists the scripts that a text can be transliterated to correctly: Tamil, ambiguous, only letter by letter. */
export function offeredScripts(original: Script | null): Script[] {
  if (original === null) return [];
  if (original === "ta") return ["iso"];
  return scripts.filter((script) => script !== original);
}

export function shownScript(original: Script | null, choice: ScriptChoice): ScriptChoice {
  return offeredScripts(original).some((script) => script === choice) ? choice : "original";
}

const usualScripts: Record<string, Script> = {
  te: "te",
  ta: "ta",
  kn: "kn",
  ml: "ml",
  hi: "hi",
  sa: "hi",
};

/** Formats the BCP 47 tag of a text. Null stands for an unknown language and for roman letters. */
export function languageTag(language: string | null, script: Script | null): string {
  const base = language?.split("-")[0] || "und";
  return script !== null && usualScripts[base] === script
    ? base
    : `${base}-${subtags[script ?? "iso"]}`;
}
