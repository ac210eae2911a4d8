import { type PersonSeed, personSeeds as all } from "#drizzle/seed/reference/people.ts";

export type { PersonSeed } from "#drizzle/seed/reference/people.ts";

/** Composers of before 1900. */
const kept = ["tyagaraja", "muthuswami-dikshitar", "syama-sastri", "purandaradasa"];

export const personSeeds: PersonSeed[] = all.filter(({ id }) => kept.includes(id));
