import type { Language } from "../../../archive.ts";
import { soundedScale } from "../../../domain/music/sound/sounded-scale.ts";
import { translate } from "../../../i18n/translate.server.ts";

export type PlayedScale = NonNullable<ReturnType<typeof playedScale>>;

/** Returns what the buttons of a raaga's scale play, and their labels; null if its scale may not sound. */
export function playedScale(language: Language, raaga: Parameters<typeof soundedScale>[0]) {
  const { arohana, avarohana } = raaga;
  if (!arohana || !avarohana || !soundedScale(raaga)) return null;
  return {
    up: { scale: arohana, label: translate(language, "sound.up") },
    down: { scale: avarohana, label: translate(language, "sound.down") },
  };
}
