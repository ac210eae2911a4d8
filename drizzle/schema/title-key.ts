import { type SQL, sql } from "drizzle-orm";

/** The languages in which titles have an order of their own. */
export const orderedLanguages = ["te", "ta", "kn", "ml", "hi"] as const;

/**
 * The order of titles in a language, after the title's key: '0' before what begins with no letter, '1' before the
 * language's script, '2' before roman letters.
 */
export function titleOrder(language: (typeof orderedLanguages)[number], table = ""): SQL {
  const key = `coalesce('1' || ltrim(${table}script_names ->> '${language}', '"‘“'), ${table}title_key)`;
  // oxlint-disable-next-line no-restricted-properties -- SQLite uses the index only for what is written as in it
  return sql.raw(
    `(iif(${key} < '1', '0', iif(substr(${key}, 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(${key}, 2))`,
  );
}
