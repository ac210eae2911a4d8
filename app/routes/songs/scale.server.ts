import type { Language } from "../../archive.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { chakraNames, chakraOf } from "../../domain/music/chakra.ts";
import { scaleInScript } from "../../domain/music/script/swara.ts";
import type { MessageKey, MessageValues } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";

export interface RaagaScale {
  notes: string[];
  swaras: [string, string][];
}

/** Describes a raaga's place and scale; null if nothing is known of it. */
export function describeScale(
  language: Language,
  raaga: SongDetail["raaga"],
  nativeParent: string | null,
): RaagaScale | null {
  if (!raaga) return null;
  const t = (key: MessageKey, values?: MessageValues) => translate(language, key, values);
  const { melakarta: number, parentId, synonyms, arohana, avarohana } = raaga;
  const parent = nativeParent ? `${nativeParent} (${parentId})` : parentId;
  const notes = [
    synonyms.length > 0 && t("raaga.alsoCalled", { names: synonyms.join(", ") }),
    number &&
      t("raaga.place", { number, chakra: t(`chakra.${chakraNames[chakraOf(number) - 1]!}`) }),
    parent && t("raaga.bornOf", { parent }),
  ].filter((note) => typeof note === "string" && note !== "") as string[];
  const swaras: [string, string | null][] = [
    [t("raaga.arohana"), arohana],
    [t("raaga.avarohana"), avarohana],
  ];
  const known = swaras.flatMap(([label, scale]): [string, string][] =>
    scale ? [[label, scaleInScript(scale, language)]] : [],
  );
  return notes.length + known.length > 0 ? { notes, swaras: known } : null;
}
