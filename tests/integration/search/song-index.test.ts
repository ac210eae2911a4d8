import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { searchLyrics } from "#app/data/search/lyrics-lines.ts";
import { openDatabase } from "#app/data/database.ts";
import { songIndexStatements, unindexSongStatements } from "#app/data/search/index/search-index.ts";
import { localAccess } from "../../../scripts/access.ts";
import { reindex } from "../../../scripts/reindex.ts";
import { makePeople } from "../support/factories.ts";
import { searchTitles, makeTwoSongs } from "../support/search-page.ts";

const open = () => openDatabase(env.DB);

describe("the index of a song", () => {
  test("follows it: changed, in the bin, deleted", async () => {
    await makeTwoSongs();
    const db = open();
    const before = { singer: "Sarasvati Rao", composer: "Tyagaraja", accompanists: ["Lalita"] };
    const id = (await env.DB.prepare("SELECT id FROM songs WHERE singer <> ''").first<number>(
      "id",
    ))!;
    await env.DB.prepare("UPDATE songs SET title = 'Nagumomu', singer = 'Gopal' WHERE id = ?")
      .bind(id)
      .run();
    const after = { ...before, singer: "Gopal", accompanists: [] };
    await db.batch(
      songIndexStatements(db, { id, title: "Nagumomu", lyrics: "", ...after }, before),
    );
    expect(await searchTitles({ q: "endaro" })).toEqual([]);
    expect(await searchTitles({ q: "నగుమోము" })).toEqual(["Nagumomu"]);
    expect(await searchTitles({ singer: "sarasvati" })).toEqual([]);
    const names = await env.DB.prepare("SELECT DISTINCT kind, name FROM name_index").all();
    expect(names.results).not.toContainEqual({ kind: "singer", name: "Sarasvati Rao" });
    expect(names.results).not.toContainEqual({ kind: "accompanist", name: "Lalita" });
    expect(names.results).toContainEqual({ kind: "composer", name: "Tyagaraja" });
    await env.DB.prepare("UPDATE songs SET deleted_at = 5 WHERE id = ?").bind(id).run();
    await db.batch(unindexSongStatements(db, { id, ...after }));
    expect(await searchTitles({ q: "nagumomu" })).toEqual([]);
  });

  test("is rebuilt once for a new version, as those of names and people are", async () => {
    await makeTwoSongs();
    await makePeople("tyagaraja", "t-k-murthy");
    const access = localAccess(env.DB);
    const dump = async () =>
      (await env.DB.prepare("SELECT field, key, song_id, line FROM song_index").all()).results;
    const names = async () => (await env.DB.prepare("SELECT * FROM name_index").all()).results;
    const people = async () =>
      (await env.DB.prepare("SELECT * FROM person_keys ORDER BY field, key").all()).results;
    const [songsBefore, namesBefore, peopleBefore] = [await dump(), await names(), await people()];
    expect(await reindex(access)).toBe(0);
    await env.DB.exec("DELETE FROM song_index WHERE song_id = 1; DELETE FROM name_index");
    await env.DB.exec("UPDATE song_index SET key = '0' WHERE field = 15");
    await env.DB.exec(
      "UPDATE person_keys SET key = '0' WHERE field = 15 AND person_id = 'tyagaraja'",
    );
    await env.DB.exec("DELETE FROM person_keys WHERE person_id = 't-k-murthy'");
    expect(await reindex(access)).toBeGreaterThan(5);
    expect(await dump()).toEqual(songsBefore);
    expect(await names()).toEqual(namesBefore);
    expect(await people()).toEqual(peopleBefore);
  });
});

test("REST searches lyrics: titles and words, by pages", async () => {
  await makeTwoSongs();
  const page = { page: 0, size: 20 };
  const { content, total } = await searchLyrics(open(), "vandanamulu", page);
  expect(total).toBe(1);
  expect(content).toEqual([
    {
      name: "Endaro Mahanubhavulu",
      raagaId: "Dhirashankarabharanam",
      raagaDescription: "Dhirashankarabharanam",
      taalaId: "Adi",
      taalaDescription: "Adi",
      content: "ఎందరో మహానుభావులు\nఅందరికీ వందనములు",
    },
  ]);
  expect((await searchLyrics(open(), "varuga", page)).content[0]).toMatchObject({
    name: "வருக வருக",
    taalaId: null,
  });
  expect(await searchLyrics(open(), "%", page)).toEqual({ content: [], total: 0 });
  expect((await searchLyrics(open(), "endaro", { page: 1, size: 1 })).content).toEqual([]);
});
