import type { Language } from "../../../archive.ts";
import type { SongDetail } from "../../../data/songs/detail/song-detail.ts";
import { chakraNames, chakraOf } from "../../../domain/music/chakra.ts";
import { soundedScale } from "../../../domain/music/sound/sounded-scale.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import type { MessageKey, MessageValues } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { type Step, toSteps } from "../../raagas/scale/scale-view.server.ts";

export interface RaagaScale {
  notes: string[];
  /** Arohana and avarohana. `play` is null if the scale cannot be played. */
  ways: { label: string; steps: Step[]; play: { scale: string; label: string } | null }[];
  sound: { file: string; label: string } | null;
}

/** Describes a raaga's melakarta, parent and scale; null if none of them is known. */
export function describeScale(
  language: Language,
  raaga: SongDetail["raaga"],
  nativeParent: string | null,
): RaagaScale | null {
  if (!raaga) return null;
  const t = (key: MessageKey, values?: MessageValues) => translate(language, key, values);
  const { melakarta: number, parentId, synonyms, arohana, avarohana } = raaga;
  const parent = nativeParent ?? parentId;
  const notes = [
    synonyms.length > 0 && t("raaga.alsoCalled", { names: synonyms.join(", ") }),
    number &&
      t("raaga.place", { number, chakra: t(`chakra.${chakraNames[chakraOf(number) - 1]!}`) }),
    parent && t("raaga.bornOf", { parent }),
  ].filter((note) => typeof note === "string" && note !== "") as string[];
  const playableScale = soundedScale({ ...raaga, bhashanga: raaga.bhashanga === 1 });
  const way = (label: string, scale: string | null, play: string) => ({
    label,
    steps: toSteps(scale, language),
    play: playableScale && scale ? { scale, label: play } : null,
  });
  const ways = [
    way(t("raaga.arohana"), arohana, t("sound.up")),
    way(t("raaga.avarohana"), avarohana, t("sound.down")),
  ].filter(({ steps }) => steps.length > 0);
  if (notes.length + ways.length === 0) return null;
  const file = `${raagaPath(raaga.id)}/scale.wav`;
  return { notes, ways, sound: playableScale ? { file, label: t("sound.file") } : null };
}
