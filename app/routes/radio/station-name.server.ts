import type { Language } from "../../archive.ts";
import type { StationPage } from "../../data/songs/lists/station-page.ts";
import type { Station } from "../../domain/songs/lists/station.ts";
import { translate } from "../../i18n/translate.server.ts";

/** Returns the name of a radio and the language it is in. */
export function nameStation(language: Language, station: Station, { subjects }: StationPage) {
  switch (station.kind) {
    case "all":
      return { name: translate(language, "radio.all"), lang: language };
    case "decade":
      return {
        name: translate(language, "radio.decade", { year: String(station.id) }),
        lang: language,
      };
    case "time":
      return { name: translate(language, `time.${station.id}`), lang: language };
    default: {
      const { name, native } = subjects[0]!;
      return native ? { name: native, lang: language } : { name, lang: "en" };
    }
  }
}
