import type { Language } from "../../archive.ts";
import { type ListedSong, type Recordings, truncate } from "../../domain/songs/song.ts";
import { formatDate, formatDuration } from "../../i18n/format.ts";
import { translate } from "../../i18n/translate.server.ts";

export type Entry = ReturnType<typeof toEntry>;

/** Converts an entry of a list to what its card and its row say, in the language of the page. */
export function toEntry(language: Language, song: ListedSong) {
  const { singer, recordingDate, durationSeconds, recordings } = song;
  const { count = 1, shown = count } = recordings ?? {};
  const t = (key: EntryKey, values: Record<string, string | number>) =>
    translate(language, key, values);
  const isOne = shown <= 1;
  const key = shown < count ? "entry.someRecordings" : "recordings.count";
  const number = t(key, { shown, count }).replaceAll(" ", noBreakSpace);
  const years = recordings ? yearsOf(recordings) : recordingDate?.slice(0, 4);
  const by =
    isOne && singer
      ? t(song.singerPart === "vocal" ? "entry.sungBy" : "entry.performedBy", {
          name: truncate(singer),
        })
      : t("song.composedBy", { name: truncate(song.composer) });
  const told = [recordings && count > 0 && number, years].filter(Boolean).join(", ");
  return {
    id: song.id,
    title: song.title,
    composer: song.composer,
    raagaId: song.raagaId,
    taalaId: song.taalaId,
    songTypeId: song.songTypeId,
    media: song.media,
    /** Whose it is, how many recordings there are, and of which years. */
    people: told ? `${by} · ${told}` : by,
    singer: isOne ? singer || unknown : number,
    date: (isOne ? recordingDate && formatDate(language, recordingDate) : years) || unknown,
    duration: isOne && durationSeconds !== null ? formatDuration(durationSeconds) : unknown,
  };
}

const unknown = "–";
const noBreakSpace = "\u00a0";

type EntryKey =
  | "entry.sungBy"
  | "entry.performedBy"
  | "recordings.count"
  | "entry.someRecordings"
  | "song.composedBy";

function yearsOf({ firstYear, lastYear }: Recordings): string | null {
  if (firstYear === null) return null;
  return firstYear === lastYear ? `${firstYear}` : `${firstYear}–${lastYear}`;
}
