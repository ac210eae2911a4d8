import type { Language } from "../../../archive.ts";
import { isoTitleInScript } from "./name-in-script.server.ts";
import { scriptOf } from "./script-of.ts";
import type { IndicScript, Script } from "./scripts.ts";
import { tamilToIso } from "./tamil-roman.ts";
import { transliterator } from "./transliterate.server.ts";

/** A title in the letters of its own language and in ISO 15919, and the language of its words (BCP 47). */
export interface WrittenTitle {
  native: string | null;
  iso: string | null;
  language: string | null;
}

/** Stops of Tamil hide whether they are voiced, and ழ and ற have no letter elsewhere. */
const unsureInTamil = /[கசடதபழற](?![ா-்]?[²³⁴])/u;

async function soundsOf(title: WrittenTitle, native: Script | null): Promise<string | null> {
  if (native === "ta") {
    if (unsureInTamil.test(title.native!)) return null;
    return tamilToIso(title.native!).replaceAll("ṉ", "n");
  }
  if (title.iso) return title.language === "ta" ? null : title.iso;
  if (native === null || native === "iso") return null;
  return (await transliterator(native, "iso"))(title.native!);
}

/**
 * Spells a title in the script of `language`: as it is written there, else by rule from ISO 15919 or its own letters,
 * from Tamil only where no letter stands for two sounds. Null for English, and for loose roman letters alone.
 */
export async function titleInScript(
  title: WrittenTitle,
  language: Language,
): Promise<string | null> {
  if (language === "en") return null;
  const native = title.native ? scriptOf(title.native) : null;
  if (native === language) return title.native;
  const sounds =
    language === "ta" && title.iso && title.language === "ta"
      ? title.iso
      : await soundsOf(title, native);
  return sounds === null ? null : isoTitleInScript(sounds, language satisfies IndicScript);
}
