import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";
import { call, music } from "../support/rest/call.ts";

const inOrder = [
  "2 Songs",
  "10 Songs",
  "👨 Family",
  "Ābhā",
  "Abhaya",
  "Kr̥ṣṇa",
  "Krsnb",
  "“Quoted”",
  "Rāma's",
  "Ramasb",
  "Śrī",
  "Sz",
  "The",
  "Zebra",
  "zeta",
  "కల్యాణి",
];

beforeEach(async () => {
  await makeRaaga({ id: "Lavangi" });
  for (const title of inOrder.toSorted()) await makeSong({ title, raagaId: "Lavangi" });
});

async function readHome(query: string) {
  const html = await (await visit(`/home?view=table&${query}`)).text();
  const titles = inOrder.filter((title) => html.includes(`>${title.replace("'", "&#x27;")}<`));
  const at = (title: string) => html.indexOf(`>${title.replace("'", "&#x27;")}<`);
  const nav = /<nav class="sorts[^"]*" aria-label="[^"]*">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  return {
    titles: titles.toSorted((one, other) => at(one) - at(other)),
    letters: [...nav.matchAll(/<a [^>]*initial=([^"&]*)[^>]*>([^<]*)<\/a>/g)].map(
      ([, , one]) => one,
    ),
  };
}

describe("titles in the order of their letters, without marks, quotes and signs; numbers first, by value", () => {
  test("in the list, both ways, and from a letter on", async () => {
    expect((await readHome("")).titles).toEqual(inOrder);
    expect((await readHome("direction=desc")).titles).toEqual(inOrder.toReversed());
    expect((await readHome("initial=S")).titles).toEqual(inOrder.slice(inOrder.indexOf("Śrī")));
    expect((await readHome("initial=A")).titles[0]).toBe("Ābhā");
    expect((await readHome("initial=%23&direction=desc")).titles).toEqual(
      inOrder.slice(0, 3).toReversed(),
    );
  });

  test("initials are letters, and # for all that begins with none", async () => {
    const { letters } = await readHome("");
    expect(letters).toEqual(["#", "A", "K", "Q", "R", "S", "T", "Z", "క"]);
    expect(await (await visit("/home")).text()).toContain('href="/home?initial=%23"');
    const telugu = await readHome("lng=te");
    expect(telugu.letters).toEqual(["#", "క", "A", "K", "Q", "R", "S", "T", "Z"]);
    expect(telugu.titles.slice(0, 5)).toEqual(["2 Songs", "10 Songs", "👨 Family", "కల్యాణి", "Ābhā"]);
  });

  test("over REST, in a search and on a raaga's page", async () => {
    const rest = await call(`${music}/songs?sortBy=title&size=50`);
    const { content } = await rest.json<{ content: { title: string }[] }>();
    expect(content.map(({ title }) => title)).toEqual(inOrder);
    const found = await call(
      `${music}/songs/searchWithOr?raagaDescription=lavangi&sortBy=title&size=50`,
    );
    const { content: matches } = await found.json<{ content: { title: string }[] }>();
    expect(matches.map(({ title }) => title)).toEqual(inOrder);
    const page = await (await visit("/raagas/Lavangi")).text();
    expect(page.indexOf("Ābhā")).toBeLessThan(page.indexOf("Abhaya"));
  });
});

test("both kinds of titles are sorted by an index", async () => {
  for (const [table, index] of [
    ["songs", "songs_by_title_key"],
    ["compositions", "compositions_by_title"],
  ] as const) {
    const plan = await env.DB.prepare(
      `EXPLAIN QUERY PLAN SELECT id FROM ${table} WHERE deleted_at IS NULL ORDER BY title_key, id LIMIT 20`,
    ).all<{ detail: string }>();
    const [step, ...others] = plan.results.map(({ detail }) => detail);
    expect(step).toMatch(new RegExp(`^SCAN ${table} USING (COVERING )?INDEX ${index}$`));
    expect(others).toEqual([]);
  }
});
