import type { IndicScript } from "./scripts.ts";
import { swaraInScript } from "./swara.ts";

const devanagari = 0x0900;
const sounds: Record<string, string> = {
  स: "s",
  र: "r",
  ग: "g",
  म: "m",
  प: "p",
  द: "d",
  ध: "d",
  न: "n",
  "ा": "ā",
  "ि": "i",
  "ी": "ī",
};

/** Spells Indian letters, whose blocks are laid out alike, in roman ones; X for those that no swara has. */
const toSounds = (line: string) =>
  line
    .toLowerCase()
    .replace(
      /[\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Deva}]/gu,
      (letter) => sounds[String.fromCodePoint(devanagari + (letter.codePointAt(0)! & 0x7f))] ?? "X",
    );

const isIndic = /\p{sc=Telu}|\p{sc=Knda}|\p{sc=Mlym}|\p{sc=Deva}/u;
const indic = "[sgmpd]ā?|[rn][iī]";
const roman = "[sgmpd]h?[aā]?|[rn][iī]?";

const blocks: Record<IndicScript, number> = {
  te: 0x0c00,
  ta: 0x0b80,
  kn: 0x0c80,
  ml: 0x0d00,
  hi: devanagari,
};

function lengthen(shown: string, language: IndicScript): string {
  const sign = (offset: number) => String.fromCodePoint(blocks[language] + offset);
  return shown.endsWith(sign(0x3f)) ? shown.slice(0, -1) + sign(0x40) : shown + sign(0x3e);
}

/**
 * Writes a line of swaras (`స రి గా మ`, `sa ri gā ma`) as singers write it in the script of `language`; null
 * for a line of words. Swaras are joined to groups only in a section of swaras, as words have such syllables too.
 */
export function swaraLineInScript(
  line: string,
  language: IndicScript,
  inSection: boolean,
): string | null {
  const one = isIndic.test(line) ? indic : roman;
  const heard = toSounds(line);
  const groups = heard.match(/\p{L}+/gu) ?? [];
  const group = new RegExp(inSection ? `^(?:${one})+$` : `^(?:${one})$`, "u");
  if (groups.length < (inSection ? 1 : 4) || !groups.every((text) => group.test(text))) return null;
  return heard.replace(new RegExp(one, "gu"), (sound) => {
    const shown = swaraInScript(sound[0]!.toUpperCase(), language);
    return /[āī]/.test(sound) ? lengthen(shown, language) : shown;
  });
}
