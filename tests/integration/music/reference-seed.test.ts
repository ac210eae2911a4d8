import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { seedReference } from "../support/seeds.ts";

const run = (query: string) => env.DB.prepare(query).run();

describe("the reference lists, seeded where older ones are", () => {
  test("lose misread raagas that nobody used or changed", async () => {
    for (const id of ["Murti", "Navamalika", "Ramalila", "Suksmarupi"]) await makeRaaga({ id });
    await makeSong({ title: "One", raagaId: "Navamalika" });
    await run("UPDATE raagas SET description = 'edited' WHERE id = 'Ramalila'");
    await seedReference();
    const { results } = await env.DB.prepare(
      "SELECT id FROM raagas WHERE id IN ('Murti', 'Navamalika', 'Ramalila', 'Suksmarupi') ORDER BY id",
    ).all<{ id: string }>();
    expect(results.map(({ id }) => id)).toEqual(["Navamalika", "Ramalila"]);
    expect(
      await env.DB.prepare("SELECT count(*) AS n FROM name_index WHERE name = 'Murti'").first("n"),
    ).toBe(0);
  });

  test("say where their facts were found, for entries that are there already, too, once", async () => {
    await seedReference();
    await run("DELETE FROM claims");
    await seedReference();
    const claimed = async (kind: string, id: string) => {
      const { results } = await env.DB.prepare(
        `SELECT field, title, note FROM claims JOIN sources ON sources.id = source_id
          WHERE subject_kind = ? AND subject_id = ? ORDER BY field, title`,
      )
        .bind(kind, id)
        .all<{ field: string; title: string; note: string }>();
      return results.map(({ field, title, note }) => [field, title, note].join(" ").trim());
    };
    expect(await claimed("raaga", "Sumukham")).toEqual([
      "Wikipedia, List of Janya ragas",
      "carnatic-music/ragavardhini",
      "ramanarunachalam/Music",
      "arohana Wikipedia, List of Janya ragas another account has R2",
      "arohana carnatic-music/ragavardhini another account has R2",
      "creator sahityakalp.com four swaras",
      "parent Wikipedia, List of Janya ragas",
      "parent carnatic-music/ragavardhini",
    ]);
    expect(await claimed("raaga", "Dvijavanti")).toEqual(
      expect.arrayContaining([
        "bhashanga Wikipedia, List of Janya ragas G2 N3",
        "bhashanga carnaticlabs/Sangeetha-Grantha G2",
      ]),
    );
    expect(await claimed("raaga", "Lavangi")).toContain("scale 1 Wikipedia");
    expect(await claimed("taala", "Adi")).toEqual([
      "alias Chatusra Triputa ramanarunachalam/Music",
    ]);
    expect(await claimed("person", "tyagaraja")).toEqual([
      "carnaticlabs/Sangeetha-Grantha",
      "molakanews.page",
      "names Read by an editor kn, ml",
      "names ssssethu.blogspot.com ta",
      "names study91.co.in hi",
      "names te.wikipedia.org te",
      "years molakanews.page",
    ]);
    const twice = await env.DB.prepare(
      "SELECT count(*) AS n FROM (SELECT 1 FROM sources GROUP BY title, address HAVING count(*) > 1)",
    ).first("n");
    expect(twice).toBe(0);
  });
});
