import type { RouterContextProvider } from "react-router";
import { archive, type Language } from "../../archive.ts";
import type { SearchResult } from "../../data/search/search.ts";
import { markOfScale } from "../../domain/music/picture/raaga-mark.ts";
import type { View } from "../../domain/preferences.ts";
import { type ShownName, showName, textOf } from "../../domain/music/shown-name.ts";
import { type ListedSong, type SongNames, yearsOf } from "../../domain/songs/song.ts";
import { testSound } from "../../domain/songs/test-sound.ts";
import { truncate } from "../../domain/truncate.ts";
import { formatDate, formatDuration } from "../../i18n/format.ts";
import { translate } from "../../i18n/translate.server.ts";
import { languageOf } from "../../web/language.ts";
import { nativeSinger } from "../../web/singer-name.server.ts";
import { showLine } from "./found/found-lines.server.ts";
import type { MarkedLink } from "./found/marked.tsx";

export type Entry = ReturnType<typeof toEntry> & { link?: MarkedLink | null };

/** An entry in the data of a page, without what its view does not show; see `toPageEntries`. */
export type PageEntry = Partial<Entry> & Pick<Entry, "id" | "title" | "name" | "by" | "media">;

const ofTables = new Set(["composer", "singer", "recordingDate", "duration"]);

/**
 * Returns entries without what their song has not, and cards without what only tables show. Equal names are one object,
 * which the router sends once: each field of each song costs a page some bytes.
 */
export function toPageEntries(view: View, entries: Entry[]): PageEntry[] {
  const known = new Map<string, unknown>();
  const share = (value: unknown) => {
    if (!Array.isArray(value)) return value;
    const key = value.join("\n");
    if (!known.has(key)) known.set(key, value);
    return known.get(key);
  };
  return entries.map(({ media, ...entry }) => {
    const shown = Object.entries(entry).filter(
      ([field, value]) =>
        value &&
        !(view === "card" && ofTables.has(field)) &&
        !(field === "short" && value === entry.name),
    );
    const shared = shown.map(([field, value]) => [field, share(value)]);
    return { ...(Object.fromEntries(shared) as PageEntry), media };
  });
}

/** Converts a song to the texts of its card and table row in the page's language. */
export function toEntry(language: Language, song: ListedSong) {
  const { singer, recordingDate, durationSeconds, recordings, matched } = song;
  const names = {
    ...song.names,
    singer: nativeSinger(language, singer, song.names.singer) ?? undefined,
  };
  const { count = 1, shown = count } = recordings ?? {};
  const t = (key: EntryKey, values: Record<string, string | number>) =>
    translate(language, key, values);
  const isOne = shown <= 1;
  const key = shown < count ? "entry.someRecordings" : "recordings.count";
  const isTest = isOne && singer === testSound;
  const number = isTest ? names.singer! : t(key, { shown, count }).replaceAll(" ", noBreakSpace);
  const years = recordings ? yearsOf(recordings) : recordingDate?.slice(0, 4);
  const singers = nameSingers(language, song, names.singer);
  // Cards name only other composers, because nearly all compositions are his.
  const byOther = song.composer !== archive.composer;
  const performers = isTest || (byOther && !isOne) ? null : singers;
  const first = showName(names.singer, singer);
  const verb = isOne ? verbOf(song) : "performedBy";
  const [before, after] = t(performers ? `entry.${verb}` : "song.composedBy", {
    name: gap,
  }).split(gap);
  const whose = performers ?? showName(names.composer, song.composer);
  const details = [recordings && count > 0 && number, years].filter(Boolean).join(", ");
  const name = showName(names.title, song.title);
  return {
    id: song.id,
    matched: matched && t("entry.matched", matched),
    title: textOf(name),
    name,
    short: shorten(name),
    composer: showName(names.composer, song.composer),
    ...nameMusic(song, names),
    mark: markOfScale(song.scale),
    hasLyrics: song.hasLyrics,
    media: song.media,
    /** Composer or singer, number of recordings, and their years. */
    by:
      performers || byOther
        ? ([before!, textOf(shorten(whose)), after!, details] as const)
        : (["", "", "", details] as const),
    /** Who sings in the player, if the card does not say so. */
    artist:
      singers && !isTest && (!performers || textOf(performers) !== textOf(first))
        ? shorten(first)
        : undefined,
    singer: singers ?? (isOne ? unknown : number),
    recordingDate:
      (isOne ? recordingDate && formatDate(language, recordingDate) : years) || unknown,
    duration: isOne && durationSeconds !== null ? formatDuration(durationSeconds) : unknown,
  };
}

/** Names the performer of the recording that is shown first, and how many others there are; null if it is not known. */
function nameSingers(
  language: Language,
  { singer, recordings }: ListedSong,
  native: string | undefined,
): ShownName | null {
  if (!singer) return null;
  const name = showName(native, singer);
  if (!recordings || recordings.shown <= 1) return name;
  if (singer === testSound) return null;
  const others = recordings.singers - 1;
  if (others < 1) return name;
  const text = translate(language, "entry.singers", { name: textOf(name), count: others });
  return typeof name === "string" ? text : [text, singer];
}

/** Converts search results to entries, each with the line of its lyrics that matched. */
export const toFoundEntries = (
  context: Readonly<RouterContextProvider>,
  songs: SearchResult["songs"],
): Promise<Entry[]> =>
  Promise.all(
    songs.map(async ({ line, ...song }) => ({
      ...toEntry(languageOf(context), song),
      link: line && (await showLine(context, line)),
    })),
  );

export function nameMusic(
  { raagaId, taalaId, songTypeId }: Pick<ListedSong, "raagaId" | "taalaId" | "songTypeId">,
  names: SongNames,
) {
  return {
    raaga: raagaId && shorten(showName(names.raaga, raagaId)),
    taala: taalaId && shorten(showName(names.taala, taalaId)),
    songType: songTypeId && shorten(showName(names.songType, songTypeId)),
  };
}

/** Cuts long names; returns the same object if nothing is cut. */
export function shorten(name: ShownName): ShownName {
  if (typeof name === "string") return truncate(name);
  const [native, roman] = [truncate(name[0]), truncate(name[1])];
  return native === name[0] && roman === name[1] ? name : [native, roman];
}

const unknown = "–";
const noBreakSpace = "\u00a0";
const gap = "\u0000";

const verbOf = ({ singerPart }: ListedSong) => (singerPart === "vocal" ? "sungBy" : "performedBy");

type EntryKey =
  | "entry.sungBy"
  | "entry.performedBy"
  | "recordings.count"
  | "entry.someRecordings"
  | "entry.matched"
  | "song.composedBy";
