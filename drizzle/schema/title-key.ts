import { type SQL, sql } from "drizzle-orm";

/** The languages that have their own order of titles. */
export const orderedLanguages = ["te", "ta", "kn", "ml", "hi"] as const;

/**
 * The sort key of titles in a language, a digit before the title's key: '0' for titles that do not begin with a letter,
 * '1' for the language's script, '2' for roman letters.
 */
export function titleOrder(language: (typeof orderedLanguages)[number], table = ""): SQL {
  const key = `coalesce('1' || ltrim(${table}script_names ->> '${language}', '"‘“'), ${table}title_key)`;
  // oxlint-disable-next-line no-restricted-properties -- SQLite uses the index only for an identical expression
  return sql.raw(
    `(iif(${key} < '1', '0', iif(substr(${key}, 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(${key}, 2))`,
  );
}
