import { expect, test } from "vitest";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { personSeeds } from "#drizzle/seed/reference/people.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { citationsOf } from "#drizzle/seed/claims/sources.ts";

const cited = (text: string) =>
  citationsOf(text).map(({ source, note }) => [source.title, source.address ?? "", note]);

test.each([
  ["te.wikipedia.org", [["te.wikipedia.org", "https://te.wikipedia.org", ""]]],
  ["karnatik.com c1869", [["karnatik.com", "https://karnatik.com", "c1869"]]],
  [
    "carnatic-music/ragavardhini",
    [["carnatic-music/ragavardhini", "https://github.com/carnatic-music/ragavardhini", ""]],
  ],
  [
    "Ragavardhini kritis list; Wikipedia",
    [
      [
        "carnatic-music/ragavardhini",
        "https://github.com/carnatic-music/ragavardhini",
        "its list of kritis",
      ],
      ["Wikipedia", "https://en.wikipedia.org", ""],
    ],
  ],
  [
    "baradwajrangan.wordpress.com/2021/07/06",
    [["baradwajrangan.wordpress.com", "https://baradwajrangan.wordpress.com/2021/07/06", ""]],
  ],
  [
    "Wikipedia, Sangita Kalanidhi (wikimili.com)",
    [["Wikipedia, Sangita Kalanidhi", "", "in the copy of wikimili.com"]],
  ],
  [
    "Computed from its number; agrees with carnaticlabs/Sangeetha-Grantha",
    [
      [
        "carnaticlabs/Sangeetha-Grantha",
        "https://github.com/carnaticlabs/Sangeetha-Grantha",
        "Computed from its number; agrees",
      ],
    ],
  ],
])("%s", (text, expected) => expect(cited(text)).toEqual(expected));

test("every text of the reference lists cites something, no source twice", () => {
  const texts = [
    ...raagaSeeds.map(({ source }) => source),
    ...personSeeds.flatMap(({ source, yearsSource }) => [source, yearsSource]),
  ];
  for (const text of texts) {
    if (!text) continue;
    const addresses = cited(text).map(([title, address]) => `${title} ${address}`);
    expect(addresses, text).not.toEqual([]);
    expect(new Set(addresses).size, text).toBe(addresses.length);
  }
});

test("what every archive is seeded with has no songs and no videos", async () => {
  const tables = (await referenceStatements()).map((query) => /INTO "?(\w+)/.exec(query)?.[1]);
  expect(tables).toEqual(expect.arrayContaining(["raagas", "people", "sources", "claims"]));
  for (const table of ["songs", "compositions", "media_files", "users"])
    expect(tables).not.toContain(table);
  expect(/youtu\.?be(\.com)?\//i.test((await referenceStatements()).join())).toBe(false);
});
