import type { CitedSource } from "../records/cited-sources.ts";

interface Cited {
  sources: CitedSource[];
  aliases: { alias: string }[];
}

const isAlias = (field: string) => field.startsWith("alias ");

/** Whether every other name that sources are given for is one of the entry's. */
export const namesKnownAliases = ({ sources, aliases }: Cited): boolean =>
  sources.every(
    ({ field }) => !isAlias(field) || aliases.some(({ alias }) => `alias ${alias}` === field),
  );

/**
 * Removes outdated sources: those of a fact that changed while its sources did not, and those of removed aliases.
 * `factsOf` returns the values of an entry that a field of its sources refers to.
 */
export function withoutOutdated<Entry extends Cited>(
  before: Entry,
  after: Entry,
  factsOf: (entry: Entry) => Record<string, unknown>,
): Entry {
  const [old, now] = [factsOf(before), factsOf(after)];
  const changed = Object.keys(now).filter(
    (field) =>
      JSON.stringify(old[field]) !== JSON.stringify(now[field]) &&
      JSON.stringify(sourcesOf(before, field)) === JSON.stringify(sourcesOf(after, field)),
  );
  const unchanged = after.sources.filter(({ field }) => !changed.includes(field));
  return {
    ...after,
    sources: unchanged.filter((one) => namesKnownAliases({ ...after, sources: [one] })),
  };
}

const sourcesOf = ({ sources }: Cited, field: string) =>
  sources.filter((one) => one.field === field);
