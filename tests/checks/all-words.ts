import { readFileSync } from "node:fs";
import type { Language } from "#app/archive.ts";

/** Every message of a language, by its key. */
export const wordsOf = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...[
      "",
      "failure/",
      "form/",
      "about/",
      "account/",
      "catalogue/",
      "songs/",
      "cite/",
      "concerts/",
      "csv/",
      "batch/",
      "deities/",
      "beside/",
      "device/",
      "drafts/",
      "heard/",
      "history/",
      "admin/",
      "api/",
      "mail/",
      "menus/",
      "numbers/",
      "offline/",
      "ownList/",
      "people/",
      "practise/",
      "raagas/",
      "radio/",
      "parts/",
      "player/",
      "sound/",
      "suggest/",
      "taalas/",
      "times/",
    ].map((folder) => JSON.parse(readFileSync(`app/locales/${folder}${language}.json`, "utf8"))),
  );
