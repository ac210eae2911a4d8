import { beforeEach, describe, expect, test } from "vitest";
import { raagaAliases, raagaScales } from "#drizzle/schema/index.ts";
import { db, makeRaaga, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

const melakarta = (id: string, number: number, arohana: string) => ({
  id,
  melakarta: number,
  arohana,
  avarohana: arohana.replaceAll("'", "").split(" ").toReversed().join(" ").replace("S", "S'"),
});
const harikambhoji = melakarta("Harikambhoji", 28, "S R2 G3 M1 P D2 N2 S'");
const kalyani = melakarta("Mechakalyani", 65, "S R2 G3 M2 P D2 N3 S'");
const mohanam = {
  id: "Mohanam",
  parentId: "Harikambhoji",
  arohana: "S R2 G3 P D2 S'",
  avarohana: "S' D2 P G3 R2 S",
  scriptNames: { te: "మోహనం" },
};

beforeEach(async () => {
  await makeRaaga(harikambhoji);
  await makeRaaga({ ...kalyani, fame: 3 }, ["Kalyani"]);
  await makeRaaga(mohanam, ["Mohana"]);
});

const page = (path: string) => visit(path).then(readText);
const choose = (one: string, other: string) =>
  visit(`/raagas/beside?${new URLSearchParams({ one, other })}`);

describe("two raagas beside each other", () => {
  test("differ in swaras, size, what they omit and in their parents", async () => {
    const text = await page("/raagas/Mohanam/beside/Mechakalyani");
    expect(text).toContain(
      "Mohanam and Mechakalyani In both: S, R2, G3, P, D2 Only in Mechakalyani: M2, N3 Differences",
    );
    expect(text).toContain("Ma none M2 Ni none N3");
    expect(text).toContain("Arohana audava (five swaras); without Ma, Ni sampurna (seven swaras)");
    expect(text).toContain("Parent 28 Harikambhoji Melakarta 65");
    const telugu = await page("/raagas/Mohanam/beside/Mechakalyani?lng=te");
    expect(telugu).toContain("Mechakalyani రాగంలో మాత్రమే: మ₂, ని₃");
  });

  test("a janya beside its parent is said to be its janya", async () => {
    for (const path of ["Mohanam/beside/Harikambhoji", "Harikambhoji/beside/Mohanam"])
      expect(await page(`/raagas/${path}`)).toContain("Mohanam is a janya of Harikambhoji.");
  });

  test("vakra and foreign swaras set them apart", async () => {
    await makeRaaga({
      ...mohanam,
      id: "Zigzag",
      bhashanga: true,
      arohana: "S R2 G3 R2 P D2 N3 S'",
    });
    const text = await page("/raagas/Mohanam/beside/Zigzag");
    expect(text).toMatch(/Arohana audava \(five swaras\); without Ma, Ni shadava .*; vakra/);
    expect(text).toContain("Foreign swaras none N3");
    expect(text).not.toMatch(/Differences.* Avarohana (audava|shadava)/);
    await makeRaaga({ ...mohanam, id: "Phrases", bhashanga: true });
    expect(await page("/raagas/Mohanam/beside/Phrases")).toContain(
      "Foreign swaras none in phrases beyond the scale",
    );
  });

  test("one scale under two names: it is said what else is known, and no more", async () => {
    await makeRaaga({ ...mohanam, id: "Same" });
    expect(await page("/raagas/Mohanam/beside/Same")).toContain(
      "Both have the same arohana and avarohana. This archive knows of nothing else that sets them apart.",
    );
    await makeRaaga({ ...mohanam, id: "Called" });
    await db
      .insert(raagaAliases)
      .values({ raagaId: "Called", alias: "Bhupali", kind: "synonym" as const });
    await db.insert(raagaScales).values({
      raagaId: "Called",
      number: 1,
      kind: "phrase",
      arohana: "S R2 G3 R2 P D2 S'",
      avarohana: "S' D2 P G3 R2 S",
    });
    const text = await page("/raagas/Mohanam/beside/Called");
    expect(text).toContain("Also called none Bhupali");
    expect(text).toContain("The same swaras in another order none S R2 G3 R2 P D2 S' / S' D2");
    expect(text).not.toContain("This archive knows of nothing else");
    await makeRaaga({ ...mohanam, id: "Turned", arohana: "S G3 R2 P D2 S'" });
    expect(await page("/raagas/Mohanam/beside/Turned")).toContain(
      "Both have the same swaras; only their order differs.",
    );
  });

  test("without a scale, it says what is unknown and compares the rest", async () => {
    await makeRaaga({ id: "Unknown", parentId: "Mechakalyani" });
    const text = await page("/raagas/Mohanam/beside/Unknown");
    expect(text).toContain("None of this archive's sources gives the scale of Unknown, so its");
    expect(text).toMatch(/Arohana audava \(five swaras\); without Ma, Ni not known/);
    expect(text).toContain("Parent 28 Harikambhoji 65 Mechakalyani");
    expect(text).not.toContain("Play both");
  });

  test("a raaga beside itself asks for another", async () => {
    const text = await page("/raagas/Mohanam/beside/Mohanam");
    expect(text).toContain("Both are the same raaga.");
    expect(text).not.toContain("Differences");
  });

  test("both scales sound in turn by one press, where both may sound and are not too long", async () => {
    const html = await (await visit("/raagas/Mohanam/beside/Harikambhoji")).text();
    const { arohana, avarohana } = harikambhoji;
    const both = [mohanam.arohana, mohanam.avarohana, arohana, avarohana].join(" ");
    expect(html).toContain(`data-scale="${both.replaceAll("'", "&#x27;")}"`);
    const many = "S R2 G3 P D2 ".repeat(10).trim();
    await makeRaaga({ ...mohanam, id: "Long", arohana: many });
    expect(await page("/raagas/Mohanam/beside/Long")).not.toContain("Play both");
  });

  test("has the first songs of each, in one trip", async () => {
    for (let at = 1; at < 8; at++) await makeSong({ title: `Song ${at}`, raagaId: "Mohanam" });
    const response = await visit("/raagas/Mohanam/beside/Mechakalyani");
    expect(readMeter(response).trips).toBe(1);
    const html = await response.text();
    expect(html.match(/>Song \d</g)).toHaveLength(5);
    expect(html).toMatch(/<a href="\/raagas\/Mohanam#compositions"[^>]*>7 songs<\/a>/);
    expect(await readText(new Response(html))).toContain("There are no compositions here yet.");
  });
});

describe("the field for another raaga", () => {
  test("stands on a raaga's page, and with a second one on the list of raagas", async () => {
    const own = await (await visit("/raagas/Mohanam")).text();
    expect(own).toContain('<input type="hidden" name="one" value="Mohanam"/>');
    expect(own.match(/data-kind="raaga"/g)).toHaveLength(1);
    const list = await (await visit("/raagas")).text();
    expect(list.match(/data-kind="raaga"/g)).toHaveLength(2);
  });

  test.each([
    ["Mohanam", "kalyani"],
    ["మోహనం", "కల్యాణి"],
    ["Mohana", "మోహనం (Mohanam)"],
  ])("%s and %s lead to their page, by any name in any script", async (one, other) => {
    const response = await choose(one, other);
    expect(response.status).toBe(302);
    expect(readMeter(response).trips).toBe(1);
    expect(response.headers.get("Location")).toBe(
      `/raagas/Mohanam/beside/${other.includes("Mohanam") ? "Mohanam" : "Mechakalyani"}`,
    );
  });

  test("a misspelt name is answered with those that it may mean, and stays in its field", async () => {
    const response = await choose("Mohanam", "kalyati");
    expect([response.status, readMeter(response).trips]).toEqual([200, 1]);
    const html = await response.text();
    expect(html).toMatch(/name="other"[^>]*value="kalyati"/);
    expect(html).toMatch(/name="one"[^>]*value="Mohanam"/);
    expect(html).toContain('href="/raagas/Mohanam/beside/Mechakalyani"');
    expect(await readText(new Response(html))).toContain(
      "No raaga here is called “kalyati”. Did you mean one of these? Mechakalyani",
    );
  });

  test("where several have a name, each can be meant, one question after the other", async () => {
    await makeRaaga({ id: "Yaman" }, ["Kalyani"]);
    const html = await (await choose("kalyani", "xyzzyplugh")).text();
    const text = await readText(new Response(html));
    expect(text).toContain("Several raagas are called “kalyani”. Which one do you mean?");
    expect(text).toContain("No raaga here is called “xyzzyplugh” or anything like it.");
    expect(html).toContain('href="/raagas/beside?one=Yaman&amp;other=xyzzyplugh"');
    const next = await (await choose("Yaman", "kalyani")).text();
    expect(next).toContain('href="/raagas/Yaman/beside/Mechakalyani"');
  });

  test("asks nothing where nothing is typed", async () => {
    expect(await page("/raagas/beside")).not.toContain("No raaga here");
    expect(await page("/raagas/beside?one=%25&other=")).toContain("No raaga here is called “%”");
  });
});
