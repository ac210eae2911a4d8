import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { searchTitles } from "../support/search-page.ts";

describe("AND of common filters", () => {
  /** 1,500 songs in the taala Adi, of which the last 30 by title are in the raaga Mahati, with 1,600 more. */
  async function makeMany() {
    await makeTaala("Adi");
    await makeRaaga({ id: "Mahati" });
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO songs (title, composer, taala_id, raaga_id)
        WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
        SELECT printf('Song %04d', i), 'Somebody', 'Adi', iif(i > 1470, 'Mahati', NULL) FROM n`,
      ),
      env.DB.prepare(
        `INSERT INTO songs (title, composer, raaga_id)
        WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1600)
        SELECT printf('Other %04d', i), 'Somebody', 'Mahati' FROM n`,
      ),
    ]);
  }
  const query = "taalaDescription=adi&raagaDescription=mahati&condition=AND&searched=true";

  test("a thousand songs are compared at once, and a link leads to the next", async () => {
    await makeMany();
    const first = await visit(`/search?${query}`);
    const { trips, rows } = readMeter(first);
    expect(trips).toBe(1);
    expect(rows).toBeLessThan(3000);
    const html = await first.text();
    expect(html).toContain("songs 1 to 1,000 of those that match the narrowest filter");
    expect(html).toContain("None of these match all your filters.");
    expect(html).toMatch(/href="\/search\?[^"]*part=2[^"]*"[^>]*>Search more songs</);
    const second = await visit(`/search?${query}&part=2`);
    expect(readMeter(second).rows).toBeLessThan(4000);
    const more = await second.text();
    expect(more).toContain("Showing 1 to 20 of 30 results");
    expect(more).toContain("songs 1,001 to 1,500 of those");
    expect(more).toMatch(
      /href="\/search\?[^"]*condition=AND&amp;searched=true"[^>]*>Search from the first song</,
    );
    const last = await (await visit(`/search?${query}&part=2&page=2`)).text();
    expect(last).toContain("Showing 21 to 30 of 30 results");
    const beyond = await visit(`/search?${query}&part=3`);
    expect(await beyond.text()).toContain("The list does not have that many pages.");
  });

  test("the filter over everything may be the rarest", async () => {
    await makeMany();
    await makeSong({ title: "Zealous", taalaId: "Adi" });
    expect(await searchTitles({ q: "zealous", taalaDescription: "adi", condition: "AND" })).toEqual(
      ["Zealous"],
    );
  });

  test("a search with a single filter compares nothing", async () => {
    await makeMany();
    const html = await (await visit("/search?taalaDescription=adi&part=2")).text();
    expect(html).toContain("of more than 1,000 results");
    expect(html).not.toContain("first song");
  });

  test("REST compares all songs", async () => {
    await makeMany();
    const call = await visit(`/mbkmusic-mbkmusic/songs/searchWithAnd?${query}`);
    expect(await call.json()).toMatchObject({ totalElements: 30 });
  });
});
