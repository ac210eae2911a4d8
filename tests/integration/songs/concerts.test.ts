import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makeConcert, makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { bearerOf, call } from "../support/rest/call.ts";
import { songs } from "../support/rest/songs.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { count } from "../support/users.ts";

const id = "Music Academy, 1977";
const path = "/concerts/Music%20Academy%2C%201977";

const songCount = () =>
  env.DB.prepare("SELECT song_count FROM concerts").first<number>("song_count");

/** Three pieces whose order is that of neither titles nor ids. */
async function makePieces() {
  await makeRaaga({ id: "Arabhi" });
  await makePeople("m-balamuralikrishna");
  const players = { Violin: ["M. Chandrasekaran"] };
  const singer = "M. Balamuralikrishna";
  const made = { concertId: id, singer, players };
  const last = await makeSong({ title: "A tillana", ...made });
  const second = await makeSong({ title: "Nagumomu", track: 2, raagaId: "Arabhi", ...made });
  const first = await makeSong({ title: "Vatapi", track: 1, ...made });
  return [first, second, last];
}

beforeEach(() =>
  makeConcert(id, {
    description: "Before a full house.",
    place: "Chennai",
    heldOn: "1977-12",
    source: "A book",
  }),
);

describe("the page of a concert", () => {
  test("has its date, place, performers, and the pieces in their order", async () => {
    const ids = await makePieces();
    const response = await visit(path);
    expect(response.headers.get("Cache-Control")).toContain("public");
    const html = await response.text();
    const linked = Array.from(html.matchAll(/href="\/songs\/(\d+)"/g), ([, song]) => Number(song));
    expect(linked).toEqual(ids);
    for (const text of ["Before a full house.", "Dec 1977", "Chennai", "A book", "3 pieces"])
      expect(html).toContain(text);
    expect(html).toContain('href="/people/m-balamuralikrishna"');
    expect(html).toContain("<dt>Violin</dt>");
    expect(html).toContain("M. Chandrasekaran");
    expect(html).toContain('href="/raagas/Arabhi"');
  });

  test("says in which language its description is, and plays all its pieces in their order", async () => {
    const ids = await makePieces();
    await env.DB.prepare(
      "UPDATE songs SET upload_type = 'YouTube', external_media_id = 'aaaaaaaaaaa'",
    ).run();
    const html = await (await visit(`${path}?lng=te`)).text();
    expect(html).toContain(
      '<p class="prose" lang="en">Before a full house.</p><p class="prose-language">ఇంగ్లీష్</p>',
    );
    const play = async (after = "") => {
      const query = new URLSearchParams({ of: "concert", id });
      const portion = await (
        await visit(`/songs/play?${query}${after}`)
      ).json<{ pairs: [number, number][] }>();
      return portion.pairs.map(([song]) => song);
    };
    expect(await play()).toEqual(ids);
    expect(await play(`&after=${ids[0]}`)).toEqual(ids.slice(1));
  });

  test("describes the event for search engines", async () => {
    const [first] = await makePieces();
    const html = await (await visit(path)).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(json!)).toMatchObject({
      "@type": "MusicEvent",
      name: id,
      startDate: "1977-12",
      location: { "@type": "Place", name: "Chennai" },
      performer: [{ name: "M. Balamuralikrishna" }, { name: "M. Chandrasekaran" }],
      workPerformed: [
        { name: "Vatapi", "@id": expect.stringContaining(`/songs/${first}`) },
        { name: "Nagumomu" },
        { name: "A tillana" },
      ],
    });
  });

  test("tells the language of a name in an Indian script", async () => {
    await makeConcert("చెన్నై 1977");
    const html = await (await visit("/concerts")).text();
    expect(html).toContain('<h2 lang="te">');
    const page = await (
      await visit("/concerts/%E0%B0%9A%E0%B1%86%E0%B0%A8%E0%B1%8D%E0%B0%A8%E0%B1%88%201977")
    ).text();
    expect(page).toContain('<h1 lang="te">చెన్నై 1977</h1>');
  });

  test("links a source that is an address by the name of its site", async () => {
    const address = "www.example.org/2021/07/a-long-name";
    await makeConcert("With an address", { source: address });
    const html = await (await visit("/concerts/With%20an%20address?lng=ta")).text();
    expect(html).toContain(
      `<a href="https://${address}" rel="noreferrer" lang="en">example.org</a>`,
    );
    expect(await readText(await visit(`${path}?lng=ta`))).toContain("A book");
  });

  test("leaves out deleted recordings, and shows a hundred at most", async () => {
    const [first] = await makePieces();
    await env.DB.prepare("UPDATE songs SET deleted_at = 5 WHERE id = ?").bind(first).run();
    await env.DB.prepare(
      `INSERT INTO songs (title, composer, concert_id) WITH RECURSIVE n (n) AS
        (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100) SELECT 'Piece ' || n, 'M', ? FROM n`,
    )
      .bind(id)
      .run();
    const html = await (await visit(path)).text();
    expect(html.match(/href="\/songs\/\d+"/g)).toHaveLength(100);
    expect(html).toContain("102 pieces");
    expect(html).toContain("Only the first 100 are shown.");
  });

  test("is missing for a concert that is not there", async () => {
    expect((await visit("/concerts/Nowhere")).status).toBe(404);
  });
});

