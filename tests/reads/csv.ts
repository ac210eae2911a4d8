import type { Database } from "#app/data/database.ts";
import { findNearestPeople, findNewNames } from "#app/data/songs/csv/nearest-people.ts";
import { findOpenSongs, readExportedSongs } from "#app/data/songs/csv/read-songs.ts";
import { offerNames } from "#app/operations/songs/offer-names.ts";
import { planSongImport } from "#app/operations/songs/import-songs.ts";
import { bytesOf } from "../csv-bytes.ts";

const someIds = Array.from({ length: 500 }, (_, at) => 7 * at + 1);
const settings = { SITE_ORIGIN: "https://archive.example" } as Parameters<
  typeof planSongImport
>[0]["settings"];

/** All reference lists, of which those of raagas and their names are the longest. */
const lists = 6000;
/** A song with its composition, the last change of both, what is hidden of them, and their sources. */
const aSong = 20;

const twentyRows = `id,event,raagaId,singer\n${someIds
  .slice(0, 20)
  .map((id) => `${id},A concert,Mohanm,Nobody Known\n`)
  .join("")}`;

async function preview(db: Database) {
  const plan = await planSongImport({ db, settings }, bytesOf(twentyRows), { ownerId: null });
  return offerNames({ db }, plan.lines);
}

/** Imports and exports of songs: what they read does not grow with the archive, only with the file. */
export const csvReads = [
  {
    path: "/my-collection/import, 500 songs",
    read: (db: Database) => findOpenSongs(db, someIds, { ownerId: 1 }),
    rows: 500 * aSong,
  },
  {
    path: "/admin/songs/export, its first page",
    read: (db: Database) => readExportedSongs(db, { ownerId: null }).next(),
    rows: 500 * aSong,
  },
  { path: "/my-collection/import, 20 rows", read: preview, rows: 2 * lists, trips: 5 },
  {
    path: "/my-collection/import, names of people",
    read: (db: Database) => findNewNames(db, [{ list: "singer", name: "Nobody Known" }]),
    rows: 10,
  },
  {
    path: "/my-collection/import, the nearest people",
    read: (db: Database) => findNearestPeople(db, [{ list: "singer", name: "Balamurli Krishna" }]),
    rows: 1000,
  },
];
