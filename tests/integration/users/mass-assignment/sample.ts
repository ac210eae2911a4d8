/** A form filled in validly, and the cookie of a user who may send it. */
export interface Sample {
  path: string;
  fields: Record<string, string>;
  cookie: string;
}

/** Prepares a sample; JSON within its fields takes `columns`, too. */
export type Fill = (columns: Record<string, string>) => Promise<Sample>;

/** All columns but those that are named. */
export const besides = (names: readonly string[], columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));
