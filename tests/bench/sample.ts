import { DatabaseSync } from "node:sqlite";
import { isByComposition, songSorts } from "#app/domain/songs/song.ts";
import { findDatabase } from "../../scripts/large/storage.ts";

/** Ids and names of a filled archive that the measured pages use. */
export interface Sample {
  songs: number;
  rareWord: string;
  commonWord: string;
  /** Of the commonest raaga, singer and so on, and of one of the rarest. */
  common: Record<Column | "accompanist", string>;
  rare: Record<Column, string>;
  /** Songs after which smooth scroll continues, for each order: in the middle, and near the end. */
  places: { sortBy: string; direction: string; place: string; id: number }[];
  /** Songs without accompaniments, with some, and with the most players: the only recording, in a raaga with aliases. */
  songIds: { name: string; id: number }[];
  /** Songs of compositions with 1, 10 and 200 recordings, if there are any. */
  compositions: { recordings: number; id: number; songId: number }[];
  /** People with one credit and with the most. */
  people: { name: string; id: string; credits: number }[];
}

const columns = ["raaga_id", "taala_id", "song_type_id", "singer", "composer"] as const;
type Column = (typeof columns)[number];

const keyOf = (sortBy: (typeof songSorts)[number], direction: string): string => {
  if (sortBy !== "recordingDate") return `${sortBy} COLLATE NOCASE`;
  return direction === "asc" ? "coalesce(recorded_on, '~')" : "coalesce(recorded_on, '')";
};

const songQueries = {
  "no accompaniments": "SELECT min(id) FROM songs WHERE accompaniments = '[]'",
  "two accompaniments": "SELECT min(id) FROM songs WHERE json_array_length(accompaniments) = 2",
  "most players": `SELECT p.song_id FROM credits p JOIN songs s ON s.id = p.song_id
    JOIN compositions c ON c.id = s.composition_id AND c.recording_count = 1
    WHERE s.raaga_id IN (SELECT raaga_id FROM raaga_aliases) AND p.position > 0
    GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
};

export function takeSample(state: string): Sample {
  const db = new DatabaseSync(findDatabase(state)!, { readOnly: true });
  const titles = db.prepare("SELECT title FROM songs").all() as { title: string }[];
  const words = wordsByFrequency(titles.map(({ title }) => title));
  const sample: Sample = {
    songs: titles.length,
    rareWord: words.findLast((word) => /^[A-Z][a-z]{9,}$/.test(word))!,
    commonWord: words[0]!,
    common: {
      ...namesByFrequency(db, "DESC"),
      accompanist: String(
        firstValue(
          db,
          "SELECT name FROM credits WHERE position > 0 GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1",
        ),
      ),
    },
    rare: namesByFrequency(db, "ASC"),
    places: scrollPlaces(db),
    songIds: Object.entries(songQueries).map(([name, query]) => ({
      name,
      id: firstNumber(db, query),
    })),
    compositions: db
      .prepare(
        `SELECT recording_count AS recordings, max(id) AS id,
           (SELECT s.id FROM songs s WHERE composition_id = c.id ORDER BY length(accompaniments) LIMIT 1) AS songId
         FROM compositions c WHERE recording_count IN (1, 10, 200) GROUP BY 1`,
      )
      .all() as unknown as Sample["compositions"],
    people: ["ASC", "DESC"].map((direction, at) => ({
      name: at === 0 ? "one credit" : "most credits",
      ...(db
        .prepare(
          `SELECT person_id AS id, count(*) AS credits FROM credits
           WHERE person_id IS NOT NULL GROUP BY 1 ORDER BY 2 ${direction} LIMIT 1`,
        )
        .get() as { id: string; credits: number }),
    })),
  };
  db.close();
  return sample;
}

function firstValue(db: DatabaseSync, query: string, ...values: number[]): unknown {
  return Object.values(db.prepare(query).get(...values)!)[0];
}

function firstNumber(db: DatabaseSync, query: string, ...values: number[]): number {
  return Number(firstValue(db, query, ...values));
}

function namesByFrequency(db: DatabaseSync, direction: "ASC" | "DESC"): Record<Column, string> {
  const name = (column: Column) =>
    firstValue(
      db,
      `SELECT ${column} FROM songs WHERE ${column} IS NOT NULL
       GROUP BY 1 ORDER BY count(*) ${direction}, 1 LIMIT 1`,
    );
  return Object.fromEntries(columns.map((column) => [column, name(column)])) as Record<
    Column,
    string
  >;
}

function scrollPlaces(db: DatabaseSync): Sample["places"] {
  return songSorts.flatMap((sortBy) => {
    const [table, id] = isByComposition(sortBy)
      ? ["compositions", "main_song_id"]
      : ["songs", "id"];
    const total = firstNumber(db, `SELECT count(*) FROM ${table}`);
    const offsets = { middle: Math.floor(total / 2), "near the end": total - 30 };
    return ["asc", "desc"].flatMap((direction) =>
      Object.entries(offsets).map(([place, offset]) => {
        const order = `${keyOf(sortBy, direction)} ${direction}, id ${direction}`;
        const query = `SELECT ${id} FROM ${table} ORDER BY ${order} LIMIT 1 OFFSET ?`;
        return { sortBy, direction, place, id: firstNumber(db, query, offset) };
      }),
    );
  });
}

function wordsByFrequency(titles: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of titles.flatMap((title) => title.split(" ")))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts.keys()].toSorted((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1));
}
