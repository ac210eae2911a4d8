import { archive } from "../../archive.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { type ShownName, textOf } from "../../domain/music/shown-name.ts";
import type { NamedSong } from "./song-names.server.ts";

export function songDescription(
  song: SongDetail,
  lyrics: string | null,
  origin: string,
  { names, alternates }: Pick<NamedSong, "names" | "alternates">,
) {
  const property = (name: string, value: ShownName | null) =>
    value
      ? [{ "@type": "PropertyValue", name, value: textOf(value), ...alternateName(value) }]
      : [];
  return {
    "@context": "https://schema.org",
    "@type": "MusicComposition",
    "@id": `${origin}/songs/${song.id}`,
    url: `${origin}/songs/${song.id}`,
    name: textOf(names.title),
    ...alternates.title,
    composer: {
      "@type": "Person",
      name: textOf(names.composer),
      ...alternates.composer,
      ...(song.composerId && { "@id": `${origin}/people/${song.composerId}` }),
    },
    ...(names.songType && { musicCompositionForm: textOf(names.songType) }),
    ...(song.language && { inLanguage: song.language }),
    ...(song.description && { description: song.description }),
    ...(lyrics && { lyrics: { "@type": "CreativeWork", text: lyrics } }),
    additionalProperty: [...property("raaga", names.raaga), ...property("taala", names.taala)],
    isPartOf: { "@type": "Collection", name: archive.title, url: origin },
  };
}

const alternateName = (name: ShownName) =>
  typeof name === "string" ? {} : { alternateName: name[1] };
