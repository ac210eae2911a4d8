import { searchRaagas } from "#app/data/music/raaga-pages/find-raagas.ts";
import { listRaagaChanges } from "#app/data/music/raaga-pages/raaga-changes.ts";
import { findRaagaPage, listAllRaagas } from "#app/data/music/raaga-pages/raaga-page.ts";
import { findDeityPage, listDeities } from "#app/data/music/deity-pages.ts";
import { findRaagaPair } from "#app/data/music/raaga-pages/raaga-pair.ts";
import { findTypedRaagas } from "#app/data/music/raaga-pages/typed-raagas.ts";
import { listTaalas } from "#app/data/music/taala-pages/list-taalas.ts";
import { listScales } from "#app/data/music/list-scales.ts";
import { readPractice } from "#app/data/music/taala-pages/practice.ts";
import { listHeard } from "#app/data/kept/heard-songs.ts";
import { readSheetsById } from "#app/data/kept/sheets.ts";
import { listSongsById } from "#app/data/kept/songs-by-id.ts";
import { findStationPage } from "#app/data/songs/lists/station-page.ts";
import { findConcert } from "#app/data/songs/concerts/find-concert.ts";
import { listConcerts } from "#app/data/songs/concerts/list-concerts.ts";
import { findTaalaPage } from "#app/data/music/taala-pages/taala-page.ts";
import { listPeople } from "#app/data/people/list-people.ts";
import { findCited } from "#app/data/records/citing/find-cited.ts";
import { findPerson } from "#app/data/people/person-detail.ts";
import { findEarliestChange, listSungRaagas } from "#app/data/records/harvest/describe-archive.ts";
import { listLatestChanges } from "#app/data/records/harvest/latest-changes.ts";
import {
  listChangedCompositions,
  listChangedEntries,
  listChangedPeople,
  listChangedSongs,
} from "#app/data/records/harvest/list-changed.ts";
import { findRecord, listHeaders, listRecords } from "#app/data/records/harvest/list-changes.ts";
import { readHarvestRequest } from "#app/domain/records/harvest/harvest-request.ts";
import { findSourcePage } from "#app/data/records/sources/find-source.ts";
import { listPersonIds } from "#app/data/people/person-record.ts";
import { listOthersRecordings } from "#app/data/songs/others-recordings.ts";
import { readSongLists } from "#app/data/songs/song-lists.ts";
import { findShownRaagas } from "#app/data/music/shown-raagas.ts";
import { matchRaagas } from "#app/data/search/match-raagas.ts";
import { listOwnSongs } from "#app/data/songs/own-songs.ts";
import { countOwnBin, listBin } from "#app/data/songs/song-bin.ts";
import type { Database } from "#app/data/database.ts";
import { archive } from "#app/archive.ts";
import { readSearchExample } from "#app/data/search/search-examples.ts";
import { readSearchPage } from "#app/data/search/search-page.ts";
import { maxListed } from "#app/data/songs/detail/composition-columns.ts";
import { maxRelated } from "#app/data/songs/detail/related-songs.ts";
import { findSong } from "#app/data/songs/detail/song-detail.ts";
import { findSongPractice } from "#app/data/songs/detail/song-practice.ts";
import { listLatestSongs, listSongAddresses } from "#app/data/songs/lists/song-feeds.ts";
import { readWelcome } from "#app/data/songs/lists/welcome.ts";
import { suggestCompositions } from "#app/data/search/suggest-compositions.ts";
import { suggestEverything, suggestNames, suggestTitles } from "#app/data/search/suggestions.ts";
import { batchReads } from "./batch.ts";
import { adminReads } from "./admin.ts";
import { draftReads } from "./draft.ts";
import { filterReads } from "./filter.ts";
import { parseSearch } from "#app/domain/search/search.ts";
import { led, understood } from "./find.ts";
import { csvReads } from "./csv.ts";
import { homePages } from "./home.ts";
import { followReads } from "./following.ts";
import { historyReads } from "./history.ts";
import { keptReads } from "./kept.ts";
import { radioPath } from "#app/domain/songs/lists/station.ts";
import { playReads } from "./play.ts";

