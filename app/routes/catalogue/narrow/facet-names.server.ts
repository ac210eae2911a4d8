import type { Language } from "../../../archive.ts";
import type { ShownName } from "../../../domain/music/shown-name.ts";
import type { ChosenFacet, FacetKind } from "../../../domain/search/facets.ts";
import { testSound } from "../../../domain/songs/test-sound.ts";
import type { SungLanguage } from "../../../domain/songs/song-field-kinds.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";

export const facetLabels: Record<FacetKind, MessageKey> = {
  raaga: "column.raaga",
  taala: "column.taala",
  songType: "column.songType",
  deity: "search.deity",
  language: "search.language",
  composer: "column.composer",
  singer: "column.singer",
  decade: "facets.decade",
};

/** Returns the name of a facet: a language's name, a decade's years, or else `name`, by default its value. */
export function nameFacet(
  language: Language,
  { kind, value }: ChosenFacet,
  name: ShownName = value,
): ShownName {
  if (kind === "language") return translate(language, `sung.${value as SungLanguage}`);
  if (kind === "decade") return `${value}–${Number(value) + 9}`;
  return kind === "singer" && name === testSound
    ? translate(language, "recordings.testSound")
    : name;
}
