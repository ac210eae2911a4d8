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

const letters: Record<IndicScript, RegExp> = {
  te: /\p{sc=Telu}/gu,
  ta: /\p{sc=Taml}/gu,
  kn: /\p{sc=Knda}/gu,
  ml: /\p{sc=Mlym}/gu,
  hi: /\p{sc=Deva}/gu,
};
const roman = /\p{sc=Latn}/gu;

const count = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

/** Whether a text is unmistakably ISO 15919; not with Tamil's ṉ, as Tamil leaves sounds ambiguous. */
function isIso(text: string): boolean {
  const folded = text.normalize("NFC").toLowerCase();
  return (
    /[ēōṁ]|r̥/u.test(folded) && /^(?:[a-eg-pr-vyāīūēōṁṅñṭḍṇśṣḥḷḻṟ]|r̥̄?|[^\p{L}\p{M}])+$/u.test(folded)
  );
}

/** Detects the script of most letters of `text`; null for none, or for roman letters of an unknown scheme. */
export function scriptOf(text: string): Script | null {
  const counts = Object.entries(letters).map(
    ([script, letter]) => [script as IndicScript, count(text, letter)] as const,
  );
  const [script, most] = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  if (most > count(text, roman)) return script;
  return most === 0 && isIso(text) ? "iso" : null;
}

/** Lists the scripts that a text can be transliterated to correctly: Tamil, ambiguous, only letter by letter. */
export function offeredScripts(original: Script | null): Script[] {
  if (original === null) return [];
  if (original === "ta") return ["iso"];
  return scripts.filter((script) => script !== original);
}

export function shownScript(original: Script | null, asked: ScriptChoice): ScriptChoice {
  return offeredScripts(original).some((script) => script === asked) ? asked : "original";
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
