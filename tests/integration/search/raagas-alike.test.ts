import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { previewNames } from "#app/data/search/name-preview.ts";
import { listHomophones } from "#app/data/search/raaga-homophones.ts";
import { suggestNames } from "#app/data/search/suggestions.ts";
import { openDatabase } from "#app/data/database.ts";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";

const open = () => openDatabase(env.DB);

describe("raagas that sound alike", () => {
  test("stay separate: each finds itself first", async () => {
    await makeRaaga({ id: "Kanada" });
    await makeRaaga({ id: "Kannada" });
    for (const name of ["Kanada", "Kannada"])
      expect((await (await visit(`/suggest?kind=raaga&text=${name}`)).json<string[]>())[0]).toBe(
        name,
      );
  });

  test("a raaga is found before another that only some school calls by its name", async () => {
    await makeRaaga({ id: "Yagapriya" }, ["Kalavati"]);
    await makeRaaga({ id: "Kalavati" });
    for (const text of ["Kalavati", "కళావతి", "kalaavathi"])
      expect(await (await visit(`/suggest?kind=raaga&text=${text}`)).json()).toEqual([
        "Kalavati",
        "Yagapriya",
      ]);
  });

  test("of names that begin alike, the best-known raagas come first, then those with songs", async () => {
    await makeRaaga({ id: "Sarvashri" });
    await makeRaaga({ id: "Sarasangi", fame: 103 });
    await makeRaaga({ id: "Saramati", fame: 106 });
    await makeRaaga({ id: "Saranga", fame: 68 });
    await makeRaaga({ id: "Sarani" });
    await makeSong({ title: "One", raagaId: "Sarvashri" });
    const known = ["Saranga", "Sarasangi", "Saramati"];
    expect(await (await visit("/suggest?kind=raaga&text=sar")).json()).toEqual([
      ...known,
      "Sarvashri",
      "Sarani",
    ]);
    const listed = await (await visit("/raagas?q=sar")).text();
    const places = [...known, "Sarvashri"].map((id) => listed.indexOf(`href="/raagas/${id}"`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test("collisions of a new name or alias are listed", async () => {
    await makeRaaga({ id: "Kanada" }, ["Karnata"]);
    await makeRaaga({ id: "Mohanam" });
    const db = open();
    const told = async (name: string, of: string | null = null) =>
      (await previewNames(db, of, [name]))[0]!.collisions;
    expect(await told("ಕನ್ನಡ")).toMatchObject([
      { raagaId: "Kanada", matched: "Kanada", similarity: "ending" },
    ]);
    expect(await told("Mohana")).toMatchObject([
      { raagaId: "Mohanam", matched: "Mohanam", similarity: "ending" },
    ]);
    expect(await told("மோஹனம்")).toMatchObject([{ raagaId: "Mohanam" }]);
    expect(await told("Kanada", "Kanada")).toEqual([]);
    expect(await told("Bilahari")).toEqual([]);
    expect(await told("%")).toEqual([]);
  });

  test("songs that new names would newly find are listed for each name, in one batch", async () => {
    await makeRaaga({ id: "Mechakalyani" });
    await makeSong({ title: "Nidhi Chala", raagaId: "Mechakalyani" });
    await makeSong({ title: "Yaman song", raagaId: "Mechakalyani" });
    await makeSong({ title: "Of another raaga" });
    const db = open();
    expect(await previewNames(db, "Mechakalyani", ["Yaman", "kalyani", "%"])).toEqual([
      {
        name: "Yaman",
        known: false,
        total: 1,
        more: false,
        songs: [{ id: 1, title: "Nidhi Chala" }],
        collisions: [],
      },
      { name: "kalyani", known: true, total: 0, more: false, songs: [], collisions: [] },
      {
        name: "%",
        known: false,
        total: 0,
        more: false,
        songs: [],
        collisions: [],
      },
    ]);
    expect(db.meter.trips).toBe(1);
    expect(await previewNames(db, null, ["Mechakalyani"])).toMatchObject([
      { known: false, total: 0, collisions: [{ raagaId: "Mechakalyani", similarity: "same" }] },
    ]);
  });

  test("homophones of a raaga are listed for administrators and beside searches for its songs", async () => {
    await makeRaaga({ id: "Kanada" });
    await makeRaaga({ id: "Kannada" });
    await makeRaaga({ id: "Bilahari" }, ["Kaanada of old"]);
    await makeRaaga({ id: "Shri" }, ["Shriragam"]);
    await makeRaaga({ id: "Kharaharapriya" }, ["Shriraga"]);
    const db = open();
    expect(await listHomophones(db, "Kanada")).toEqual(["Kannada"]);
    expect(await listHomophones(db, "Shri")).toEqual(["Kharaharapriya"]);
    expect(await listHomophones(db, "Bilahari")).toEqual([]);
    const searched = await (await visit("/search?raagaDescription=కానడ&searched=true")).text();
    expect(searched).toMatch(
      /Different raagas with similar names<\/p><ul><li><a[^>]*href="\/raagas\/Kannada"/,
    );
    expect(await readText(await visit("/search?raagaDescription=Bilahari"))).not.toContain(
      "Different raagas with similar names",
    );
  });
});

test("raagas with songs are suggested before the many that have none", async () => {
  for (const id of ["Kaikavashi", "Kalanidhi", "Kalika", "Kallola", "Kapi", "Kadaram"])
    await makeRaaga({ id });
  for (let at = 0; at < 20; at++) await makeRaaga({ id: `Kana${"bcdfghjklmnprstvyzqx"[at]}i` });
  await makeSong({ title: "One", raagaId: "Kapi" });
  const names = await suggestNames(openDatabase(env.DB), "raaga", "ka", "en");
  expect(names.map(({ name }) => name)).toContain("Kapi");
  expect((await suggestNames(openDatabase(env.DB), "raaga", "Kalika", "en"))[0]?.name).toBe(
    "Kalika",
  );
});
