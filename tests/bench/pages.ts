import { maxListed } from "#app/data/songs/detail/composition-columns.ts";
import { maxRelated } from "#app/data/songs/detail/related-songs.ts";
import { pageCount, pageSize } from "#app/domain/paging.ts";
import { maxCountedMatches } from "#app/domain/search/search.ts";
import type { Sample } from "./sample.ts";
import { targets } from "./targets.ts";

export interface Page {
  name: string;
  path: string;
  /** Maximum of rows read; null if they are only reported. */
  rows: number | null;
  /** Whether it is a search, which reads more if it finds more. */
  counts?: boolean;
  /** Allowed difference in rows between two sizes, whatever the ratio. */
  slack?: number;
}

/** A song lists a few compositions of its raaga and of its deity, and reads one more to see if there are more. */
const related = 2 * (maxRelated + 1);

const { home, song, people, person, raagas, search, searchAll, query } = targets.rows;
/**
 * By title, best match first, a match is two rows: one of the index, and its song, which has the number of its
 * composition. A song of the page is one more, its raaga, whose scale makes the mark. Other sorts and filters are
 * reported.
 */
const searchRows: Record<string, number> = {
  "title, rare": search + 2 * pageSize,
  "title, common": search + 2 * maxCountedMatches + pageSize,
  "title, common, page 3": search + 2 * maxCountedMatches + pageSize,
};

/** AND counts and compares a thousand songs. */
function rowsOf(name: string): number | null {
  if (name.startsWith("AND")) return searchAll;
  return name.startsWith("everything") ? query : (searchRows[name] ?? null);
}

function searches(sample: Sample): Page[] {
  const { common, rare, commonWord, rareWord } = sample;
  const queries: Record<string, Record<string, string>> = {
    "title, rare": { title: rareWord },
    "title, common": { title: commonWord },
    "title, common, page 3": { title: commonWord, page: "3" },
    "title, common, by singer": { title: commonWord, sortBy: "singer" },
    "AND: title, raaga, year, common": {
      condition: "AND",
      title: commonWord,
      raagaDescription: common.raaga_id,
      recordingYearStart: "1960",
      recordingYearEnd: "1969",
    },
    "AND: title, raaga, year, rare": {
      condition: "AND",
      title: rareWord,
      raagaDescription: common.raaga_id,
      recordingYearStart: "1960",
      recordingYearEnd: "1969",
    },
    "OR: title, raaga, singer, common": {
      title: commonWord,
      raagaDescription: common.raaga_id,
      singer: common.singer,
    },
    "OR: title, raaga, singer, rare": {
      title: rareWord,
      raagaDescription: rare.raaga_id,
      singer: rare.singer,
    },
    "raaga, common": { raagaDescription: common.raaga_id },
    "raaga, rare": { raagaDescription: rare.raaga_id },
    "taala, common": { taalaDescription: common.taala_id },
    "singer, rare": { singer: rare.singer },
    "composer, common": { composer: common.composer },
    "accompanist, part of many names": { accompanistName: "Rukmini" },
    "accompanist, common": { accompanistName: common.accompanist },
    "lyrics, common": { lyrics: "tana" },
    "everything, common": { q: commonWord },
    "everything, a raaga": { q: common.raaga_id },
    "everything, two names": { q: `${common.raaga_id} ${common.taala_id}` },
    "everything, a raaga and a year": { q: `${common.raaga_id} 1968` },
    "everything, who sings": { q: `sung by ${common.singer}` },
    "everything, a deity": { q: "devi" },
    "everything, a type in the plural": { q: "varnams" },
    "everything, a melakarta": { q: "melakarta 29" },
    "everything, swaras": { q: "S R2 G3 P D2" },
    "everything, swaras had and lacked": { q: "with M2 without P" },
    "everything, a decade": { q: "recordings from the 1960s" },
    "everything, a length": { q: "longer than 10 minutes" },
    "everything, with words": { q: "songs with words" },
    "everything, his": { q: "his varnams" },
    "everything, a sentence": { q: "tillanas in adi by balamuralikrishna on krishna" },
    "everything, five names, nothing": {
      q: `${common.raaga_id} ${common.taala_id} varnam devi 1905`,
    },
    "everything, five words": {
      q: [commonWord, common.raaga_id, common.taala_id, common.song_type_id, "1960s"].join(" "),
    },
    "everything, in Telugu": { q: "రామ" },
    "everything, in Tamil": { q: "கோவிந்தா" },
    "everything, mistyped": { q: `${rareWord.slice(0, 4)}${rareWord.slice(5)}` },
    "everything, nothing like it": { q: "xyzzyplugh" },
    "AND: composer, taala, title": {
      condition: "AND",
      composer: common.composer,
      taalaDescription: common.taala_id,
      title: commonWord,
    },
    "AND: singer, accompanist, lyrics": {
      condition: "AND",
      singer: common.singer,
      accompanistName: common.accompanist,
      lyrics: "tana",
    },
    "AND: title, raaga": {
      condition: "AND",
      title: commonWord,
      raagaDescription: common.raaga_id,
    },
    "OR: raaga, song's language": { raagaDescription: common.raaga_id, language: "te" },
    "language, common": { language: "te" },
    "with a recording": { has: "recording" },
    "title, in a raaga": { title: commonWord, only: `raaga:${common.raaga_id}` },
    "one year": { recordingYearStart: "1968", recordingYearEnd: "1968" },
  };
  return Object.entries(queries).map(([name, parameters]) => ({
    name: `/search ${name}`,
    path: `/search?${new URLSearchParams({ ...parameters, searched: "true" })}`,
    rows: rowsOf(name),
    counts: true,
  }));
}

