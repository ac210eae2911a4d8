import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { cookiesOf, count, logIn, makeUser } from "../support/users.ts";

let owner: number;
let cookie: string;

beforeEach(async () => {
  await seedChoices();
  await makeRaaga({ id: "Mohanam" });
  owner = await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

type Fields = Record<string, string>;

const post = (path: string, ids: readonly number[], fields: Fields, by = cookie) =>
  visit(path, {
    method: "POST",
    body: new URLSearchParams([
      ...ids.map((id) => ["song", String(id)]),
      ...Object.entries(fields),
    ]),
    headers: { Cookie: by, Origin: origin },
  });

const seenIn = (html: string) => /name="seen" value="([^"]*)"/.exec(html)![1]!;

/** Shows the changes, then applies them; returns the path of the batch. */
async function edit(ids: readonly number[], fields: Fields, by = cookie) {
  const preview = await post("/songs/batch", ids, { act: "preview", ...fields }, by);
  const seen = seenIn(await preview.text());
  const applied = await post("/songs/batch", ids, { act: "apply", seen, ...fields }, by);
  return { preview, applied, path: applied.headers.get("Location")! };
}

const raagas = async () =>
  (
    await env.DB.prepare("SELECT raaga_id, count(*) AS n FROM songs GROUP BY 1 ORDER BY 1").all<{
      raaga_id: string | null;
      n: number;
    }>()
  ).results.map(({ raaga_id, n }) => [raaga_id, n]);

const pageText = async (path: string) =>
  readText(await visit(path, { headers: { Cookie: cookie } }));

describe("a batch edit", () => {
  test("changes two hundred songs with one revision each, and is undone as one", async () => {
    const ids: number[] = [];
    for (let at = 0; at < 200; at++)
      ids.push(
        await makeSong({
          title: `Song ${at}`,
          singer: "Somebody",
          createdBy: owner,
          raagaId: at % 2 ? "Lavangi" : null,
        }),
      );
    await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(owner).run();
    const { applied, path } = await edit(ids, { raagaId: "mohana", event: "Madras, 1975" });
    expect(applied.status).toBe(302);
    expect(await raagas()).toEqual([["Mohanam", 200]]);
    expect(await count("FROM songs WHERE event = 'Madras, 1975'")).toBe(200);
    expect(await count("FROM revisions WHERE kind = 'updated' AND subject_kind = 'song'")).toBe(
      200,
    );
    expect(
      await count("FROM revisions WHERE kind = 'updated' AND subject_kind = 'composition'"),
    ).toBe(200);
    expect(await count("FROM raagas WHERE id = 'Mohanam' AND song_count = 200")).toBe(1);
    expect(await pageText(path)).toContain("200 songs can be restored to their previous state.");
    expect((await post(path, [], {})).status).toBe(302);
    expect(await raagas()).toEqual([
      [null, 100],
      ["Lavangi", 100],
    ]);
    expect(await count("FROM songs WHERE event = ''")).toBe(200);
    expect(await pageText(path)).toContain("Undone");
    await post(path, [], {});
    expect(await count("FROM revisions WHERE kind = 'updated' AND subject_kind = 'song'")).toBe(
      400,
    );
  }, 60_000);

  test("shows old and new values before, and sets what is chosen: type, language, credits, or nothing", async () => {
    const id = await makeSong({
      title: "One",
      singer: "A",
      createdBy: owner,
      taalaId: "Adi",
      players: { Violin: ["First"] },
    });
    await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(owner).run();
    const violin = await env.DB.prepare(
      "SELECT id FROM accompaniment_types WHERE name = 'Violin'",
    ).first<number>("id");
    const fields = {
      taalaId: "-",
      songTypeId: "Kriti",
      language: "te",
      "accompaniments.0.type": String(violin),
      "accompaniments.0.names": "Second",
      credits: "add",
    };
    const preview = await readText(await post("/songs/batch", [id], { act: "preview", ...fields }));
    expect(preview).toContain("1 song will change");
    expect(preview).toMatch(/Taala Adi .*Song type .* Kriti .*Violin: First Violin: First, Second/);
    expect(await count("FROM revisions WHERE kind = 'updated'")).toBe(0);
    await edit([id], fields);
    expect(
      await env.DB.prepare(
        "SELECT taala_id, song_type_id, language, accompaniments FROM songs",
      ).first(),
    ).toEqual({
      taala_id: null,
      song_type_id: "Kriti",
      language: "te",
      accompaniments: JSON.stringify([{ typeId: violin, players: ["First", "Second"] }]),
    });
    const again = await readText(await post("/songs/batch", [id], { act: "preview", ...fields }));
    expect(again).toContain("1 song already has these values.");
  });

  test("sets date, place and description, and empties none that a song needs", async () => {
    const ids = [
      await makeSong({ title: "One", singer: "A", createdBy: owner, recordingDate: "1968" }),
      await makeSong({ title: "Two", singer: "A", createdBy: owner }),
    ];
    await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(owner).run();
    const fields = { recordingDate: "1975-08", place: "Chennai", description: "In praise.\nSlow." };
    const shown = await readText(await post("/songs/batch", ids, { act: "preview", ...fields }));
    expect(shown).toMatch(/Recording date 1968 .*1975.* Place .*Chennai/);
    const { applied, path } = await edit(ids, fields);
    expect(applied.status).toBe(302);
    const stored = "SELECT recorded_on, place, description FROM songs ORDER BY id";
    const set = { recorded_on: "1975-08", place: "Chennai", description: "In praise.\nSlow." };
    expect((await env.DB.prepare(stored).all()).results).toEqual([set, set]);
    await post(path, [], {});
    expect(await env.DB.prepare(stored).first()).toMatchObject({
      recorded_on: "1968",
      place: "",
    });
    for (const [field, message] of [
      ["recordingDate", "Please enter a valid date from 1900 to today"],
      ["singer", "At least one letter or digit is required"],
      ["description", "At least one letter or digit is required"],
    ] as const) {
      const refused = await post("/songs/batch", ids, { act: "preview", [field]: "-" });
      expect(refused.status).toBe(400);
      expect(await readText(refused)).toContain(message);
    }
  });

  test("is reached from My Collection, by who has songs there", async () => {
    const link = 'href="/songs/batch"';
    const collection = async () => {
      const html = await (await visit("/my-collection", { headers: { Cookie: cookie } })).text();
      return html.slice(html.indexOf("<main"));
    };
    expect(await collection()).not.toContain(link);
    await makeSong({ title: "One", singer: "A", createdBy: owner });
    expect(await collection()).toContain(link);
  });

  test("asks for songs, for something to set, and for a raaga that is known", async () => {
    const id = await makeSong({ title: "One", singer: "A", createdBy: owner });
    const none = await post("/songs/batch", [], { act: "preview", event: "x" });
    expect([none.status, await readText(none)]).toEqual([
      400,
      expect.stringContaining("Please choose at least one song."),
    ]);
    expect(await readText(await post("/songs/batch", [id], { act: "preview" }))).toContain(
      "Please fill in at least one field.",
    );
    const unknown = await post("/songs/batch", [id], { act: "preview", raagaId: "Nowhere" });
    const html = await unknown.text();
    expect(unknown.status).toBe(400);
    expect(html).toContain("No raaga is called “Nowhere”. Please correct the name.");
    expect(html).toMatch(
      new RegExp(
        `<input[^>]*name="song"[^>]*checked=""[^>]*value="${id}"|value="${id}"[^>]*checked`,
      ),
    );
  });

  test("leaves songs of others alone, and says so", async () => {
    const mine = await makeSong({ title: "Mine", singer: "A", createdBy: owner });
    const theirs = await makeSong({ title: "Theirs", singer: "A" });
    const { preview } = await edit([mine, theirs], { event: "Concert" });
    expect(preview.status).toBe(200);
    expect(await count("FROM songs WHERE event = 'Concert'")).toBe(1);
    const both = await readText(
      await post("/songs/batch", [mine, theirs], { act: "preview", event: "Other" }),
    );
    expect(both).toContain("1 song stays as it is: you may change only what you added. Theirs");
  });

  test("is not applied over a change that the preview did not show", async () => {
    const id = await makeSong({ title: "One", singer: "A", createdBy: owner });
    const fields = { event: "Concert" };
    const preview = await post("/songs/batch", [id], { act: "preview", ...fields });
    const seen = seenIn(await preview.text());
    await edit([id], { place: "Chennai" });
    const late = await post("/songs/batch", [id], { act: "apply", seen, ...fields });
    expect(late.status).toBe(409);
    expect(await readText(late)).toContain(
      "Somebody has changed one of these songs in the meantime.",
    );
    expect(await count("FROM songs WHERE event = 'Concert'")).toBe(0);
  });
});

