import type { Language } from "../../archive.ts";
import {
  maxRelated,
  type RelatedComposition,
  type RelatedCompositions,
} from "../../data/songs/detail/related-songs.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { deityPath } from "../../domain/music/deity-path.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { showName, textOf } from "../../domain/music/shown-name.ts";
import type { SongNames } from "../../domain/songs/song.ts";
import { translate } from "../../i18n/translate.server.ts";
import type { SongLinks } from "./song-sections.server.ts";

/** Lists other compositions in the song's raaga and about its deity, each list with a link to the full one. */
export function listRelated(
  language: Language,
  { raaga, deity }: SongDetail,
  related: RelatedCompositions,
  names: SongNames | null,
): (SongLinks | null)[] {
  const list = (kind: keyof RelatedCompositions, name: string, to: string) =>
    related[kind].length === 0
      ? null
      : {
          id: `related-${kind}`,
          title: translate(language, titleKeys[kind], { name }),
          songs: related[kind].slice(0, maxRelated).map(toLink),
          next:
            related[kind].length > maxRelated
              ? { to, text: translate(language, "related.all") }
              : null,
        };
  return [
    raaga &&
      list(
        "raaga",
        textOf(showName(names?.raaga, raaga.description)),
        `${raagaPath(raaga.id)}#compositions`,
      ),
    deity && list("deity", textOf(showName(deity.native, deity.id)), deityPath(deity.id)),
  ];
}

const titleKeys = { raaga: "related.raaga", deity: "related.deity" } as const;

const toLink = ({ id, title, native }: RelatedComposition) => ({
  id,
  facts: [showName(native, title)],
});
