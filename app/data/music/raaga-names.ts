import { sql } from "drizzle-orm";
import type { Raaga } from "../../domain/music/raaga.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import type { Statement } from "../write-batch.ts";

export function withNamesOf(raaga: Raaga, { id, aliases }: Raaga): Raaga {
  const existingNames = new Set([raaga.id, ...raaga.aliases.map(({ alias }) => alias)]);
  const others = [{ alias: id, kind: "spelling" as const }, ...aliases];
  return {
    ...raaga,
    aliases: [...raaga.aliases, ...others.filter(({ alias }) => !existingNames.has(alias))],
  };
}

/** Copies the names and search keys of a raaga that is about to be deleted to another raaga, and moves who follows it. */
export function keepNamesStatements(db: Database, from: string, to: string): Statement[] {
  return [
    statement(
      db,
      sql`UPDATE OR IGNORE follows SET record_id = ${to} WHERE kind = 'raaga' AND record_id = ${from}`,
    ),
    statement(
      db,
      sql`INSERT INTO name_index (kind, field, key, name, matched)
        SELECT kind, field, key, ${to}, matched FROM name_index
        WHERE kind = 'raaga' AND name = ${from} AND (matched = ${from}
          OR matched IN (SELECT alias FROM raaga_aliases WHERE raaga_id = ${from}))
        ON CONFLICT DO NOTHING`,
    ),
    statement(
      db,
      sql`INSERT INTO raaga_aliases (raaga_id, alias, kind)
        SELECT ${to}, ${from}, 'spelling'
        UNION ALL
        SELECT * FROM (SELECT ${to}, alias, kind FROM raaga_aliases
          WHERE raaga_id = ${from} AND alias <> ${to} ORDER BY id)
        WHERE true ON CONFLICT DO NOTHING`,
    ),
  ];
}