const rest = "/mbkmusic-mbkmusic";

/** Reads over REST. Songs there tell their lists' descriptions, people and instruments: up to 14 rows each. */
function restCalls({ songs, songIds, commonWord, rareWord }: Sample): Page[] {
  const last = Math.floor((songs - 1) / 20);
  return [
    { name: "REST list", path: `${rest}/songs`, rows: 20 * 14, slack: 60 },
    { name: "REST list, last page", path: `${rest}/songs?page=${last}`, rows: null },
    { name: "REST song", path: `${rest}/songs/${songIds.at(-1)!.id}`, rows: 20 },
    // Every match is counted, and the songs of the page are read after it.
    ...[rareWord, commonWord].map((title, at) => ({
      name: `REST search, ${at === 0 ? "rare" : "common"}`,
      path: `${rest}/songs/searchWithAnd?title=${title}`,
      rows: null,
    })),
  ];
}

/** Paths whose reads are counted; `/home?page=` skips rows of an index, and is only reported. */
export function measuredPages(sample: Sample): Page[] {
  const last = pageCount(sample.songs);
  return [
    // It adds up the raagas of each melakarta: at most every raaga that has songs.
    { name: "/ (welcome)", path: "/", rows: raagas, slack: raagas },
    { name: "/home", path: "/home", rows: home },
    { name: "/home by singer, down", path: "/home?sortBy=singer&direction=desc", rows: home },
    { name: "/home newest", path: "/home?sortBy=added&direction=desc", rows: home },
    { name: "/home from a letter, in Telugu", path: "/home?initial=%E0%B0%95&lng=te", rows: home },
    { name: "/home without lyrics", path: "/home?without=lyrics", rows: home },
    { name: "/home middle page", path: `/home?page=${Math.ceil(last / 2)}`, rows: null },
    { name: "/home last page", path: `/home?page=${last}`, rows: null },
    ...sample.places.map(({ sortBy, direction, place, id }) => ({
      name: `/home/next ${sortBy} ${direction}, ${place}`,
      path: `/home/next?${new URLSearchParams({ sortBy, direction, after: String(id) })}`,
      rows: home,
      // Equal songs and those beyond them are two ranges, and a full page of each may be read.
      slack: pageSize,
    })),
    ...searches(sample),
    ...sample.songIds.map(({ name, id }) => ({
      name: `/songs/… ${name}`,
      path: `/songs/${id}`,
      rows: song + related,
      // The songs differ in how many compositions share their raaga.
      slack: related,
    })),
    ...sample.compositions.map(({ recordings, songId }) => ({
      name: `/songs/… of ${recordings} recordings`,
      path: `/songs/${songId}`,
      // Each recording with the names of the people that it names.
      rows: song + related + (recordings > 1 ? 3 * Math.min(recordings, maxListed) : 0),
      // The songs differ in raagas' aliases and in instruments.
      slack: 10,
    })),
    // Two rows for each person, and a step of the index for each initial.
    { name: "/people", path: "/people", rows: people },
    { name: "/people in Tamil", path: "/people?lng=ta", rows: people },
    // Of a hundred recordings, who shares them is read, too.
    ...sample.people.map(({ name, id }) => ({
      name: `/people/… ${name}`,
      path: `/people/${id}`,
      rows: person,
      // A small archive has fewer recordings of the person than the page lists.
      slack: person,
    })),
    // Every raaga is read once, and a page of songs.
    { name: "/raagas", path: "/raagas", rows: raagas },
    { name: "/raagas/… with songs", path: "/raagas/Mechakalyani", rows: raagas + 3 * pageSize },
    ...restCalls(sample),
    // Of 400 songs it reads 120 rows, of 10,000 songs 97.
    { name: "/suggest titles", path: "/suggest?text=ra", rows: search, slack: pageSize },
    { name: "/suggest everything", path: "/suggest?kind=all&text=ra", rows: null },
    { name: "/suggest everything, mistyped", path: "/suggest?kind=all&text=kalyni", rows: null },
    { name: "/suggest singers", path: "/suggest?kind=singer&text=ra", rows: search },
  ];
}
