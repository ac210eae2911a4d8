import type { Language } from "../archive.ts";
import { testSound } from "../domain/songs/test-sound.ts";
import { translate } from "../i18n/translate.server.ts";

/** Returns a singer's name in the reader's script, or the label of a test sound in their language. */
export const nativeSinger = (
  language: Language,
  singer: string,
  native: string | null | undefined,
): string | null | undefined =>
  singer === testSound ? translate(language, "recordings.testSound") : native;
