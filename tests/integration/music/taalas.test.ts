import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { taalaAliases, taalas } from "#drizzle/schema/index.ts";
import { taalaSeeds } from "#drizzle/seed/reference/taalas.ts";
import { claimStatements } from "#drizzle/seed/claims/claim-statements.ts";
import { taalaClaims } from "#drizzle/seed/reference/taala-claims.ts";
import { db, makePeople, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

beforeEach(async () => {
  for (const row of taalaSeeds) await db.insert(taalas).values(row);
  await db
    .insert(taalas)
    .values({ id: "Unheard", description: "Unheard", scriptNames: { te: "అనాహత" } });
  await db
    .insert(taalaAliases)
    .values({ taalaId: "Adi", alias: "Chatusra Triputa", kind: "synonym" });
});

const idsOf = (html: string) =>
  [...html.matchAll(/href="\/taalas\/([^"?]+)"/g)].map(([, id]) => decodeURIComponent(id!));

describe("the list of taalas", () => {
  test("has each once, the thirty-five as a table", async () => {
    const response = await visit("/taalas");
    expect(response.status).toBe(200);
    expect(readMeter(response).trips).toBe(1);
    const html = await response.text();
    const ids = idsOf(html);
    expect(new Set(ids).size).toBe(taalaSeeds.length + 1);
    expect(ids.slice(0, 4)).toEqual(["Adi", "Chatusra-jati Rupaka", "Misra Chapu", "Khanda Chapu"]);
    expect(ids.length).toBe(4 + taalaSeeds.length + 1);
    const table = html.slice(html.indexOf("<table"), html.indexOf("</table>"));
    expect(idsOf(table)).toHaveLength(35);
    expect(html).toContain('"@type":"DefinedTermSet"');
  });

  test("has names in the reader's script", async () => {
    expect(await readText(await visit("/taalas?lng=te"))).toContain("అనాహత Unheard");
  });
});

test("the sitemap has the list and every taala", async () => {
  const response = await visit("/sitemap.xml?part=taalas");
  const addresses = (await response.text()).match(/<loc>[^<]*\/taalas[^<]*/g)!;
  expect(addresses).toHaveLength(taalaSeeds.length + 2);
  expect(addresses[0]).toMatch(/\/taalas$/);
});

describe("the page of a taala", () => {
  test.each(["Trimukhi", "Panchamukhi", "Saptamukhi", "Navamukhi"])(
    "%s is his, by two sources",
    async (id) => {
      await makePeople("m-balamuralikrishna");
      const claims = claimStatements(taalaClaims.filter((claim) => claim.id === id));
      await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
      const html = await (await visit(`/taalas/${id}`)).text();
      expect(await readText(new Response(html))).toMatch(
        /Created by M\. Balamuralikrishna sahityakalp\.com \( ?the gati .* naradanews\.com \( ?the gati changes/,
      );
      expect(html.match(/<a href="\/sources\/\d+"/g)).toHaveLength(2);
    },
  );

  test("names its sources beside the facts, and at the foot those of all", async () => {
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO sources (id, title, kind, address) VALUES (1, 'A book of taalas', 'book', ''), (2, 'A page', 'website', 'https://example.org/taalas')",
      ),
      env.DB.prepare(
        "INSERT INTO claims (subject_kind, subject_id, field, source_id) VALUES ('taala', 'Adi', '', 1), ('taala', 'Adi', 'angas', 2), ('taala', 'Adi', 'jati', 2), ('taala', 'Dhruva', '', 1)",
      ),
    ]);
    const html = await (await visit("/taalas/Adi")).text();
    for (const fact of ["Jati", "Angas"])
      expect(html).toContain(`<summary aria-label="Sources: ${fact}"`);
    expect(html.match(/href="\/sources\/2"/g)).toHaveLength(2);
    expect(html.match(/href="\/sources\/1"/g)).toHaveLength(1);
    expect(await readText(await visit("/taalas/Unheard"))).not.toContain("Sources");
  });

  test("tells its angas with the hand's actions, jati, aksharas and other names", async () => {
    const response = await visit("/taalas/Adi");
    expect(response.status).toBe(200);
    expect(readMeter(response).trips).toBe(1);
    const html = await response.text();
    expect(html).toContain('aria-label="Clap, Finger, Finger, Finger"');
    expect(html.match(/aria-label="Clap, Wave"/g)).toHaveLength(2);
    expect(html).toContain("Chatusra Triputa");
    expect(html).toContain("a laghu lasts 4 aksharas");
    expect(html).toContain('"@type":"DefinedTerm"');
  });

  test("a chapu goes by its groups, and one without counts has no beat", async () => {
    const chapu = await (await visit("/taalas/Misra%20Chapu")).text();
    expect(chapu).toContain('aria-label="Clap, Wave, Wave"');
    expect(chapu.match(/aria-label="Clap, Wave"/g)).toHaveLength(2);
    const khanda = await (await visit("/taalas/Khanda%20Chapu")).text();
    expect(khanda.match(/aria-label="Clap, Rest"/g)).toHaveLength(2);
    const sankirna = await (await visit("/taalas/Sankirna%20Chapu")).text();
    expect(sankirna).toContain('aria-label="Clap, Count, Count, Count"');
    expect(await readText(await visit("/taalas/Chatusra-jati%20Rupaka"))).toContain(
      "In concerts, kept with three actions",
    );
    const own = await (await visit("/taalas/Trimukhi")).text();
    expect(own).toContain("has no beat here");
    expect(own).not.toContain("taala-click");
  });

  test("lists exactly its compositions by title, twenty a page", async () => {
    for (let n = 0; n < 45; n++)
      await makeSong({ title: `Song ${String(n).padStart(2, "0")}`, taalaId: "Adi" });
    await makeSong({ title: "Song of another", taalaId: "Tisra-jati Triputa" });
    const titles: string[] = [];
    let path: string | undefined = "/taalas/Adi";
    let pages = 0;
    while (path) {
      const response: Response = await visit(path);
      expect(readMeter(response).rows).toBeLessThanOrEqual(120);
      const html = await response.text();
      titles.push(...[...html.matchAll(/>(Song [^<]+)</g)].map(([, title]) => title!));
      path = /href="(\/taalas\/Adi\?after=\d+)"/.exec(html)?.[1];
      pages++;
    }
    expect(pages).toBe(3);
    expect(titles).toEqual(
      Array.from({ length: 45 }, (_, n) => `Song ${String(n).padStart(2, "0")}`),
    );
  });

  test("an unknown one is not found", async () => {
    expect((await visit("/taalas/Nothing")).status).toBe(404);
  });
});
