import { and, eq, isNull } from "drizzle-orm";
import { compositions } from "#drizzle/schema/index.ts";
import type { SharedRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { sharedColumns } from "./song-columns.ts";

export interface Composition {
  id: number;
  shared: SharedRevision;
  /** Null for a former user. */
  createdBy: number | null;
  recordings: number;
}

/** Finds a composition, or null if it does not exist, is in the bin or was merged into another. */
export async function findComposition(db: Database, id: number): Promise<Composition | null> {
  const [rows] = await db.batch([
    db
      .select({
        id: compositions.id,
        shared: sharedColumns,
        createdBy: compositions.createdBy,
        recordings: compositions.recordingCount,
      })
      .from(compositions)
      .where(and(eq(compositions.id, id), isNull(compositions.deletedAt))),
  ]);
  return rows[0] ?? null;
}