describe("undoing", () => {
  let admin: Administrator;

  test("spares songs that have changed since, and names them before", async () => {
    const ids = [
      await makeSong({ title: "Stays", singer: "A", createdBy: owner }),
      await makeSong({ title: "Goes back", singer: "A", createdBy: owner }),
    ];
    const { path } = await edit(ids, { event: "First" });
    await edit(ids.slice(0, 1), { event: "Second" });
    expect(await pageText(path)).toMatch(
      /1 song can be restored .*1 song has changed since, and stays as it is: Stays/,
    );
    const undone = await post(path, [], {});
    const headers = { Cookie: `${cookie}; ${cookiesOf(undone)}` };
    expect(await readText(await visit(path, { headers }))).toContain("All changes were undone.");
    const { results } = await env.DB.prepare("SELECT event FROM songs ORDER BY id").all();
    expect(results).toEqual([{ event: "Second" }, { event: "" }]);
  });

  test("is for who has edited, and for administrators", async () => {
    const id = await makeSong({ title: "One", singer: "A", createdBy: owner });
    const { path } = await edit([id], { event: "Concert" });
    await makeUser("other@example.org", "Contributor");
    const other = await logIn("other@example.org");
    expect((await post(path, [], {}, other)).status).toBe(404);
    expect(await count("FROM songs WHERE event = 'Concert'")).toBe(1);
    admin = await makeAdministrator();
    expect(await readText(await admin.read("/songs/batch"))).toContain("Bulk edit of 1 song");
    expect((await post(path, [], {}, admin.cookie)).status).toBe(302);
    expect(await count("FROM songs WHERE event = ''")).toBe(1);
    expect(await count("FROM audit_events WHERE act = 'song changed'")).toBe(1);
  });

  test("songs to choose from are named in the reader's script", async () => {
    await makeRaaga({ id: "Behag", isoName: "behāg" });
    await makeSong({ title: "Song", raagaId: "Behag", recordingDate: "1975", createdBy: owner });
    const headers = { Cookie: `${cookie}; preferences=lng=te` };
    expect(await readText(await visit("/songs/batch", { headers }))).toContain("బెహాగ్ Behag · 1975");
  });
});
