import { and, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { sources } from "#drizzle/schema/index.ts";
import { pageSize } from "../../../domain/paging.ts";
import type { Source } from "../../../domain/records/source.ts";
import type { Database } from "../../database.ts";
import { writeBatch, type WriteResult } from "../../write-batch.ts";
import { actStatements } from "../audit.ts";

const name = sql`title COLLATE NOCASE`;

interface SourceRange {
  /** How the titles begin. */
  start: string;
  /** The id of the source after which the page begins; null for the first page. */
  after: number | null;
}

/** Lists a page of the sources by title. One batch, which reads two pages at most. */
export async function listSources(db: Database, { start, after }: SourceRange) {
  // The plus keeps the beginning from being where the index is entered: that is behind the last source.
  const lead = after === null ? name : sql`+${name}`;
  const begins = start ? and(gte(lead, start), lt(name, `${start}\u{10ffff}`)) : undefined;
  const select = (where: SQL | undefined) =>
    db
      .select({
        id: sources.id,
        title: sources.title,
        author: sources.author,
        year: sources.year,
        kind: sources.kind,
        address: sources.address,
      })
      .from(sources)
      .where(and(begins, where))
      .orderBy(name, sources.id)
      .limit(pageSize + 1);
  const last = sql`(SELECT title FROM sources WHERE id = ${after})`;
  // Sources of one title come by id; asked for with the rest, SQLite would read all of them again.
  const parts =
    after === null
      ? await db.batch([select(undefined)])
      : await db.batch([
          select(and(sql`${name} = ${last}`, gt(sources.id, after))),
          select(sql`${name} > ${last}`),
        ]);
  const rows = parts.flat();
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? page.at(-1)!.id : null };
}

/** Adds a source. Fails with `exists` if there is one with its title and address, or with `denied`. */
export const addSource = (db: Database, source: Source, actorId: number): Promise<WriteResult> =>
  writeBatch(db, [
    ...actStatements(db, { actorId, act: "source added", subject: source.title }),
    db.insert(sources).values(source),
  ]);

const isThere = (id: number) => sql`EXISTS (SELECT 1 FROM sources WHERE id = ${id})`;
const titleOf = (id: number) => sql`(SELECT title FROM sources WHERE id = ${id})`;

/** Changes a source. Fails like `addSource`, or with `missing`. */
export const changeSource = (
  db: Database,
  id: number,
  source: Source,
  actorId: number,
): Promise<WriteResult> => {
  const newTitle = sql`iif(${titleOf(id)} = ${source.title}, '', ${source.title})`;
  const act = { actorId, act: "source changed", subject: titleOf(id), detail: newTitle };
  return writeBatch(db, [
    ...actStatements(db, act, isThere(id)),
    db.update(sources).set(source).where(eq(sources.id, id)),
  ]);
};

/** Deletes a source that nothing rests on. Fails with `inUse` if something does, `missing` or `denied`. */
export const deleteSource = (db: Database, id: number, actorId: number): Promise<WriteResult> =>
  writeBatch(db, [
    ...actStatements(db, { actorId, act: "source deleted", subject: titleOf(id) }, isThere(id)),
    db.delete(sources).where(eq(sources.id, id)),
  ]);
