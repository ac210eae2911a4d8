import { getTableColumns } from "drizzle-orm";
import { compositions, songIndex } from "#drizzle/schema/index.ts";
import { insertStatements, literal } from "#drizzle/seed/sql.ts";
import { makeSongIndexRows } from "#app/data/search/index/index-rows.ts";
import type { StatedField } from "#app/domain/songs/same-composition.ts";
import { historyStatements } from "./history-statements.ts";
import { hasNewTitles, type JoinPlan } from "./join-plan.ts";
import type { GroupedComposition } from "./read-compositions.ts";

const columns = getTableColumns(compositions);

/** The column of a field; null for the raagas of a ragamalika, which have a table. */
const columnOf = (field: StatedField) => (field === "raagas" ? null : columns[field].name);

const listOf = (ids: number[]) => `(${ids.join(", ")})`;

/** Makes the statements by which a group becomes its oldest composition. */
export function joinStatements(plan: JoinPlan): string[] {
  const { oldest, others, fills, going } = plan;
  const from = listOf(others.map(({ id }) => id));
  const fromTexts = `(SELECT CAST(id AS TEXT) FROM compositions WHERE id IN ${from})`;
  return [
    ...historyStatements(plan, columnOf),
    ...fillStatements(plan),
    ...fills.map(
      ({ field, from: { id } }) => `INSERT INTO claims
        SELECT subject_kind, '${oldest.id}', field, source_id, note FROM claims
        WHERE subject_kind = 'composition' AND subject_id = '${id}' AND field = '${field}'
        ON CONFLICT DO NOTHING`,
    ),
    `UPDATE songs SET composition_id = ${oldest.id} WHERE composition_id IN ${from}`,
    ...(going.length > 0
      ? [
          `DELETE FROM song_index WHERE song_id IN ${listOf(going)}`,
          `UPDATE songs SET deleted_at = unixepoch('subsec') * 1000 WHERE id IN ${listOf(going)}`,
        ]
      : []),
    `DELETE FROM perhaps_same WHERE kind = 'composition'
      AND (one_id IN ${fromTexts} OR other_id IN ${fromTexts})`,
    `UPDATE compositions SET deleted_at = unixepoch('subsec') * 1000, merged_into = ${oldest.id}
      WHERE id IN ${from}`,
    ...reindexStatements(plan),
  ];
}

/** Copies what the oldest lacks within the database, where texts may be longer than a statement. */
function fillStatements(plan: JoinPlan): string[] {
  const { oldest, others, fills, otherTitles } = plan;
  const marked = others.find(({ markedSongId }) => markedSongId !== null)?.markedSongId;
  const sets = [
    ...fills.flatMap(({ field, from: { id } }) => {
      const column = columnOf(field);
      return column ? [`${column} = (SELECT ${column} FROM compositions WHERE id = ${id})`] : [];
    }),
    ...(hasNewTitles(plan) ? [`other_titles = ${literal(JSON.stringify(otherTitles))}`] : []),
    ...(marked && oldest.markedSongId === null ? [`marked_song_id = ${marked}`] : []),
  ];
  return [
    ...(sets.length > 0
      ? [`UPDATE compositions SET ${sets.join(", ")} WHERE id = ${oldest.id}`]
      : []),
    ...fills
      .filter(({ field }) => columnOf(field) === null)
      .map(
        ({ from: { id } }) => `INSERT INTO composition_raagas (composition_id, position, raaga_id)
          SELECT ${oldest.id}, position, raaga_id FROM composition_raagas WHERE composition_id = ${id}`,
      ),
  ];
}

type Findable = Pick<
  GroupedComposition,
  "title" | "isoTitle" | "nativeTitle" | "otherTitles" | "deity" | "lyrics"
>;

/** What the songs of a composition are found by, but for their people. */
const textsOf = ({ title, isoTitle, nativeTitle, otherTitles, deity, lyrics }: Findable) => ({
  title,
  otherTitles: [isoTitle, nativeTitle, ...otherTitles].filter((one) => one !== null),
  deity: deity ?? "",
  lyrics: lyrics ?? "",
});

/** Rewrites the index rows of songs that are found by other titles or lyrics than before. */
function reindexStatements({ oldest, others, fills, otherTitles, going }: JoinPlan): string[] {
  const filled = Object.fromEntries(fills.map(({ field, from }) => [field, from[field]]));
  const texts = textsOf({ ...oldest, ...filled, otherTitles });
  const changed = [oldest, ...others]
    .filter((one) => JSON.stringify(textsOf(one)) !== JSON.stringify(texts))
    .flatMap(({ songs }) => songs.filter(({ id, inBin }) => !inBin && !going.includes(id)));
  if (changed.length === 0) return [];
  const rows = changed.flatMap(({ id, accompanists }) =>
    makeSongIndexRows({ ...texts, id, accompanists }),
  );
  return [
    `DELETE FROM song_index WHERE song_id IN ${listOf(changed.map(({ id }) => id))}`,
    ...insertStatements(songIndex, rows),
  ];
}
