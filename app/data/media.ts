import { and, eq } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import type { Database } from "./database.ts";

/** The file that may be served under `id`, or null. `size` is in bytes. */
export async function findReadyFile(db: Database, id: string) {
  const [rows] = await db.batch([
    db
      .select({
        contentType: mediaFiles.contentType,
        size: mediaFiles.size,
        fileName: mediaFiles.fileName,
      })
      .from(mediaFiles)
      .where(and(eq(mediaFiles.id, id), eq(mediaFiles.status, "ready"))),
  ]);
  return rows[0] ?? null;
}
