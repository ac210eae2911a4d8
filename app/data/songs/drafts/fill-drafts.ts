import { sql } from "drizzle-orm";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { permissionCondition } from "../../permission-condition.ts";

/** Cells of a draft to write, with the values that they are written over. */
export interface DraftFill {
  id: string;
  before: DraftInputs;
  after: DraftInputs;
}

/**
 * Writes cells of drafts of an account that may add songs. A draft one of whose cells is no longer as `before` stays as
 * it is; so do all other cells. Returns how many drafts were written. One batch.
 */
export async function fillDrafts(
  db: Database,
  ownerId: number,
  fills: readonly DraftFill[],
  now: number,
): Promise<number> {
  const rows = fills.map(({ id, before, after }) => [id, before, after]);
  const [first, ...others] = jsonChunks(rows).map((list) =>
    statement<{ id: string }>(
      db,
      sql`UPDATE song_drafts SET inputs = json_patch(inputs, given.value -> 2), changed_at = ${now}
        FROM json_each(${list}) AS given
        WHERE song_drafts.id = given.value ->> 0 AND owner_id = ${ownerId}
          AND NOT EXISTS (SELECT 1 FROM json_each(given.value -> 1) AS cell
            WHERE coalesce(song_drafts.inputs ->> cell.key, '') <> cell.value)
          AND ${permissionCondition(ownerId, "addSongs")}
        RETURNING id`,
    ),
  );
  const written = first ? await db.batch([first, ...others]) : [];
  return written.flat().length;
}