/** A page of the site: its database reads, as in its loader, and their maximum of rows. */
export interface SitePage {
  path: string;
  read: (db: Database) => Promise<unknown>;
  rows: number;
  /** Once by default. */
  trips?: number;
}

/** A page of songs and what stands beside it. */
const aPage = 100;

const aHundred = Array.from({ length: 100 }, (_, at) => 40 * at + 1);
/** Matches are counted to a thousand; one is read for each filter that it is of, and for its order. */
const counted = 5000;
/** A thousand songs are compared with all the other filters. */
const compared = 14_000;
/** What nothing contains is looked for in all that sounds alike. */
const alike = 2600;

/** Of a raaga and of a deity, a song lists a few compositions, and asks whether there is one more. */
const related = 2 * (maxRelated + 1);

const queryOf = (path: string) => new URLSearchParams(path.split("?")[1]);

/** The words of the one box are looked up in a trip of their own. */
const tripsOf = (path: string) => (queryOf(path).has("q") ? 2 : 1);

const search = (path: string, rows: number, trips = tripsOf(path)): SitePage => ({
  path,
  trips,
  read: (db) => readSearchPage(db, parseSearch(queryOf(path), 2026), "ta"),
  rows,
});
const suggest = (text: string): SitePage[] => [
  { path: `/suggest?text=${text}`, read: (db) => suggestTitles(db, text, "ta"), rows: 400 },
  {
    path: `/suggest?kind=all&text=${text}`,
    read: (db) => suggestEverything(db, text, "ta"),
    rows: alike,
  },
  ...(["raaga", "singer", "accompanist"] as const).map((kind) => ({
    path: `/suggest?kind=${kind}&text=${text}`,
    read: (db: Database) => suggestNames(db, kind, text, "ta"),
    rows: 400,
  })),
];
const own = (page: number): SitePage => ({
  path: `/my-collection?page=${page}`,
  read: (db) => listOwnSongs(db, 1, { page, after: null, language: "ta" }),
  rows: aPage,
});
/** The first compositions of a user are looked through, with a song of each. */
const ownCompositions: SitePage = {
  path: "/my-collection, compositions",
  read: (db) => listOthersRecordings(db, 1, "ta"),
  rows: 2600,
};
const like = (text: string): SitePage => ({
  path: `/songs/like?text=${text}`,
  read: (db) => suggestCompositions(db, text),
  rows: 1000,
});
/** Every raaga is read once, and of songs those of a page and those before it. Two fifths of all songs are in Mohanam. */
const allRaagas = 1200;
const raaga = (query: string, id = "Mohanam"): SitePage => {
  const parameters = queryOf(query);
  const page = Number(parameters.get("page") ?? 1);
  const ofJanyas = parameters.has("of");
  return {
    path: `/raagas/${id}${query}`,
    read: (db) => findRaagaPage(db, id, { language: "te", page, ofJanyas }),
    rows: allRaagas + 3 * aPage + 2 * 20 * page,
  };
};
/** As many as a form has, in two scripts, with names that several raagas have. */
const thirtyTwo = Array.from({ length: 8 }, (_, at) =>
  ["bhanumati", "kalyani raagam", "கானடா", "xyzzyplugh"].map((name) => name + " ".repeat(at)),
).flat();
const every =
  "q=a&title=a&singer=a&composer=a&raagaDescription=a&taalaDescription=a&songTypeDescription=a&accompanistName=a&lyrics=a&recordingYearStart=1900&recordingYearEnd=2020";

/** A list for harvesters: from its beginning, or resumed behind a time. */
const harvest = (query: string, resumedAt: number | null): SitePage => ({
  path: `/oai?${query}, ${resumedAt}`,
  read: (db) => {
    const asked = readHarvestRequest(new URLSearchParams(query), "localhost");
    if (!("list" in asked)) throw new Error(`${query} is no list.`);
    const after = resumedAt === null ? null : { changedAt: resumedAt, number: 0 };
    const list = { ...asked.list, after };
    return asked.verb === "ListRecords" ? listRecords(db, list) : listHeaders(db, list);
  },
  // A song and its composition stand beside each change; of other records, all their names.
  rows: (query.includes("=mods") ? 4 : 17) * aPage,
});

