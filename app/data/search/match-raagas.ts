import { sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import { pickNamed } from "../../domain/search/keys/pick-named.ts";
import { listNameReadings } from "../../domain/search/keys/name-readings.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { nameRowsIn } from "./index/range-conditions.ts";
import { type Suggestion, toSuggestion } from "./names/rank-suggestions.ts";

/** A raaga that a text names: its id is the name in roman letters. */
export interface NamedRaaga extends Pick<Suggestion, "name" | "matched"> {
  id: string;
}

interface Row {
  at: number;
  id: string;
  matched: string;
  field: number;
  native: string | null;
}

type ExactRow = Pick<Row, "at" | "id" | "native">;

const romanIn = (text: string) => /^.+ \((.+)\)$/.exec(text)?.[1] ?? text;

const equalRanges = (text: string) =>
  listNameReadings(text).flatMap((reading) => (reading.kind === "raaga" ? reading.ranges : []));

/**
 * Finds the raagas that texts name, in any script and spelling, by any of their names. A text that equals a raaga's id
 * or shown name matches that raaga only. One batch.
 */
export async function matchRaagas(
  db: Database,
  texts: readonly string[],
  language: Language,
): Promise<Map<string, NamedRaaga[]>> {
  if (texts.length === 0) return new Map();
  return readMatches(texts, await db.batch(matchStatements(db, texts, language)));
}

/** Makes the statements for the raagas that texts name, for `readMatches`. */
export function matchStatements(db: Database, texts: readonly string[], language: Language) {
  const ids = JSON.stringify(texts.map((text) => [text, romanIn(text)]));
  const native = sql`raagas.script_names ->> ${language} AS native`;
  return [
    statement<ExactRow>(
      db,
      sql`SELECT a.key AS at, raagas.id, ${native}
        FROM json_each(${ids}) a CROSS JOIN json_each(a.value) b
        CROSS JOIN raagas ON raagas.id = b.value ORDER BY a.key, b.key`,
    ),
    statement<Row>(
      db,
      sql`SELECT a.key AS at, n.name AS id, n.matched, n.field, ${native}
        FROM json_each(${JSON.stringify(texts.map(equalRanges))}) a
        CROSS JOIN ${nameRowsIn("raaga", sql`a.value`)} CROSS JOIN raagas ON raagas.id = n.name
        LIMIT 1000`,
    ),
  ] as const;
}

/** Returns the raagas that each text names: none, one, or several. */
export function readMatches(
  texts: readonly string[],
  [exact, equal]: readonly [ExactRow[], Row[]],
): Map<string, NamedRaaga[]> {
  return new Map(
    texts.map((text, index) => {
      const same = exact.find(({ at }) => at === index);
      const rows = same
        ? [{ ...same, matched: same.id }]
        : pickNamed(
            text,
            equal.filter(({ at }) => at === index),
          );
      return [text, rows.map(toNamedRaaga)];
    }),
  );
}

/** Converts a raaga that a text was found to name, or to sound like. */
export function toNamedRaaga({
  id,
  matched,
  native,
}: Pick<Row, "id" | "matched" | "native">): NamedRaaga {
  const shown = toSuggestion({ kind: "raaga", name: id, shown: id, matched, native });
  return { id, name: shown.name, matched: shown.matched };
}
