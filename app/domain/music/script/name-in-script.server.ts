import type { Language } from "../../../archive.ts";
import type { IndicScript } from "./scripts.ts";
import { transliterator } from "./transliterate.server.ts";

type Rule = readonly [RegExp, string];

/** Sanskrit's long endings are short in the South; the one in Shri is not. */
const shortI: Rule = [/(?<!śr)ī(?=$| )/gu, "i"];
const shortA: Rule = [/ā(?=$| )/gu, "a"];

const before: Record<IndicScript, Rule[]> = {
  te: [shortI, shortA],
  kn: [shortI, shortA, [/ṁ$/u, ""]],
  ml: [shortI, shortA],
  // Hindi has no ḷ, and no short e and o.
  hi: [
    [/ṁ$/u, "m"],
    [/ḷ/gu, "l"],
    [/e/gu, "ē"],
    [/o/gu, "ō"],
  ],
  // No word of Tamil begins with two consonants: துருவ, திரிசக்தி, பிருந்தாவனி, சியாமளாங்கி.
  ta: [
    shortI,
    [/jh/gu, "j"],
    [/(?<!\p{L})(\p{L}h?)r̥/gu, "$1iru"],
    [/(?<!\p{L})([kgtdpb]h?)r(?=[uū])/gu, "$1ur"],
    [/(?<!\p{L})([kgtdpb]h?)r/gu, "$1ir"],
    [/(?<!\p{L})śy/gu, "śiy"],
  ],
};

const after: Record<IndicScript, Rule[]> = {
  te: [],
  kn: [],
  hi: [
    [/[ङञणनम]्(?=[क-घच-झट-ढत-धप-भ])/gu, "ं"],
    // Hindi leaves it to the reader that Behag ends without a vowel; not so the m of Sanskrit.
    [/(?<!म)्$/u, ""],
    // Between vowels ḍ is flapped, and has a dot: गरुड़, तोड़ी.
    [/(?<=[\p{L}ा-ौ])[डढ](?!्)/gu, "$&़"],
  ],
  ml: [
    // Doubled after r within a word, as in മൂർത്തി and വർദ്ധിനി; not k, which may begin the next word.
    [/(?<=ർ)ത(?!്)/gu, "ത്ത"],
    [/(?<=ർ)ധ(?!്)/gu, "ദ്ധ"],
    [/നാട$/u, "നാട്ട"],
    [/തോഡി$/u, "തോടി"],
    [/ചാപു$/u, "ചാപ്പ്"],
  ],
  // Names in Tamil carry no superscripts, and its own ச before a vowel and after ஞ்: சாவேரி, ரஞ்சனி.
  ta: [
    [/[²³⁴]/gu, ""],
    [/ஶ்/gu, "ஸ்"],
    [/[ஶஸ](?!்)/gu, "ச"],
    [/ஞ்ஜ/gu, "ஞ்ச"],
    [/ஷ்ட்ர/gu, "ஷ்டிர"],
    [/ந்த்ர/gu, "ந்திர"],
    [/மத்யமம்/gu, "மத்திமம்"],
    // Word-initial within a compound: கலாநிதி, நவநீதம்.
    [/ன(?=ிதி|[ாீ]தம்)/gu, "ந"],
    // Doubled after r and where priyā ends a name: மூர்த்தி, கரஹரப்பிரியா.
    [/ர்த(?!்)/gu, "ர்த்த"],
    [/(?<=\p{M}|\p{L})ப்ரிய/gu, "ப்பிரிய"],
    [/புட$/u, "புடை"],
    [/நாட$/u, "நாட்டை"],
    [/னாட$/u, "நாட்டை"],
    [/கௌள$/u, "கௌளை"],
  ],
};

const apply = (text: string, rules: Rule[]) =>
  rules.reduce((result, [pattern, letters]) => result.replace(pattern, letters), text);

/** Spells an ISO 15919 name as musicians write it in the script of `language`; null for English. */
export async function nameInScript(
  isoName: string | null,
  language: Language,
): Promise<string | null> {
  if (isoName === null || language === "en") return null;
  const write = await transliterator("iso", language);
  return apply(write(apply(isoName.normalize("NFC"), before[language])), after[language]);
}
