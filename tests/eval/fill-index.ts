import type { Database } from "#app/data/database.ts";
import { makePersonKeyRows } from "#app/data/people/person-keys.ts";
import { indexNamesStatements } from "#app/data/search/index/name-keys.ts";
import { songIndexStatements } from "#app/data/search/index/search-index.ts";
import { writeBatch } from "#app/data/write-batch.ts";
import { people, personKeys, songs } from "#drizzle/schema/index.ts";
import { aliasesOf, type EvalData, indexedNames } from "./names.ts";

/** A statement may have 100 parameters. */
const rowsAtOnce = 24;

/** Indexes the names of the data, the aliases of the seeds, and the people and taalas of the seeds. */
export async function fillIndex(db: Database, data: EvalData): Promise<void> {
  for (const [kind, list] of [["raga", "raaga"] as const, ["tala", "taala"] as const])
    for (const name of indexedNames(data, kind))
      await writeBatch(
        db,
        indexNamesStatements(db, list, [{ name, texts: aliasesOf(kind, name) }]),
      );
  for (const [at, title] of indexedNames(data, "title").entries()) {
    const song = { id: at + 1, title, singer: "", composer: "", lyrics: "", accompanists: [] };
    await db.batch([
      db.insert(songs).values({ id: song.id, title, composer: "" }),
      ...songIndexStatements(db, song),
    ]);
  }
  for (const name of indexedNames(data, "person")) await addPerson(db, name);
}

async function addPerson(db: Database, name: string) {
  const rows = makePersonKeyRows(name, [name, ...aliasesOf("person", name)]);
  const parts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
  await db.batch([
    db.insert(people).values({ id: name, name, sortName: name, parts: [] }),
    ...parts.map((part) => db.insert(personKeys).values(part)),
  ]);
}
