import { sql } from "drizzle-orm";
import { archiveOrigin } from "#drizzle/schema/index.ts";
import { originalKey, type OriginalIds } from "../../../domain/songs/csv/original-ids.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";

/** Reads the name of this archive in CSV files. */
export async function readArchiveName(db: Database): Promise<string> {
  const [rows] = await db.batch([db.select().from(archiveOrigin)]);
  return rows[0]!.name;
}

/**
 * Finds, by `originalKey`, the ids here of songs and compositions of other archives. Songs in the bin count, and a
 * merged composition is the one that it was merged into. At most one batch.
 */
export async function findOriginals(
  db: Database,
  originals: readonly OriginalIds[],
): Promise<Map<string, number>> {
  const keys = new Set(
    originals.flatMap(({ origin, id, compositionId }) =>
      [["song", id] as const, ["composition", compositionId] as const].flatMap(([kind, number]) =>
        Number.isSafeInteger(number) ? [JSON.stringify([origin, kind, number])] : [],
      ),
    ),
  );
  const [first, ...others] = jsonChunks([...keys].map((key) => JSON.parse(key))).map((list) =>
    statement<{ origin: string; kind: "song" | "composition"; originalId: number; id: number }>(
      db,
      sql`WITH RECURSIVE found (origin, kind, original_id, id) AS (
          SELECT o.origin, o.kind, o.original_id, o.id FROM json_each(${list}) AS row
            CROSS JOIN original_ids o ON o.origin = row.value ->> 0
              AND o.kind = row.value ->> 1 AND o.original_id = row.value ->> 2
          UNION ALL SELECT f.origin, f.kind, f.original_id, c.merged_into
            FROM found f JOIN compositions c ON c.id = f.id AND f.kind = 'composition'
            WHERE c.merged_into IS NOT NULL)
        SELECT origin, kind, original_id AS originalId, id FROM found
        WHERE iif(kind = 'song', EXISTS (SELECT 1 FROM songs WHERE id = found.id),
          EXISTS (SELECT 1 FROM compositions WHERE id = found.id AND deleted_at IS NULL))`,
    ),
  );
  const results = first ? await db.batch([first, ...others]) : [];
  return new Map(
    results
      .flat()
      .map(({ origin, kind, originalId, id }) => [originalKey(kind, origin, originalId), id]),
  );
}

/** Returns statements that store the original ids of songs, which their batch has added under request ids. */
export function storeOriginalsStatements(
  db: Database,
  all: readonly { requestId: string; original: OriginalIds | null }[],
) {
  const rows = all.flatMap(({ requestId, original }) =>
    original ? [[requestId, original.origin, original.id, original.compositionId]] : [],
  );
  return jsonChunks(rows).map((list) =>
    statement(
      db,
      sql`INSERT OR REPLACE INTO original_ids (origin, kind, original_id, id)
        SELECT row.value ->> 1, 'song', row.value ->> 2, s.id
          FROM json_each(${list}) AS row JOIN songs s ON s.request_id = row.value ->> 0
        UNION ALL SELECT row.value ->> 1, 'composition', row.value ->> 3, s.composition_id
          FROM json_each(${list}) AS row JOIN songs s ON s.request_id = row.value ->> 0
          WHERE row.value ->> 3 IS NOT NULL`,
    ),
  );
}