test("the list has the latest concerts first, those without a date last, and a next page", async () => {
  await makeConcert("Without a date");
  await makeConcert("Earlier", { heldOn: "1966" });
  const titles = async (address: string) => {
    const html = await (await visit(address)).text();
    return Array.from(html.matchAll(/<h2 lang="en"><a[^>]*>(.*?)<\/a>/g), ([, title]) => title);
  };
  expect(await titles("/concerts")).toEqual([id, "Earlier", "Without a date"]);
  expect(await titles("/concerts?after=Earlier")).toEqual(["Without a date"]);
  expect(await titles("/concerts?after=nothing+like+it")).toEqual([]);
  const sitemap = await (await visit("/sitemap.xml?part=concerts")).text();
  expect(sitemap).toContain(`<loc>http://localhost:8787${path}</loc>`);
});

test("the list tells a date once, which the name of a concert may tell", async () => {
  await makeConcert("Nada Neerajanam, 28 September 2014", { heldOn: "2014-09-28" });
  await makeConcert("Festival of 1966", { heldOn: "1966-03-12" });
  const dates = (await (await visit("/concerts")).text()).matchAll(/<time [^>]*>(.*?)<\/time>/g);
  expect(Array.from(dates, ([, date]) => date)).toEqual(["Dec 1977", "12 Mar 1966"]);
});

describe("an administrator", () => {
  const admin = "/admin/lists/concerts";

  test("adds a concert, which its place and date name if nothing else does", async () => {
    const { send, read } = await makeAdministrator();
    const fields = { act: "add", name: "", place: "Tirumala", heldOn: "2014-09-28" };
    const added = await send(`${admin}?dialog=add`, fields);
    expect(added.headers.get("Location")).toBe(admin);
    expect(await count("FROM concerts WHERE id = 'Tirumala, 2014-09-28'")).toBe(1);
    expect(await count("FROM audit_events WHERE act = 'concert added'")).toBe(1);
    expect(await count("FROM revisions WHERE subject_kind = 'concert'")).toBe(1);
    const edit = await readText(await read("/concerts/Tirumala%2C%202014-09-28"));
    expect(edit).toContain("Edit the concert");
    expect(await readText(await visit("/concerts/Tirumala%2C%202014-09-28"))).not.toContain(
      "Edit the concert",
    );
  });

  test("is told beside the field what is wrong", async () => {
    const { send } = await makeAdministrator();
    const nameless = await send(`${admin}?dialog=add`, { act: "add" });
    expect(nameless.status).toBe(400);
    expect(await nameless.text()).toContain('id="name-error"');
    const dated = { act: "add", name: "A", place: "B", heldOn: "28/9/2014" };
    const wrong = await send(`${admin}?dialog=add`, dated);
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain('id="heldOn-error"');
    expect(html).toContain('value="28/9/2014"');
    const same = await send(`${admin}?dialog=add`, { act: "add", name: id.toLowerCase() });
    expect(same.status).toBe(409);
  });

  test("renames a concert, whose recordings follow, and deletes only one without any", async () => {
    const [song] = await makePieces();
    const { send } = await makeAdministrator();
    const entry = `id=${encodeURIComponent(id)}`;
    const held = await send(`${admin}?dialog=delete&${entry}`, { act: "delete" });
    expect(held.status).toBe(409);
    const renamed = {
      act: "change",
      name: "Margazhi 1977",
      place: "Chennai",
      heldOn: "1977-12-28",
    };
    expect((await send(`${admin}?dialog=edit&${entry}`, renamed)).status).toBe(302);
    expect(await count("FROM songs WHERE concert_id = 'Margazhi 1977'")).toBe(3);
    expect(await songCount()).toBe(3);
    expect(await count("FROM revisions WHERE subject_id = 'Margazhi 1977'")).toBe(1);
    const songPage = await (await visit(`/songs/${song}`)).text();
    expect(songPage).toContain('href="/concerts/Margazhi%201977"');
    await env.DB.prepare("UPDATE songs SET concert_id = NULL").run();
    const gone = { act: "delete" };
    expect((await send(`${admin}?dialog=delete&id=Margazhi+1977`, gone)).status).toBe(302);
    expect(await count("FROM concerts")).toBe(0);
  });
});

