import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { SuggestionKind } from "../../../domain/records/suggesting/suggestion-fields.ts";
import type { Database } from "../../database.ts";
import { selectRows } from "../../select-rows.ts";

/** The name, in the script of `language`, of the record that a suggestion is about; null if it has none. */
export const nativeSubjectName = (
  language: Language,
  kind: SQL = sql`subject_kind`,
  id: SQL = sql`subject_id`,
) => sql<string | null>`CASE ${kind}
    WHEN 'song' THEN (SELECT script_names ->> ${`$.${language}.title`} FROM songs WHERE id = CAST(${id} AS INTEGER))
    WHEN 'raaga' THEN (SELECT script_names ->> ${language} FROM raagas WHERE id = ${id})
    WHEN 'taala' THEN (SELECT script_names ->> ${language} FROM taalas WHERE id = ${id})
    ELSE (SELECT script_names ->> ${language} FROM people WHERE id = ${id}) END`;

/** Reads, with the next batch, the name of a record in the script of `language`, or null. */
export async function readNativeNameWithNextBatch(
  db: Database,
  { kind, id, language }: { kind: SuggestionKind; id: string; language: Language },
): Promise<string | null> {
  const statement = selectRows(
    db,
    { native: nativeSubjectName(language, sql`${kind}`, sql`${id}`) },
    (selected) => sql`SELECT ${selected}`,
  );
  const [row] = await db.readWithNextBatch<{ native: string | null }>(statement.getQuery());
  return row!.native;
}
