import { eq, sql } from "drizzle-orm";
import { compositionRaagas, compositions } from "#drizzle/schema/index.ts";
import { type Changes, valuesAfter } from "../../../domain/records/merging.ts";
import { makeTitleNames } from "../../../domain/music/script/script-names.server.ts";
import type { MergeableComposition } from "../../../domain/songs/merge-plan.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import type { Writer } from "../../records/revisions.ts";

/** Writes the changed fields of a composition. Triggers copy them to its songs. */
export async function changeStatements(
  db: Database,
  { id, shared }: Pick<MergeableComposition, "id" | "shared">,
  changes: Changes,
  { userId, now }: Writer,
) {
  const { raagas, ...values } = valuesAfter(changes);
  if (Object.keys(changes).length === 0) return [];
  const scriptNames = await makeTitleNames({ ...shared, ...values });
  return [
    db
      .update(compositions)
      .set({ ...values, scriptNames, updatedBy: userId, updatedAt: new Date(now) })
      .where(eq(compositions.id, id)),
    ...(raagas
      ? [
          db.delete(compositionRaagas).where(eq(compositionRaagas.compositionId, id)),
          statement(
            db,
            sql`INSERT INTO composition_raagas (composition_id, position, raaga_id)
              SELECT ${id}, key, value FROM json_each(${JSON.stringify(raagas)})`,
          ),
        ]
      : []),
  ];
}

const subject = (id: number) => sql`subject_kind = 'composition' AND subject_id = ${String(id)}`;

/** Copies the claims of the fields that `to` takes over from `from`. */
export function copyClaims(db: Database, from: number, to: number, filled: Changes) {
  const fields = JSON.stringify(Object.keys(filled));
  return statement(
    db,
    sql`INSERT INTO claims (subject_kind, subject_id, field, source_id, note, reading)
      SELECT subject_kind, ${String(to)}, field, source_id, note, reading FROM claims
      WHERE ${subject(from)} AND field IN (SELECT value FROM json_each(${fields}))
      ON CONFLICT DO NOTHING`,
  );
}

/** Removes the claims that `copyClaims` copied, for the fields that are reset. */
export function removeClaims(db: Database, from: number, to: number, changes: Changes) {
  const fields = JSON.stringify(Object.keys(changes));
  return statement(
    db,
    sql`DELETE FROM claims WHERE ${subject(to)}
      AND field IN (SELECT value FROM json_each(${fields}))
      AND (field, source_id) IN (SELECT field, source_id FROM claims WHERE ${subject(from)})`,
  );
}
