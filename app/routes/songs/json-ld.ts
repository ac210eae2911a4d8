import { archive } from "../../archive.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import type { Alternates } from "./song-names.server.ts";

export function songDescription(
  song: SongDetail,
  lyrics: string | null,
  origin: string,
  alternates: Alternates,
) {
  const property = (name: string, value: string | undefined) =>
    value ? [{ "@type": "PropertyValue", name, value }] : [];
  return {
    "@context": "https://schema.org",
    "@type": "MusicComposition",
    "@id": `${origin}/songs/${song.id}`,
    url: `${origin}/songs/${song.id}`,
    name: song.title,
    ...alternates.title,
    composer: {
      "@type": "Person",
      name: song.composer,
      ...alternates.composer,
      ...(song.composerId && { "@id": `${origin}/people/${song.composerId}` }),
    },
    ...(song.songType && { musicCompositionForm: song.songType }),
    ...(song.language && { inLanguage: song.language }),
    ...(song.description && { description: song.description }),
    ...(lyrics && { lyrics: { "@type": "CreativeWork", text: lyrics } }),
    additionalProperty: [
      ...property("raaga", song.raaga?.description),
      ...property("taala", song.taala?.description),
    ],
    isPartOf: { "@type": "Collection", name: archive.title, url: origin },
  };
}