export const sitePages: SitePage[] = [
  ...homePages,
  {
    path: "/search",
    read: (db) => readSearchExample(db, archive.composerId, "ta"),
    rows: aPage,
  },
  search("/search?title=%25", aPage),
  search("/search?lyrics=a", led, 4),
  search("/search?title=xyzzyplugh&searched=true", led, 4),
  search("/search?q=xyzzyplugh+kalyani+adi", 6600 + 2 * led, 5),
  search("/search?q=kalyani+adi+kriti+1960s+balamuralikrishna", 6600 + 2 * led),
  search("/search?title=*a", counted),
  search("/search?title=a", counted),
  search("/search?title=a&page=1000000", counted),
  search("/search?title=a&page=1000000000", counted),
  search("/search?q=a", counted + understood),
  search("/search?q=ra&page=50", counted + understood),
  search("/search?singer=a&sortBy=title", counted),
  search("/search?accompanistName=a&sortBy=recordingDate", counted),
  search("/search?raagaDescription=kalyani", counted),
  search("/search?recordingYearStart=1900&recordingYearEnd=2020", counted),
  // Any may match; those that match all are looked for besides, as with AND.
  search(`/search?${every}`, counted + compared),
  ...filterReads.map((filter) => search(...filter)),
  search(`/search?${every}&condition=AND`, compared + 2 * understood + led, 5),
  search(`/search?${every}&condition=AND&part=1000000`, compared + 2 * understood + led, 5),
  search("/search?q=xyzzyplugh", led, 5),
  ...["ra", "%_", "xyzzyplugh", "a".repeat(100)].flatMap(suggest),
  own(1),
  { path: "/my-collection/deleted", read: (db) => listBin(db, "ta", 1), rows: 5 * aPage },
  { path: "/my-collection, deleted songs", read: (db) => countOwnBin(db, 1), rows: 6 * aPage },
  ...keptReads,
  // Of the two hundred that are remembered.
  { path: "/heard", read: (db) => listHeard(db, 1, "ta"), rows: 3 * 200 + aPage },
  ...playReads,
  ...csvReads,
  ownCompositions,
  // The short lists, and the latest titles.
  { path: "/songs/add", read: readSongLists, rows: 3 * aPage },
  {
    path: "/songs/edit/7, its raagas",
    read: (db) => findShownRaagas(db, ["Mohanam", "Kanada", "nowhere"], "ta"),
    rows: 10,
  },
  {
    path: "POST /songs/add, 32 raagas",
    read: (db) => matchRaagas(db, thirtyTwo, "ta"),
    rows: 32 * 20,
  },
  ...draftReads,
  ...batchReads,
  like("krishna"),
  like("sri"),
  own(1_000_000),
  // Three facts of its composition rest on a source, each a row and that of its source.
  { path: "/songs/7", read: (db) => findSong(db, 7, "ta"), rows: 36 + related },
  // Of compositions with 1, 10 and 200 recordings, of which a page lists fifty.
  ...(
    [
      [4790, 1],
      [4791, 10],
      [4801, 200],
    ] as const
  ).map(([id, recordings]) => ({
    path: `/songs/${id}`,
    read: (db: Database) => findSong(db, id, "ta"),
    // Each recording with the names of the people that it names.
    rows: 20 + 3 * Math.min(recordings, maxListed) + related,
  })),
  { path: "/songs/999999999999", read: (db) => findSong(db, 999_999_999_999, "ta"), rows: 20 },
  ...[null, { at: Date.now() + 1e6, row: 1 }].map((before) => ({
    path: `/changes.atom${before ? "?before=" : ""}`,
    read: (db: Database) => listLatestChanges(db, before),
    rows: 320,
  })),
  ...[0, Date.now() + 1e6].flatMap((at) => {
    const asked = { after: { at, row: 0 }, size: 100 };
    return [
      {
        path: `changes/songs, after ${at && "all"}`,
        read: (db: Database) => listChangedSongs(db, asked),
        rows: 1500,
      },
      {
        path: `changes/compositions, after ${at && "all"}`,
        read: (db: Database) => listChangedCompositions(db, asked),
        rows: 1500,
      },
      {
        path: `changes/people, after ${at && "all"}`,
        read: (db: Database) => listChangedPeople(db, asked),
        rows: 1500,
      },
      {
        path: `changes/raagas, after ${at && "all"}`,
        read: (db: Database) => listChangedEntries(db, "raaga", asked),
        rows: 1500,
      },
    ];
  }),
  { path: "/feed.atom", read: (db) => listLatestSongs(db, 30, "ta"), rows: aPage },
  { path: "/sitemap.xml", read: (db) => listSongAddresses(db, 0, 1, "desc"), rows: 20 },
  {
    path: "/sitemap.xml?part=1",
    read: (db) => listSongAddresses(db, 0, 5000, "asc", 5000),
    rows: 5000 + aPage,
  },
  { path: "/sitemap.xml?part=people", read: listPersonIds, rows: 5000 + aPage },
  ...["en", "ta"].map((language) => ({
    path: `/people?lng=${language}`,
    read: (db: Database) =>
      listPeople(db, {
        language,
        part: null,
        section: null,
        after: "tyagaraja",
        featured: "everybody",
      }),
    rows: 2 * aPage,
  })),
  // Invented songs are by this person, in every part. Of a hundred recordings, who shares them is read, too.
  { path: "/people/everybody", read: (db) => findPerson(db, "everybody", "ta"), rows: 15 * aPage },
  // With one credit, and with a fifth of all.
  {
    path: "/people/nelavaram-z-rukmini",
    read: (db) => findPerson(db, "nelavaram-z-rukmini", "ta"),
    rows: aPage,
  },
  {
    path: "/people/m-balamuralikrishna",
    read: (db) => findPerson(db, "m-balamuralikrishna", "ta"),
    rows: 15 * aPage,
  },
  { path: "/taalas", read: (db) => listTaalas(db, "te"), rows: aPage },
  {
    path: "/practise?raaga=Kalyani",
    read: (db) => readPractice(db, "Kalyani", "te"),
    rows: aPage + 2,
  },
  { path: "/songs/7/practise", read: (db) => findSongPractice(db, 7, "ta"), rows: 6 },
  { path: "/scales.json", read: (db) => listScales(db, "te"), rows: allRaagas },
  ...[null, 4000].map((after) => ({
    path: `/taalas/Adi?after=${after}`,
    read: (db: Database) => findTaalaPage(db, "Adi", { language: "te", after }),
    rows: aPage,
  })),
  ...[null, { kind: "composition", id: "4000" } as const].map((after) => ({
    path: `/sources/10001?after=${after?.id}`,
    read: (db: Database) => findSourcePage(db, 10001, { language: "te", after }),
    rows: 3 * aPage,
  })),
  { path: "/deities", read: (db) => listDeities(db, "te"), rows: aPage },
  ...[null, 4000].map((after) => ({
    path: `/deities/Devi?after=${after}`,
    read: (db: Database) => findDeityPage(db, "Devi", { language: "te", after }),
    // A deity has some fifty names.
    rows: 2 * aPage,
  })),
  {
    path: "/list?songs=…",
    read: (db: Database) => listSongsById(db, aHundred, "te"),
    rows: 4 * aPage,
  },
  {
    path: "/list/sheets?songs=…",
    read: (db: Database) => readSheetsById(db, aHundred, "te"),
    // A song, its composition, raaga and taala.
    rows: 4 * aPage,
  },
  ...(
    [
      { kind: "all" },
      { kind: "raaga", id: "Mohanam" },
      { kind: "singer", id: "everybody" },
      { kind: "decade", id: 1970 },
      // And all raagas, whose time is asked for thrice.
      { kind: "time", id: "evening" },
    ] as const
  ).map((station) => ({
    path: radioPath(station),
    read: (db: Database) => findStationPage(db, station, "te"),
    rows: 12 * aPage,
  })),
  ...[null, "Concert 500"].map((after) => ({
    path: `/concerts?after=${after}`,
    read: (db: Database) => listConcerts(db, after),
    rows: 2 * aPage,
  })),
  {
    path: "/concerts/Concert 1",
    read: (db) => findConcert(db, "Concert 1", "te"),
    rows: 20 * aPage,
  },
  ...(
    [
      ["song", "7"],
      ["recording", "7"],
      ["raaga", "Mohanam"],
      ["person", "everybody"],
      ["concert", "Concert 1"],
    ] as const
  ).map(([kind, id]) => ({
    path: `/cite/${kind}/${id}`,
    read: (db: Database) => findCited(db, kind, id),
    // A concert has a hundred pieces at most, each with a performer who may be a person. What is cited of a song is of
    // two records, song and composition, each with its last version.
    rows: kind === "concert" ? 300 + aPage : 8,
  })),
  { path: "/oai?verb=Identify", read: findEarliestChange, rows: 1 },
  { path: "/oai?verb=ListSets", read: listSungRaagas, rows: allRaagas },
  {
    path: "/oai?verb=GetRecord",
    read: (db) => findRecord(db, { kind: "song", id: "7" }),
    rows: 5,
  },
  ...["ListRecords", "ListIdentifiers"].flatMap((verb) =>
    [
      "oai_dc",
      "mods",
      "mads",
      "mads&set=person",
      "mads&set=concert",
      "mods&set=recording",
      "mods&set=raaga.Mohanam",
      "mods&from=2000-01-01&until=2100-01-01",
    ].flatMap((format) =>
      [null, 0, Date.now()].map((resumedAt) =>
        harvest(`verb=${verb}&metadataPrefix=${format}`, resumedAt),
      ),
    ),
  ),
  { path: "/people/nobody", read: (db) => findPerson(db, "nobody", "ta"), rows: 25 },
  { path: "/raagas", read: (db) => listAllRaagas(db, "te"), rows: allRaagas },
  ...["kalyani", "a", "xyzzyplugh"].map((text) => ({
    path: `/raagas?q=${text}`,
    read: (db: Database) => searchRaagas(db, text, "te"),
    rows: allRaagas + alike,
  })),
  raaga(""),
  raaga("?page=40"),
  raaga("", "Harikambhoji"),
  raaga("?of=janyas", "Harikambhoji"),
  raaga("?of=janyas&page=40", "Harikambhoji"),
  ...[
    ["Mohanam", "Harikambhoji"],
    ["Mohanam", "nowhere"],
  ].map(([one, other]) => ({
    path: `/raagas/${one}/beside/${other}`,
    read: (db: Database) => findRaagaPair(db, [one!, other!], "te"),
    rows: allRaagas + 3 * aPage,
  })),
  ...[
    ["kalyani", "காம்போதி"],
    ["a", "xyzzyplugh"],
    ["", "%"],
  ].map(([one, other]) => ({
    path: `/raagas/beside?one=${one}&other=${other}`,
    read: (db: Database) => findTypedRaagas(db, [one!, other!], "te"),
    rows: 2 * 400,
  })),
  {
    path: "/raagas/Mohanam/feed.atom",
    read: (db) => listRaagaChanges(db, "Mohanam", 30, "ta"),
    rows: aPage * 12,
  },
  // The melakartas with their janyas, a page of the latest, and two dozen songs with lyrics to choose from.
  ...["aa", "mm", "zz"].map((letters) => ({
    path: `/?${letters}`,
    read: (db: Database) => readWelcome(db, "te", { composerId: "everybody", letters }),
    rows: 15 * aPage,
  })),
  ...adminReads,
  ...historyReads,
  ...followReads,
];