test("how many songs a concert has is counted as they come, go and change", async () => {
  const song = await makeSong({ title: "One", concertId: id });
  expect(await songCount()).toBe(1);
  await env.DB.prepare("UPDATE songs SET deleted_at = 5 WHERE id = ?").bind(song).run();
  expect(await songCount()).toBe(0);
  await env.DB.prepare("UPDATE songs SET deleted_at = NULL WHERE id = ?").bind(song).run();
  expect(await songCount()).toBe(1);
  await env.DB.prepare("UPDATE songs SET concert_id = NULL WHERE id = ?").bind(song).run();
  expect(await songCount()).toBe(0);
  await env.DB.prepare("UPDATE songs SET concert_id = ? WHERE id = ?").bind(id, song).run();
  await env.DB.prepare("UPDATE compositions SET main_song_id = NULL").run();
  await env.DB.prepare("DELETE FROM songs WHERE id = ?").bind(song).run();
  expect(await songCount()).toBe(0);
});

describe("a recording names its concert", () => {
  const concertOf = (song: number) =>
    env.DB.prepare("SELECT concert_id FROM songs WHERE id = ?").bind(song).first("concert_id");

  test("in the form, which offers the latest ones, refuses others, and keeps what it was", async () => {
    await seedChoices();
    const { cookie, read } = await makeEditor("singer@example.org", "Contributor");
    const unknown = await add(cookie, { concertId: "Nowhere" });
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain('id="concertId-error"');
    expect((await add(cookie, { concertId: ` ${id} ` })).status).toBe(302);
    expect(await concertOf(1)).toBe(id);
    const form = await (await read("/songs/edit/1")).text();
    expect(form).toContain(`<option value="${id}"></option>`);
    expect(form).toMatch(new RegExp(`name="concertId"[^>]*value="${id}"`));
    const emptied = { ...filled, concertId: "", revision: await lastChange() };
    expect((await submit("/songs/edit/1", emptied, { Cookie: cookie })).status).toBe(302);
    expect(await concertOf(1)).toBe(null);
    const history = await readText(await read("/songs/1/history"));
    expect(history).toContain("Concert from the list");
    expect(history).toContain(id);
  });

  test("in REST, where its absence keeps it", async () => {
    await seedChoices();
    const { headers } = await bearerOf("singer@example.org", "Contributor");
    const body = {
      title: "Omkara",
      singer: "A",
      recordingDate: "1977-12-28",
      description: "In praise.",
      concertId: id,
    };
    const query = "?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ";
    const concert = { id, description: "Before a full house." };
    const added = await call(songs + query, { headers, body });
    expect(await added.json()).toMatchObject({ concertId: concert });
    const { concertId: _, ...others } = body;
    const changed = await call(`${songs}/1`, { method: "PUT", headers, body: others });
    expect(await changed.json()).toMatchObject({ concertId: concert });
    const wrong = { ...body, concertId: "Nowhere" };
    const refused = await call(`${songs}/1`, { method: "PUT", headers, body: wrong });
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ fieldName: "concertId" }] });
    const [listed] = (
      await (await call("/mbkmusic-mbkmusic/concerts")).json<{ content: unknown[] }>()
    ).content;
    expect(listed).toEqual({ ...concert, place: "Chennai", heldOn: "1977-12", source: "A book" });
  });

  test("in CSV files and batches", async () => {
    const admin = await makeAdministrator();
    const song = await makeSong({ title: "Omkara", singer: "A", createdBy: admin.id });
    await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(admin.id).run();
    const preview = await admin.upload("/admin/songs", `id,concertId\n${song},music academy\n`);
    const page = await readText(await admin.read(preview.headers.get("Location")!));
    expect(page).toContain("music academy");
    const batch = { song: String(song), act: "preview", concertId: id };
    const shown = await (await admin.send("/songs/batch", batch)).text();
    const seen = /name="seen" value="([^"]*)"/.exec(shown)![1]!;
    await admin.send("/songs/batch", { ...batch, act: "apply", seen });
    expect(await concertOf(song)).toBe(id);
    const file = await readText(await admin.read("/admin/songs/export"));
    expect(file).toContain(`"${id}"`);
    const emptied = await admin.send("/songs/batch", { ...batch, concertId: "-" });
    expect(await emptied.text()).toContain(id);
  });
});
