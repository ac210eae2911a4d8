import { eq, sql } from "drizzle-orm";
import { songs, taalas } from "#drizzle/schema/index.ts";
import { type Taala, taalaForm } from "../../domain/music/taala.ts";
import { taalaTable } from "../../domain/music/taala-table.ts";
import type { Database } from "../database.ts";
import { similarNamesStatement } from "../search/index/name-keys.ts";
import type { DetailedList } from "./reference-list.ts";

const columns = {
  id: taalas.id,
  description: taalas.description,
  isoName: taalas.isoName,
  jati: taalas.jati,
  angas: taalas.angas,
  aksharas: taalas.aksharas,
};

async function listAll(db: Database): Promise<Taala[]> {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(taalas)
      .orderBy(sql`id COLLATE NOCASE`)
      .limit(20_000),
  ]);
  return rows;
}

export const taalaList: DetailedList<Taala> = {
  key: "taala",
  word: "taala",
  table: taalas,
  columns,
  nameField: "id",
  songField: "taalaId",
  songCount: taalas.songCount,
  schema: taalaForm,
  csv: taalaTable,
  async find(db, id) {
    const [rows] = await db.batch([
      db
        .select(columns)
        .from(taalas)
        .where(eq(taalas.id, String(id))),
    ]);
    return rows[0] ?? null;
  },
  listAll,
  loadFormOptions: async () => ({ parents: [], homophones: [] }),
  canPreview: false,
  async reviewNames(db, id, taala) {
    if (id !== null) return { alike: [] };
    const [rows] = await db.batch([similarNamesStatement(db, "taala", taala.id)]);
    return { alike: rows.map(({ name }) => name) };
  },
  usedBy: (id) => eq(songs.taalaId, String(id)),
  inCompositions: (id) => sql`EXISTS (SELECT 1 FROM compositions WHERE taala_id = ${id})`,
  search: { kind: "taala", textsOf: ({ description }) => [description] },
};
