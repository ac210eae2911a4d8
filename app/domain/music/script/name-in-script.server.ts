import type { Language } from "../../../archive.ts";
import { hindiNames, hindiTitles } from "./names/hindi.ts";
import { apply, type NameRules } from "./names/rule.ts";
import {
  kannadaNames,
  kannadaTitles,
  malayalamNames,
  malayalamTitles,
  teluguNames,
  teluguTitles,
} from "./names/south.ts";
import { tamilNames, tamilTitles } from "./names/tamil.ts";
import type { IndicScript } from "./scripts.ts";
import { transliterator } from "./transliterate.server.ts";

const names: Record<IndicScript, NameRules> = {
  te: teluguNames,
  ta: tamilNames,
  kn: kannadaNames,
  ml: malayalamNames,
  hi: hindiNames,
};

const titles: Record<IndicScript, NameRules> = {
  te: teluguTitles,
  ta: tamilTitles,
  kn: kannadaTitles,
  ml: malayalamTitles,
  hi: hindiTitles,
};

async function spellIso(iso: string, language: IndicScript, rules: NameRules): Promise<string> {
  const write = await transliterator("iso", language);
  return apply(write(apply(iso.normalize("NFC").toLowerCase(), rules.before)), rules.after);
}

/** Spells an ISO 15919 name as musicians write it in the script of `language`; null for English. */
export async function nameInScript(
  isoName: string | null,
  language: Language,
): Promise<string | null> {
  if (isoName === null || language === "en") return null;
  return spellIso(isoName, language, names[language]);
}

/** Spells the ISO 15919 form of a title, whose words keep their endings, in the script of `language`. */
export async function isoTitleInScript(isoTitle: string, language: IndicScript): Promise<string> {
  return spellIso(isoTitle, language, titles[language]);
}
