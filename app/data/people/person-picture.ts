import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { mediaFiles, people } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import { pictureExtensions } from "../../domain/media/picture-type.ts";
import type { PersonPicture, PictureFile } from "../../domain/people/person-picture.ts";
import type { CitedSource } from "../../domain/records/cited-sources.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { nativeIn } from "../native-name.ts";
import { permissionCondition } from "../permission-condition.ts";
import { actStatements } from "../records/audit.ts";
import { revisionStatement, type Writer } from "../records/revisions.ts";
import { citedSources } from "../records/sources/cited-claims.ts";
import { requireThat, type Statement, writeBatch, type WriteResult } from "../write-batch.ts";

const lastRevision = sql<number>`coalesce((SELECT max(id) FROM revisions
  WHERE subject_kind = 'person' AND subject_id = people.id), 0)`;

export interface PicturedPerson {
  id: string;
  name: string;
  native: string | null;
  picture: PersonPicture | null;
  sources: CitedSource[];
  /** The last one in the person's history; 0 for none. */
  revision: number;
}

const isShown = (id: string) => sql`id = ${id} AND merged_into IS NULL`;
const isThere = (id: string) => sql`EXISTS (SELECT 1 FROM people WHERE ${isShown(id)})`;

/** Finds a person with the picture; null if there is none or they were merged into another. */
export async function findPicturedPerson(
  db: Database,
  id: string,
  language: Language,
): Promise<PicturedPerson | null> {
  const [rows] = await db.batch([
    db
      .select({
        id: people.id,
        name: people.name,
        native: nativeIn(people.scriptNames, language).as("native"),
        picture: people.picture,
        sources: citedSources("person", people.id).as("sources"),
        revision: lastRevision.as("revision"),
      })
      .from(people)
      .where(isShown(id)),
  ]);
  return rows[0] ?? null;
}

const maxPictured = 8;

/** Lists the first people with pictures, by id; the person `first` before all others. One batch. */
export async function listPicturedPeople(db: Database, language: Language, first: string) {
  const pictured = (condition: SQL) =>
    db
      .select({
        id: people.id,
        name: people.name,
        native: nativeIn(people.scriptNames, language).as("native"),
        picture: people.picture,
      })
      .from(people)
      .where(and(isNotNull(people.picture), isNull(people.mergedInto), condition))
      .orderBy(people.id)
      .limit(maxPictured);
  const [own, others] = await db.batch([
    pictured(eq(people.id, first)),
    pictured(ne(people.id, first)),
  ]);
  return [...own, ...others]
    .slice(0, maxPictured)
    .flatMap(({ picture, ...person }) => (picture ? { ...person, picture } : []));
}

interface ReceivedFile extends PictureFile {
  size: number;
}

/** Announces files before their bytes are stored. Fails with `denied`, or with `missing` if the person is gone. */
export function announcePicture(
  db: Database,
  personId: string,
  files: readonly ReceivedFile[],
  { userId, now }: Writer,
): Promise<WriteResult> {
  const at = new Date(now);
  return writeBatch(db, [
    requireThat(db, permissionCondition(userId, "administer"), "denied"),
    requireThat(db, isThere(personId), "missing"),
    db.insert(mediaFiles).values(
      files.map(({ id, type, size }) => ({
        id,
        contentType: type,
        size,
        fileName: `${personId}.${pictureExtensions[type]}`,
        createdAt: at,
        touchedAt: at,
        // A clean-up deletes it within the hour if the request has ended without it.
        withinRequest: true,
      })),
    ),
  ]);
}

interface PictureChange {
  person: PicturedPerson;
  /** Null to remove it. */
  picture: PersonPicture | null;
}

/**
 * Replaces or removes the picture of a person, with its history. Fails with `denied`, with `missing` if the person is
 * gone, with `outdated` if they have changed since they were read, and with `unavailable` if a new file is gone.
 */
export function writePicture(
  db: Database,
  { person, picture }: PictureChange,
  writer: Writer,
): Promise<WriteResult> {
  const { id, name, revision, picture: before } = person;
  const act = picture ? "person picture saved" : "person picture removed";
  const old = idsOf(before).filter((file) => !idsOf(picture).includes(file));
  const fresh = idsOf(picture).filter((file) => !idsOf(before).includes(file));
  const isPending = sql`id IN (SELECT value FROM json_each(${JSON.stringify(fresh)}))
    AND status = 'pending' AND discarded_at IS NULL`;
  return writeBatch(db, [
    ...actStatements(db, { actorId: writer.userId, act, subject: name, detail: id }, isThere(id)),
    requireThat(
      db,
      sql`(SELECT ${lastRevision} FROM people WHERE id = ${id}) = ${revision}`,
      "outdated",
    ),
    requireThat(
      db,
      sql`(SELECT count(*) FROM media_files WHERE ${isPending}) = ${fresh.length}`,
      "unavailable",
    ),
    db
      .update(mediaFiles)
      .set({ status: "ready", completedAt: new Date(writer.now), withinRequest: false })
      .where(isPending),
    ...(old.length > 0 ? discardStatements(db, old, writer.now) : []),
    db.update(people).set({ picture }).where(eq(people.id, id)),
    revisionStatement(db, { kind: "person", id }, "updated", writer, {
      picture: [before, picture],
    }),
  ]);
}

const idsOf = (picture: PersonPicture | null) => picture?.files.map((file) => file.id) ?? [];

/** Discards files in use, also where a merged person still has them. */
function discardStatements(db: Database, files: string[], now: number): Statement[] {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(files)}))`;
  return [
    statement(
      db,
      sql`UPDATE people SET picture = NULL WHERE picture IS NOT NULL AND merged_into IS NOT NULL
        AND EXISTS (SELECT 1 FROM json_each(picture, '$.files') WHERE value ->> 'id' IN ${list})`,
    ),
    discardFiles(db, sql`id IN ${list}`, now),
  ];
}

const discardFiles = (db: Database, condition: SQL, now: number) =>
  db
    .update(mediaFiles)
    .set({ status: "removed", removedAt: new Date(now), discardedAt: new Date(now) })
    .where(condition);

/** Discards the files of a person who is deleted. */
export const discardPictureOf = (db: Database, personId: string, now: number) =>
  discardFiles(
    db,
    sql`id IN (SELECT file.value ->> 'id' FROM people, json_each(picture, '$.files') AS file
      WHERE people.id = ${personId})`,
    now,
  );

/** Discards announced files that no person has. Returns their ids. */
export async function discardAnnounced(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  const [rows] = await db.batch([
    db
      .update(mediaFiles)
      .set({ discardedAt: new Date(now) })
      .where(
        sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND status = 'pending'`,
      )
      .returning({ id: mediaFiles.id }),
  ]);
  return rows.map(({ id }) => id);
}
