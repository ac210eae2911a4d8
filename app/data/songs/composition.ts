import { and, eq, isNull } from "drizzle-orm";
import { compositions, users } from "#drizzle/schema/index.ts";
import type { SharedRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { sharedColumns } from "./song-columns.ts";

export interface Composition {
  id: number;
  shared: SharedRevision;
  addedBy: string | null;
  recordings: number;
}

/** Finds a composition, or null if it does not exist, is in the bin or was merged into another. */
export async function findComposition(db: Database, id: number): Promise<Composition | null> {
  const [rows] = await db.batch([
    db
      .select({
        id: compositions.id,
        shared: sharedColumns,
        addedBy: users.displayName,
        recordings: compositions.recordingCount,
      })
      .from(compositions)
      .leftJoin(users, eq(users.id, compositions.createdBy))
      .where(and(eq(compositions.id, id), isNull(compositions.deletedAt))),
  ]);
  return rows[0] ?? null;
}
