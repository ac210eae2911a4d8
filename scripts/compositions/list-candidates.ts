import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { sql } from "drizzle-orm";
import { listPerhapsSame } from "#app/data/songs/perhaps-same.ts";
import { toSearchKeys } from "#app/domain/search/keys/search-key.ts";
import type { Access } from "../access.ts";
import { listAlike } from "./titles.ts";

const batchSize = 500;
const dialect = new SQLiteSyncDialect();

/** Lists pairs of compositions whose titles sound alike under "Possible duplicates"; returns how many are new. */
export async function listCandidates(access: Access): Promise<number> {
  const alike = await listAlike(access, ({ title }) => toSearchKeys(title).k2);
  const ids = alike.flatMap((same) => same.slice(1)).toSorted((one, other) => one - other);
  const before = await countPairs(access);
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = JSON.stringify(ids.slice(at, at + batchSize));
    const query = listPerhapsSame(sql`SELECT value AS id FROM json_each(${batch})`);
    await access.write([dialect.sqlToQuery(query.inlineParams()).sql]);
  }
  return (await countPairs(access)) - before;
}

async function countPairs({ read }: Access): Promise<number> {
  const [row] = await read<{ count: number }>("SELECT count(*) AS count FROM perhaps_same");
  return row!.count;
}
