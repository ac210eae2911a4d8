import { literal } from "#drizzle/seed/sql.ts";
import type { StatedField } from "#app/domain/songs/same-composition.ts";
import { hasNewTitles, type JoinPlan } from "./join-plan.ts";

const json = (value: unknown) => `json(${literal(JSON.stringify(value))})`;

const empty: Partial<Record<StatedField, string>> = {
  deity: "''",
  signature: "''",
  description: "''",
  lyrics: "''",
  meaning: "json('{}')",
  raagas: "json('[]')",
};

/** SQL of what a composition says in a field, as JSON has it. Long texts stay in the database. */
function storedValue(field: StatedField, id: number, column: string | null): string {
  if (!column)
    return `(SELECT json_group_array(raaga_id) FROM (SELECT raaga_id FROM composition_raagas
      WHERE composition_id = ${id} ORDER BY position))`;
  const value = `(SELECT ${column} FROM compositions WHERE id = ${id})`;
  return field === "meaning" ? `json(${value})` : value;
}

type ColumnOf = (field: StatedField) => string | null;

const filledBy = ({ fills }: JoinPlan, columnOf: ColumnOf, id?: number) =>
  fills
    .filter(({ from }) => id === undefined || from.id === id)
    .map(({ field, from }) => {
      const after = storedValue(field, from.id, columnOf(field));
      return `'${field}', json_array(${empty[field] ?? "NULL"}, ${after})`;
    });

const revision = (id: number, fields: string) =>
  `INSERT INTO revisions (subject_kind, subject_id, kind, fields)
    VALUES ('composition', '${id}', 'merged', ${fields})`;

/** Records who was merged into whom, as nobody's act, so that it can be read and undone; runs before it happens. */
export function historyStatements(plan: JoinPlan, columnOf: ColumnOf): string[] {
  const { oldest, others, otherTitles, going } = plan;
  const titles = hasNewTitles(plan)
    ? [`'otherTitles', json_array(${json(oldest.otherTitles)}, ${json(otherTitles)})`]
    : [];
  return [
    revision(oldest.id, `json_object(${[...filledBy(plan, columnOf), ...titles].join(", ")})`),
    ...others.flatMap(({ id, title, otherTitles: own, songs }, at) => [
      revision(id, `json_object('mergedInto', json_array(NULL, ${oldest.id}))`),
      `INSERT INTO merges (kind, from_id, to_id, moved) VALUES ('composition', '${id}', '${oldest.id}',
        json_object('filled', json_object(${filledBy(plan, columnOf, id).join(", ")}),
          'titles', ${json([title, ...own].filter((one) => isNew(plan, at, one)))},
          'setAside', ${json(going.filter((song) => isBrought(plan, at, song)))},
          'songs', ${json(songs.map((song) => song.id))}))`,
    ]),
  ];
}

/** Whether a title came with the composition at `at`, and with none before it. */
const isNew = ({ oldest, others, otherTitles }: JoinPlan, at: number, title: string) =>
  otherTitles.includes(title) &&
  !oldest.otherTitles.includes(title) &&
  !others.slice(0, at).some((one) => [one.title, ...one.otherTitles].includes(title));

/** Whether a song goes with the composition at `at`; those of the oldest go with the first. */
const isBrought = ({ oldest, others }: JoinPlan, at: number, song: number) =>
  [...others[at]!.songs, ...(at === 0 ? oldest.songs : [])].some(({ id }) => id === song);
