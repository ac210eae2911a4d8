import { sql } from "drizzle-orm";
import type { Taala } from "../../domain/music/taala.ts";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import { nameRowsIn, rangesJson } from "../search/index/range-conditions.ts";
import type { EditedList } from "./reference-list.ts";
import { taalaList } from "./taalas.ts";

const maxSimilar = 5;

export const editedTaalas: EditedList<Taala> = {
  ...taalaList,
  loadFormOptions: async () => ({ parents: [], homophones: [] }),
  canPreview: false,
  async reviewNames(db, id, taala) {
    if (id !== null) return { alike: [] };
    const equal = (parseQuery(taala.id)?.contains ?? []).filter(
      ([field]) => field <= indexFields.k2,
    );
    const [rows] = await db.batch([
      db
        .selectDistinct({ name: sql<string>`name` })
        .from(sql`(SELECT n.name FROM ${nameRowsIn("taala", rangesJson(equal))}) AS found`)
        .limit(maxSimilar),
    ]);
    return { alike: rows.map(({ name }) => name) };
  },
};
