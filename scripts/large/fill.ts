import type { DatabaseSync } from "node:sqlite";
import {
  accompanimentPlayers,
  accompaniments,
  nameIndex,
  songIndex,
  songs,
} from "#drizzle/schema/index.ts";
import { makeNameIndexRows, makeSongIndexRows } from "#app/data/search/index/index-rows.ts";
import { BulkInsert } from "./bulk-insert.ts";
import { Chance } from "./chance.ts";
import { inventAccompaniments, inventSong, type Lists } from "./songs.ts";
import { idsOf, lastId, numbersOf } from "./storage.ts";

type Accompaniment = ReturnType<typeof inventAccompaniments>[number];

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
    accompanimentTypes: numbersOf(db, "accompaniment_types"),
    users: numbersOf(db, "users"),
  };
}

/** Adds `count` songs and their index rows. */
export function fill(db: DatabaseSync, count: number): void {
  const chance = new Chance(1930);
  const lists = readLists(db);
  const tables = {
    songs: new BulkInsert(db, songs),
    keys: new BulkInsert(db, songIndex),
    names: new BulkInsert(db, nameIndex),
    accompaniments: new BulkInsert(db, accompaniments),
    players: new BulkInsert(db, accompanimentPlayers),
  };
  const named = {
    singer: new Set<string>(),
    composer: new Set<string>(),
    accompanist: new Set<string>(),
  };
  const firstSong = lastId(db, "songs") + 1;
  let accompanimentId = lastId(db, "accompaniments");

  const addAccompaniments = (songId: number, invented: Accompaniment[]): string[] => {
    for (const [position, { typeId, players }] of invented.entries()) {
      const id = ++accompanimentId;
      tables.accompaniments.add({ id, songId, position, accompanimentTypeId: typeId });
      for (const [at, name] of players.entries()) {
        tables.players.add({ accompanimentId: id, position: at, name });
        named.accompanist.add(name);
      }
    }
    return invented.flatMap(({ players }) => players);
  };

  for (let id = firstSong; id < firstSong + count; id++) {
    const accompanied = inventAccompaniments(chance, lists.accompanimentTypes);
    const song = { ...inventSong(chance, id, lists), accompaniments: accompanied };
    tables.songs.add(song);
    named.singer.add(song.singer!);
    named.composer.add(song.composer);
    const accompanists = addAccompaniments(id, accompanied);
    const { title, lyrics = "" } = song;
    for (const row of makeSongIndexRows({ id, title, lyrics, accompanists })) tables.keys.add(row);
  }
  for (const kind of ["singer", "composer", "accompanist"] as const)
    for (const name of named[kind])
      for (const row of makeNameIndexRows(kind, name)) tables.names.add(row);
  for (const table of Object.values(tables)) table.flush();
}
