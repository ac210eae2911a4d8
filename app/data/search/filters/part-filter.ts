import { type SQL, sql } from "drizzle-orm";
import type { LoosePart, QueryPart, Source } from "../../../domain/search/reading/read-query.ts";
import { literal } from "../../literal.ts";
import { numeral } from "../index/numeral.ts";
import { songRowsIn, songMatches, titleMatches } from "../index/range-conditions.ts";
import { unionOf } from "../index/union-of.ts";
import { type Filter, live } from "./filter.ts";
import { lengthCondition, possessed } from "./kept-filters.ts";

/** Songs are counted up to this limit; beyond it, an estimate is used. */
const maxCounted = numeral(150);
const manySongs = numeral(20_000);
/** An estimate of the songs with a name that contains a word. */
const manyNamed = numeral(100);
/** The maximum number of names looked up for a word. */
const maxNames = numeral(100);

const columns = {
  raaga: sql`raaga_id`,
  taala: sql`taala_id`,
  songType: sql`song_type_id`,
  deity: sql`deity_id`,
  language: sql`language`,
  composer: sql`composer COLLATE NOCASE`,
  singer: sql`singer COLLATE NOCASE`,
};
type Column = keyof typeof columns;

/** The lists that store how many songs an entry has. */
const countedIn: Partial<Record<Column, SQL>> = {
  raaga: sql`raagas`,
  taala: sql`taalas`,
  deity: sql`deities`,
};
const columnSources = Object.keys(columns) as Column[];

/** Kinds of names that are looked for in the second reading. */
const looseSources: readonly Source[] = [...columnSources, "accompanist"].filter(
  (source): source is Source => source !== "language",
);

/** One source of matches for a part: songs to scan, and a condition on the current song. */
interface Branch {
  songs: SQL;
  isOf: SQL;
  /** Where the number of songs is stored. */
  stored?: SQL;
}

/** Returns the filter for songs that match a part of a query. Its table is called `name`. */
export function filterByPart(part: QueryPart | LoosePart, name: SQL): Filter {
  const names = "names" in part ? part.names : null;
  const { required, ids, text, years, length, has: possession } = part;
  const parameters = {
    required,
    ids,
    ranges: text?.ranges,
    lines: text?.lines,
    check: text?.check,
    years,
    length,
    names,
  };
  const value = (path: string) => sql`(SELECT part ->> ${literal(`$.${path}`)} FROM ${name})`;
  const tables = [sql`${name} (part) AS (SELECT ${JSON.stringify(parameters)})`];
  const looked = sql`${name}_names`;
  if (names)
    tables.push(sql`${looked} (source, id) AS MATERIALIZED (${selectNames(value("names"))})`);
  const has = (source: Source) => (names ? looseSources.includes(source) : source in ids);
  const idsOf = (source: Source) =>
    names
      ? sql`(SELECT id FROM ${looked} WHERE source = ${literal(source)})`
      : sql`(SELECT value FROM json_each(${value(`ids.${source}`)}))`;

  const branches: Branch[] = columnSources
    .filter(has)
    .map((source) => columnBranch(source, idsOf(source)));
  if (years) branches.push(yearBranch(value));
  if (length) branches.push(rowBranch(lengthCondition(length, value)));
  if (possession) branches.push(rowBranch(possessed[possession]));
  if (text) branches.push(textBranch(text, value));
  branches.push(...peopleBranches(part, has, idsOf, value));

  const isFound = sql.join(
    branches.map(({ isOf }) => isOf),
    sql` OR `,
  );
  const isLeftOut =
    "isOptional" in part && part.isOptional && sql`NOT EXISTS (SELECT 1 FROM ${looked})`;
  const size = names
    ? sql`${manyNamed} * (SELECT count(*) FROM ${looked}) + ${countSongs([songRows(value("ranges"))])}`
    : sizeOf(branches);
  return {
    tables,
    id: sql`f.id`,
    from: sql`(${unionOf(branches.map(({ songs }) => songs))}) f`,
    walksSongs: false,
    condition: isLeftOut ? sql`(${isLeftOut} OR ${isFound})` : sql`(${isFound})`,
    // A part that may be left out cannot be the one to start from.
    size: isLeftOut ? sql`iif(${isLeftOut}, 1000000, ${size})` : size,
  };
}

const songsWhere = (condition: SQL) =>
  sql`SELECT songs.id AS id FROM songs WHERE ${live} AND ${condition}`;

function columnBranch(source: Column, ids: SQL): Branch {
  const column = columns[source];
  const songs = songsWhere(sql`songs.${column} IN ${ids}`);
  // In a form for which SQLite uses no index.
  const isOf = sql`(+songs.${column}) IN ${ids}`;
  const table = countedIn[source];
  if (!table) return { songs, isOf };
  const stored = sql`(SELECT coalesce(sum(song_count), 0) FROM ${table} WHERE id IN ${ids})`;
  return { songs, isOf, stored };
}

