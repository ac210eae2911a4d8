import { sql } from "drizzle-orm";

/** As a literal: a statement takes 100 parameters. */
// oxlint-disable-next-line no-restricted-properties -- a number
export const numeral = (number: number) => sql.raw(String(number));
