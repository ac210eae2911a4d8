import type { Language } from "../../../archive.ts";
import { translate } from "../../../i18n/translate.server.ts";

export interface SharePicture {
  path: string;
  alt: string;
}

/** Returns the social-media picture of a raaga's scale; undefined if the scale is not known. */
export function scalePicture(
  language: Language,
  raaga: { id: string; arohana: string | null; avarohana: string | null },
  native: string | null,
): SharePicture | undefined {
  if (!raaga.arohana || !raaga.avarohana) return undefined;
  return {
    path: `/pictures/raaga/${encodeURIComponent(raaga.id)}.png`,
    alt: translate(language, "sound.picture", { name: native ?? raaga.id }),
  };
}
