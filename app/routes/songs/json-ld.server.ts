import type {
  AudioObject,
  DefinedTerm,
  MusicComposition,
  MusicRecording,
  Person,
  VideoObject,
  WithContext,
} from "schema-dts";
import { archive } from "../../archive.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { youTubeAddress } from "../../domain/media/media-url.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { type ShownName, textOf } from "../../domain/music/shown-name.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { linkOf } from "../../domain/people/name-links.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import type { NamedSong } from "./song-names.server.ts";

interface Described extends Pick<NamedSong, "names" | "alternates"> {
  song: SongDetail;
  lyrics: string | null;
  /** The ids of the songs that are recordings of the composition, this one included; none if it is the only one. */
  recordingIds: readonly number[];
}

/** Describes a composition and its recordings for search engines. */
export function describeSong(described: Described, origin: string): WithContext<MusicComposition> {
  const { song, lyrics, recordingIds, names, alternates } = described;
  const url = `${origin}/songs/${song.id}`;
  const own = recordingOf(described, origin);
  const others = recordingIds
    .filter((id) => id !== song.id)
    .map((id): MusicRecording => ({
      "@type": "MusicRecording",
      "@id": `${origin}/songs/${id}#recording`,
      url: `${origin}/songs/${id}`,
    }));
  const terms = [
    song.raaga && term(names.raaga!, origin + raagaPath(song.raaga.id)),
    song.taala && term(names.taala!, origin + taalaPath(song.taala.id)),
  ].filter((one) => one !== null);
  return {
    "@context": "https://schema.org",
    "@type": "MusicComposition",
    "@id": url,
    url,
    name: textOf(names.title),
    ...alternates.title,
    composer: person(names.composer, song.composerId, origin),
    ...(names.songType && { musicCompositionForm: textOf(names.songType) }),
    ...(names.raaga && { musicalKey: textOf(names.raaga) }),
    ...(terms.length > 0 && { keywords: terms }),
    ...(song.language && { inLanguage: song.language }),
    ...(song.description && { description: song.description }),
    ...(lyrics && { lyrics: { "@type": "CreativeWork", text: lyrics } }),
    ...(own || others.length > 0 ? { recordedAs: own ? [own, ...others] : others } : {}),
    isPartOf: { "@type": "Collection", name: archive.title, url: origin },
  };
}

const alternateName = (name: ShownName) =>
  typeof name === "string" ? {} : { alternateName: name[1] };

const term = (name: ShownName, address: string): DefinedTerm => ({
  "@type": "DefinedTerm",
  "@id": address,
  name: textOf(name),
  ...alternateName(name),
});

const person = (name: ShownName, id: string | null | undefined, origin: string): Person => ({
  "@type": "Person",
  ...(id && { "@id": `${origin}/people/${id}` }),
  name: textOf(name),
  ...alternateName(name),
});

/** Describes the recording of a song; null if there is none, if it was not found any more, or if it is a test sound. */
function recordingOf({ song, names }: Described, origin: string): MusicRecording | null {
  const { media, durationSeconds: seconds } = song;
  if (!media || song.unavailable || song.singer === testSound) return null;
  const url = `${origin}/songs/${song.id}`;
  return {
    "@type": "MusicRecording",
    "@id": `${url}#recording`,
    url,
    name: textOf(names.title),
    ...(names.singer && {
      byArtist: person(names.singer, linkOf(song.personIds, song.singer), origin),
    }),
    ...(song.recordingDate && { dateCreated: song.recordingDate }),
    ...(seconds && { duration: `PT${seconds}S` }),
    ...mediumOf(song, textOf(names.title), origin),
  };
}

function mediumOf(
  { media }: SongDetail,
  name: string,
  origin: string,
): { video: VideoObject } | { audio: AudioObject } | { sameAs: string } {
  if (media?.kind === "YouTube") {
    const { videoId, start, end } = media;
    const part = new URLSearchParams({
      ...(start && { start: String(start) }),
      ...(end && { end: String(end) }),
    });
    const video: VideoObject = {
      "@type": "VideoObject",
      name,
      url: youTubeAddress(videoId),
      embedUrl: `https://www.youtube.com/embed/${videoId}${part.size > 0 ? `?${part}` : ""}`,
      thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    };
    return { video };
  }
  if (media?.kind === "Link") return { sameAs: media.url };
  const contentUrl = origin + media!.url;
  return media!.kind === "Video"
    ? { video: { "@type": "VideoObject", name, contentUrl } }
    : { audio: { "@type": "AudioObject", name, contentUrl } };
}