function yearBranch(value: (path: string) => SQL): Branch {
  const between = sql`BETWEEN ${value("years.since")} AND ${value("years.until")}`;
  return {
    songs: songsWhere(sql`coalesce(songs.recorded_on, '') ${between}`),
    isOf: sql`coalesce(songs.recorded_on, '') ${between}`,
  };
}

/** A condition on the rows of songs, with and without an index. */
const rowBranch = ([walked, checked]: readonly [SQL, SQL]): Branch => ({
  songs: songsWhere(walked),
  isOf: checked,
});

const songRows = (ranges: SQL) => sql`SELECT i.song_id AS id FROM ${songRowsIn(ranges)}`;

function textBranch(
  { check, lines }: NonNullable<QueryPart["text"]>,
  value: (path: string) => SQL,
): Branch {
  const listed = (list: "parts" | "tamilParts") =>
    check[list].map((_, at) => value(`check.${list}[${at}]`));
  const inTitle = titleMatches({
    parts: listed("parts"),
    tamilParts: listed("tamilParts"),
    folded: null,
  });
  const inRange = (path: string, [field]: readonly [number, string, string]) =>
    songMatches([field, value(`${path}[1]`), value(`${path}[2]`)]);
  const [folded] = check.folded;
  const isOf = [
    inTitle,
    ...(folded ? [inRange("check.folded[0]", folded)] : []),
    inRange("lines", lines),
  ];
  return { songs: songRows(value("ranges")), isOf: sql`(${sql.join(isOf, sql` OR `)})` };
}

/** Matches people by id and by printed name; if the query names a part, only in that part. */
function peopleBranches(
  { required }: QueryPart,
  has: (source: Source) => boolean,
  idsOf: (source: Source) => SQL,
  value: (path: string) => SQL,
): Branch[] {
  const isAsked = required
    ? sql`(credits.part = ${value("required.part")} OR credits.accompaniment_type_id =
        (SELECT id FROM accompaniment_types WHERE lower(name) = ${value("required.type")}))`
    : sql`1`;
  const branches: Branch[] = [];
  const credited = [
    ...(has("person") && required?.part !== "composer"
      ? [sql`person_id IN ${idsOf("person")}`]
      : []),
    ...(has("accompanist") && required?.part !== "composer"
      ? [sql`name COLLATE NOCASE IN ${idsOf("accompanist")}`]
      : []),
  ];
  for (const isNamed of credited)
    branches.push({
      songs: sql`SELECT song_id AS id FROM credits WHERE ${isAsked} AND ${isNamed}`,
      isOf: sql`EXISTS (SELECT 1 FROM credits WHERE song_id = songs.id AND ${isAsked} AND ${isNamed})`,
    });
  if (has("person") && (required?.part ?? "composer") === "composer")
    branches.push({
      songs: sql`SELECT s.id AS id FROM compositions c CROSS JOIN songs s ON s.composition_id = c.id
        WHERE c.deleted_at IS NULL AND c.composer_id IN ${idsOf("person")}`,
      isOf: sql`EXISTS (SELECT 1 FROM compositions c
        WHERE c.id = songs.composition_id AND +c.composer_id IN ${idsOf("person")})`,
    });
  return branches;
}

const countSongs = (selects: SQL[]) =>
  sql`(SELECT iif(n = ${maxCounted}, ${manySongs}, n) FROM (SELECT count(*) AS n FROM (
    SELECT 1 FROM (${unionOf(selects)}) LIMIT ${maxCounted}) LIMIT 1))`;

function sizeOf(branches: readonly Branch[]): SQL {
  const stored = branches.flatMap(({ stored: one }) => one ?? []);
  const counted = branches.filter((one) => !one.stored).map(({ songs }) => songs);
  const sizes = [...stored, ...(counted.length > 0 ? [countSongs(counted)] : [])];
  return sql`(${sql.join(sizes, sql` + `)})`;
}

/** Selects the names of any kind that contain a word. */
const selectNames = (ranges: SQL) => sql`SELECT DISTINCT n.kind, n.name FROM json_each(${ranges}) r
  CROSS JOIN (VALUES ('raaga'), ('taala'), ('songType'), ('deity'), ('composer'), ('singer'), ('accompanist')) k
  CROSS JOIN name_index n ON n.kind = k.column1 AND n.field = r.value ->> 0
    AND n.key >= r.value ->> 1 AND n.key < r.value ->> 2 LIMIT ${maxNames}`;
