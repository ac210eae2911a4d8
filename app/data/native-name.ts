import { sql, type SQLWrapper } from "drizzle-orm";

/** The name in the script of a language, of a column `scriptNames`; null where it is not known. */
export const nativeIn = (scriptNames: SQLWrapper, language: SQLWrapper | string) =>
  sql<string | null>`${scriptNames} ->> ${language}`;
