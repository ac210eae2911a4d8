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
import type { Claim } from "../../data/records/sources/claims-on.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { youTubeAddress } from "../../domain/media/media-url.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { type ShownName, textOf } from "../../domain/music/shown-name.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { linkOf } from "../../domain/people/name-links.ts";
import type { Media } from "../../domain/songs/song.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import { describeStatement } from "./describe-statement.ts";
import { citedWorks } from "../sources/source-json-ld.ts";
import type { NamedSong } from "./song-names.server.ts";

interface Described extends Pick<NamedSong, "names" | "alternates"> {
  song: SongDetail;
  lyrics: string | null;
  rights: Record<"lyricsRights" | "recordingRights", string | null> &
    Record<"lyricsPermission" | "recordingPermission", string>;
  /** Song ids of all recordings of the composition, including this song's; empty if there is only one. */
  recordingIds: readonly number[];
  /** The claims on the composition. */
  claims: readonly Claim[];
}

/** Returns the JSON-LD of a composition and its recordings. */
export function describeSong(described: Described, origin: string): WithContext<MusicComposition> {
  const { song, lyrics, rights, recordingIds, names, alternates, claims } = described;
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
  const recordings = own ? [own, ...others] : others;
  // Undefined properties are left out of the JSON. Spreads are avoided because TypeScript does not check them for
  // unknown properties.
  return {
    "@context": "https://schema.org",
    "@type": "MusicComposition",
    "@id": url,
    url,
    name: textOf(names.title),
    alternateName: alternates.title?.alternateName,
    composer: person(names.composer, song.composerId, origin),
    musicCompositionForm: names.songType ? textOf(names.songType) : undefined,
    musicalKey: names.raaga ? textOf(names.raaga) : undefined,
    keywords: terms.length > 0 ? terms : undefined,
    inLanguage: song.language ?? undefined,
    description: song.description || undefined,
    lyrics: lyrics
      ? {
          "@type": "CreativeWork",
          text: lyrics,
          ...describeRights(rights.lyricsRights, rights.lyricsPermission),
        }
      : undefined,
    recordedAs: recordings.length > 0 ? recordings : undefined,
    citation: citedWorks(claims, origin),
    isPartOf: { "@type": "Collection", name: archive.title, url: origin },
  };
}

const describeRights = (address: string | null, permission: string) => ({
  ...describeStatement(address),
  copyrightNotice: permission || undefined,
});

const alternateOf = (name: ShownName) => (typeof name === "string" ? undefined : name[1]);

const term = (name: ShownName, address: string): DefinedTerm => ({
  "@type": "DefinedTerm",
  "@id": address,
  name: textOf(name),
  alternateName: alternateOf(name),
});

const person = (name: ShownName, id: string | null | undefined, origin: string): Person => ({
  "@type": "Person",
  "@id": id ? `${origin}/people/${id}` : undefined,
  name: textOf(name),
  alternateName: alternateOf(name),
});

/**
 * Returns the JSON-LD of a song's recording; null if there is no recording, if it is unavailable, or if it is a test
 * sound.
 */
function recordingOf({ song, rights, names }: Described, origin: string): MusicRecording | null {
  const { media, durationSeconds: seconds } = song;
  if (!media || song.unavailable || song.singer === testSound) return null;
  const url = `${origin}/songs/${song.id}`;
  return {
    "@type": "MusicRecording",
    "@id": `${url}#recording`,
    url,
    name: textOf(names.title),
    byArtist: names.singer
      ? person(names.singer, linkOf(song.personIds, song.singer), origin)
      : undefined,
    dateCreated: song.recordingDate ?? undefined,
    duration: seconds ? `PT${seconds}S` : undefined,
    ...describeRights(rights.recordingRights, rights.recordingPermission),
    video: videoOf(media, textOf(names.title), origin),
    audio: audioOf(media, textOf(names.title), origin),
    sameAs: media.kind === "Link" ? media.url : undefined,
  };
}

function videoOf(media: Media, name: string, origin: string): VideoObject | undefined {
  if (media.kind === "Video")
    return { "@type": "VideoObject", name, contentUrl: origin + media.url };
  if (media.kind !== "YouTube") return undefined;
  const { videoId, start, end } = media;
  const part = new URLSearchParams();
  if (start) part.set("start", String(start));
  if (end) part.set("end", String(end));
  return {
    "@type": "VideoObject",
    name,
    url: youTubeAddress(videoId),
    embedUrl: `https://www.youtube.com/embed/${videoId}${part.size > 0 ? `?${part}` : ""}`,
    thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
  };
}

const audioOf = (media: Media, name: string, origin: string): AudioObject | undefined =>
  media.kind === "Audio"
    ? { "@type": "AudioObject", name, contentUrl: origin + media.url }
    : undefined;
