import { offeredScripts, type Script } from "./scripts.ts";
import { plainSource } from "./source-letters.ts";
import { spell } from "./spelling.ts";
import { tamilToIso } from "./tamil-roman.ts";

const schemes: Record<Script, string> = {
  te: "telugu",
  ta: "tamil_superscripted",
  kn: "kannada",
  ml: "malayalam",
  hi: "devanagari",
  iso: "iso",
};

/** Runs of words; other characters (#, <) have a meaning in the library. */
const words: Record<Script, RegExp> = {
  te: /\p{sc=Telu}[\p{sc=Telu}\s]*/gu,
  ta: /\p{sc=Taml}[\p{sc=Taml}\s]*/gu,
  kn: /\p{sc=Knda}[\p{sc=Knda}\s]*/gu,
  ml: /\p{sc=Mlym}[\p{sc=Mlym}\s]*/gu,
  hi: /\p{sc=Deva}[\p{sc=Deva}\s]*/gu,
  iso: /[\p{sc=Latn}\p{M}][\p{sc=Latn}\p{M}\s]*/gu,
};

type Sanscript = (typeof import("@indic-transliteration/sanscript"))["default"];

/** Loaded with the first text to transliterate: 180 kB of tables that most isolates never read. */
let sanscript: Sanscript | undefined;

/** Loads a transliterator; throws RangeError if `offeredScripts` does not offer the target. */
export async function transliterator(from: Script, to: Script): Promise<(text: string) => string> {
  if (!offeredScripts(from).includes(to)) throw new RangeError(`Not from ${from} to ${to}`);
  if (from === "ta") return tamilToIso;
  sanscript ??= (await import("@indic-transliteration/sanscript")).default;
  const { t: convert } = sanscript;
  return (text) =>
    spell(
      plainSource(text, from).replace(words[from], (run) =>
        convert(run, schemes[from], schemes[to]),
      ),
      to,
    );
}
