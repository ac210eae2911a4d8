import type { Language } from "../../../archive.ts";

const order = ["S", "R", "G", "M", "P", "D", "N"];

/** The seven swaras as singers say and write them; Hindi as in books on the music of the South. */
const letters: Record<Exclude<Language, "en">, string[]> = {
  te: ["స", "రి", "గ", "మ", "ప", "ద", "ని"],
  ta: ["ஸ", "ரி", "க", "ம", "ப", "த", "நி"],
  kn: ["ಸ", "ರಿ", "ಗ", "ಮ", "ಪ", "ದ", "ನಿ"],
  ml: ["സ", "രി", "ഗ", "മ", "പ", "ധ", "നി"],
  hi: ["स", "रि", "ग", "म", "प", "ध", "नि"],
};

const subscripts = ["₀", "₁", "₂", "₃"];

/** Writes a swara (`R2`, `S'`, `N2.`) as the script of `language` does, its number as a small figure: రి₂. In English it stays. */
export function swaraInScript(name: string, language: Language): string {
  if (language === "en") return name;
  return name.replace(
    /^([SRGMPDN])([123]?)(?=['.]*$)/,
    (_, letter: string, number: string) =>
      letters[language][order.indexOf(letter)]! + (number && subscripts[Number(number)]!),
  );
}

/** Writes a scale (`S R2 G3 P D2 S'`) in the script of `language`, swara by swara. */
export function scaleInScript(scale: string, language: Language): string {
  return scale
    .split(" ")
    .map((swara) => swaraInScript(swara, language))
    .join(" ");
}
