import { and, eq, sql } from "drizzle-orm";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { copiedStatements } from "../../domain/records/rights.ts";
import { recentVersion, rememberVersion } from "../data-version.ts";
import type { Database } from "../database.ts";
import { readCounters, countersStatement } from "../counters.ts";
import { prepared } from "../drizzle-internals.ts";
import { literal } from "../literal.ts";

const readyFile = prepared((db) =>
  db
    .select({
      contentType: mediaFiles.contentType,
      size: mediaFiles.size,
      fileName: mediaFiles.fileName,
      createdAt: mediaFiles.createdAt,
      /** Whether a recording that it is of may be copied, as its rights say. */
      mayCopy: sql<0 | 1>`EXISTS (SELECT 1 FROM songs WHERE songs.media_file_id = media_files.id
        AND songs.deleted_at IS NULL
        AND songs.recording_rights IN (${sql.join(copiedStatements.map(literal), sql`, `)}))`.as(
        "may_copy",
      ),
    })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, sql.placeholder("id")), eq(mediaFiles.status, "ready"))),
);

type ReadyFile = Awaited<ReturnType<typeof readyFile>>[number];

/** A player requests one file in many ranges. A write of a file's song raises the version. */
const cache = new Map<string, { file: ReadyFile; version: number }>();
const maxEntries = 500;

/** Finds the file to serve, or null. Asks D1 at most once in five seconds. */
export async function findReadyFile(db: Database, id: string): Promise<ReadyFile | null> {
  const cached = cache.get(id);
  if (cached && cached.version === recentVersion()) return cached.file;
  const [rows, counters] = await db.batch([readyFile(db, { id }), countersStatement(db)]);
  const { version } = readCounters(counters);
  rememberVersion(version);
  const file = rows[0] ?? null;
  cache.delete(id);
  if (!file) return null;
  if (cache.size >= maxEntries) cache.delete(cache.keys().next().value!);
  cache.set(id, { file, version });
  return file;
}
