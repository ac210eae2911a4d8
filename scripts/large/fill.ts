import type { DatabaseSync } from "node:sqlite";
import { archive } from "#app/archive.ts";
import { compositions, nameIndex, songIndex, songs } from "#drizzle/schema/index.ts";
import { makeTitleNames } from "#app/domain/music/script/script-names.server.ts";
import { makeNameIndexRows, makeSongIndexRows } from "#app/data/search/index/index-rows.ts";
import { peopleStatements } from "#drizzle/seed/reference/people-statements.ts";
import { BulkInsert } from "./bulk-insert.ts";
import { Chance } from "./chance.ts";
import { guest } from "./people.ts";
import { countRecordings } from "./recording-counts.ts";
import { inventComposition, inventSong, type Lists } from "./songs.ts";
import { idsOf, lastId, numbersOf, idsOfPeople, withoutSongTriggers } from "./storage.ts";

const popular = {
  raagas:
    `Mechakalyani Hanumatodi Dhirashankarabharanam Kharaharapriya Kamavardhini Bhairavi Hindolam
    Mayamalavagaula Shanmukhapriya Harikambhoji Charukeshi Kiravani Hamsadhvani Simhendramadhyamam
    Bilahari Arabhi Mukhari Kedaram Nata Behag Kapi Hamsanandi Vachaspati Latangi`.split(/\s+/),
  taalas: ["Adi", "Chatusra-jati Rupaka", "Misra Chapu", "Khanda Chapu", "Tisra-jati Triputa"],
};

function withFirst(ids: string[], first: string[]): string[] {
  return [...first.filter((id) => ids.includes(id)), ...ids.filter((id) => !first.includes(id))];
}

function readLists(db: DatabaseSync): Lists {
  return {
    raagas: withFirst(idsOf(db, "raagas"), popular.raagas),
    taalas: withFirst(idsOf(db, "taalas"), popular.taalas),
    songTypes: idsOf(db, "song_types"),
    deities: idsOf(db, "deities"),
    accompanimentTypes: numbersOf(db, "accompaniment_types"),
    users: numbersOf(db, "users"),
    people: idsOfPeople(db, [archive.composer, guest.name]),
  };
}

/** Adds `count` songs with their compositions and index rows. */
export async function fill(db: DatabaseSync, count: number): Promise<void> {
  await withoutSongTriggers(db, () => insertSongs(db, count));
}

async function insertSongs(db: DatabaseSync, count: number): Promise<void> {
  const chance = new Chance(1930);
  for (const statement of await peopleStatements([guest])) db.exec(statement);
  const lists = readLists(db);
  const tables = {
    compositions: new BulkInsert(db, compositions),
    songs: new BulkInsert(db, songs),
    keys: new BulkInsert(db, songIndex),
    names: new BulkInsert(db, nameIndex),
  };
  const named = {
    singer: new Set<string>(),
    composer: new Set<string>(),
    accompanist: new Set<string>(),
  };
  let compositionId = lastId(db, "compositions");
  let songId = lastId(db, "songs");
  for (const recordings of countRecordings(chance, count)) {
    const { nativeTitle, deity, ...composition } = inventComposition(
      chance,
      ++compositionId,
      lists,
    );
    const { title, composer, lyrics } = composition;
    tables.compositions.add({
      ...composition,
      nativeTitle,
      deity,
      composerId: lists.people.get(composer) ?? null,
      scriptNames: await makeTitleNames({
        nativeTitle,
        isoTitle: null,
        language: composition.language,
      }),
    });
    named.composer.add(composer);
    for (let recording = 0; recording < recordings; recording++) {
      const song = inventSong(chance, ++songId, composition, lists);
      const accompanists = song.accompaniments.flatMap(({ players }) => players);
      tables.songs.add(song);
      named.singer.add(song.singer);
      for (const name of accompanists) named.accompanist.add(name);
      for (const row of makeSongIndexRows({ id: songId, title, deity, lyrics, accompanists }))
        tables.keys.add(row);
    }
  }
  for (const kind of ["singer", "composer", "accompanist"] as const)
    for (const name of named[kind])
      for (const row of makeNameIndexRows(kind, name)) tables.names.add(row);
  for (const table of Object.values(tables)) table.flush();
}
