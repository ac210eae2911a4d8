import type { Language } from "../../archive.ts";
import type { IndicScript } from "./scripts.ts";
import { transliterator } from "./transliterate.server.ts";

type Rule = readonly [RegExp, string];

/** Sanskrit's long endings are short in the South; the one in Shri is not. */
const shortI: Rule = [/(?<!śr)ī(?=$| )/gu, "i"];
const shortA: Rule = [/ā(?=$| )/gu, "a"];

/** What musicians of each script write where the name's Sanskrit form differs. */
const before: Record<IndicScript, Rule[]> = {
  te: [shortI, shortA],
  kn: [shortI, shortA, [/ṁ$/u, ""]],
  ml: [shortI, shortA],
  hi: [[/ṁ$/u, "m"]],
  ta: [shortI, [/jh/gu, "j"]],
};

const after: Record<IndicScript, Rule[]> = {
  te: [],
  kn: [],
  hi: [
    [/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/gu, "ं"],
    // Hindi leaves it to the reader that Behag ends without a vowel; not so the m of Sanskrit.
    [/(?<!म)्$/u, ""],
  ],
  ml: [
    [/നാട$/u, "നാട്ട"],
    [/ചാപു$/u, "ചാപ്പ്"],
  ],
  // Names in Tamil carry no superscripts, and its own letter for the s of Shankara.
  ta: [
    [/[²³⁴]/gu, ""],
    [/ஶ்/gu, "ஸ்"],
    [/ஶ/gu, "ச"],
    [/நாட$/u, "நாட்டை"],
    [/னாட$/u, "நாட்டை"],
    [/கௌள$/u, "கௌளை"],
  ],
};

const apply = (text: string, rules: Rule[]) =>
  rules.reduce((so, [found, written]) => so.replace(found, written), text);

/**
 * A raaga's or a taala's name as musicians write it in the script of `language`, made from its form in
 * ISO 15919. Null where that is not known, and for English, which writes it in roman anyway.
 */
export async function nameInScript(
  isoName: string | null,
  language: Language,
): Promise<string | null> {
  if (isoName === null || language === "en") return null;
  const write = await transliterator("iso", language);
  return apply(write(apply(isoName.normalize("NFC"), before[language])), after[language]);
}
