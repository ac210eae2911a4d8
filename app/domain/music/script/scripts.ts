/** The scripts that lyrics are shown in: one for each language of the archive; roman for English. */
const scripts = ["te", "ta", "kn", "ml", "hi", "iso"] as const;
/** `hi` is Devanagari, `iso` the roman letters of ISO 15919. */
export type Script = (typeof scripts)[number];
export type IndicScript = Exclude<Script, "iso">;

export const scriptChoices = ["original", ...scripts] as const;
export type ScriptChoice = (typeof scriptChoices)[number];

/** The BCP 47 subtags of the scripts. */
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

/**
 * Roman letters are read as ISO 15919 only where they cannot be anything else: letters that no other
 * scheme has (ē, ō, ṁ, r̥), and none that it does not have. ṉ is Tamil, which hides its sounds.
 */
function isIso(text: string): boolean {
  const folded = text.normalize("NFC").toLowerCase();
  return (
    /[ēōṁ]|r̥/u.test(folded) && /^(?:[a-eg-pr-vyāīūēōṁṅñṭḍṇśṣḥḷḻṟ]|r̥̄?|[^\p{L}\p{M}])+$/u.test(folded)
  );
}

/** The script that most letters of `text` are in; null for none, or for roman letters of no known kind. */
export function scriptOf(text: string): Script | null {
  const counts = Object.entries(letters).map(
    ([script, letter]) => [script as IndicScript, count(text, letter)] as const,
  );
  const [script, most] = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  if (most > count(text, roman)) return script;
  return most === 0 && isIso(text) ? "iso" : null;
}

/**
 * What a text of a script can be transliterated to and be right. Tamil writes one letter for k and g,
 * t and d, p and b: only its letters can be told, one by one, in roman.
 */
export function offeredScripts(original: Script | null): Script[] {
  if (original === null) return [];
  if (original === "ta") return ["iso"];
  return scripts.filter((script) => script !== original);
}

/** The script to show: what was asked for where it is offered, else the original. */
export function shownScript(original: Script | null, asked: ScriptChoice): ScriptChoice {
  return offeredScripts(original).some((script) => script === asked) ? asked : "original";
}

const usual: Record<string, Script> = {
  te: "te",
  ta: "ta",
  kn: "kn",
  ml: "ml",
  hi: "hi",
  sa: "hi",
};

/**
 * The BCP 47 tag of a text: its language (null: not known), and its script unless that is the usual
 * one of the language. A null script stands for roman letters.
 */
export function languageTag(language: string | null, script: Script | null): string {
  const base = language?.split("-")[0] || "und";
  return script !== null && usual[base] === script ? base : `${base}-${subtags[script ?? "iso"]}`;
}
