import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { discardExpired } from "#app/data/media/discarded-media.ts";
import { openDatabase } from "#app/data/database.ts";
import { readOpenRecords } from "#app/data/records/open-data/read-records.ts";
import { emptyBin } from "#app/data/songs/empty-bin.ts";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { crawl, routeAddresses } from "../support/crawl.ts";
import { db, makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { freshLimits } from "../support/fresh-limits.ts";
import { readText, visit } from "../support/front-door.ts";
import { merge } from "../support/merges.ts";
import { allSizes, sendPicture } from "../support/pictures.ts";
import { bearerFor, call, music } from "../support/rest/call.ts";
import { filled, lastChange, seedChoices } from "../support/song-forms.ts";

/** A text in each part that can be hidden, found nowhere else. */
const marks = {
  words: ["zulqarnayn", "qwyxmeaning", "qwyxline", "formerzulq"],
  notation: ["Zznotationmark"],
  recording: ["kvzrecordnote", "0123456789abcdef0123456789abcdef"],
  song: ["Zqxsinger", "zQ4w9WgXcQ7"],
  composition: ["Qqwholetitle"],
  picture: ["Zzportraitnote"],
} as const;
type Part = keyof typeof marks;

const file = "0123456789abcdef0123456789abcdef";
const person = "tyagaraja";
let admin: Administrator;
let owner: Administrator;
let bearer: Record<string, string>;

const run = (text: string, ...values: unknown[]) =>
  env.DB.prepare(text)
    .bind(...values)
    .run();

/** Song 1 has words, notation and a file; song 2 is another recording of it, song 3 another composition. */
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  freshLimits();
  await seedChoices();
  await makeRaaga({ id: "Kambhoji" });
  await makePeople(person);
  admin = await makeAdministrator();
  owner = await makeEditor("owner@example.org", "Contributor");
  bearer = (await bearerFor("owner@example.org")).headers;
  await env.MEDIA.put(file, new Uint8Array(1000));
  await db
    .insert(mediaFiles)
    .values({ id: file, status: "ready", contentType: "audio/mpeg", size: 1000, shape: "AAAA" });
  const created = { createdBy: owner.id, raagaId: "Kambhoji" };
  await makeSong({
    ...created,
    title: "Omkara Akarini",
    singer: "M. Balamuralikrishna",
    lyrics: "formerzulq sung before",
    recordingDate: "1975-08-15",
    description: "In praise.",
    uploadType: "Audio",
    mediaLocationTypeId: 2,
    mediaTypeId: 1,
    mediaFileId: file,
    durationSeconds: 60,
    lineTimes: "",
    mediaDescription: "kvzrecordnote",
  });
  await run(
    `UPDATE compositions SET meaning = '{"en":"qwyxmeaning"}', notation = 'Zznotationmark:\nS R G M | P D N S ||'
      WHERE id = 1`,
  );
  const edited = await owner.send("/songs/edit/1", {
    ...filled,
    revision: await lastChange(),
    title: "Omkara Akarini",
    lyrics: "zulqarnayn devi sarasvati",
    notation: "Zznotationmark:\nS R G M | P D N S ||",
    "meaning-en": "qwyxmeaning",
    raagaId: "Kambhoji",
    uploadType: "Audio",
    mediaDescription: "kvzrecordnote",
  });
  expect(edited.status, await edited.clone().text()).toBe(302);
  await run(`UPDATE compositions SET line_meanings = json_object('en', 'qwyxline') WHERE id = 1`);
  await run(`UPDATE songs SET line_times = '0:01 0:05' WHERE id = 1`);
  await makeSong({
    ...created,
    compositionId: 1,
    title: "Omkara Akarini",
    singer: "Zqxsinger",
    lyrics: "zulqarnayn devi sarasvati",
    uploadType: "YouTube",
    mediaLocationTypeId: 1,
    externalMediaId: "zQ4w9WgXcQ7",
  });
  await makeSong({ ...created, title: "Qqwholetitle", singer: "Somebody" });
  const picture = await sendPicture(admin, person, {
    sizes: allSizes,
    fields: { description: "Zzportraitnote" },
  });
  expect(picture.status).toBe(302);
});

const listed = (text: string) => text.trim().split(/\s+/);
const ids = [1, 2, 3];
const revisionIds = async () =>
  (await env.DB.prepare("SELECT id FROM revisions").all<{ id: number }>()).results.map(
    ({ id }) => id,
  );

/** What anybody may ask, and what may have a part in its answer. */
async function publicAddresses(): Promise<string[]> {
  const words = Object.values(marks).flat();
  const ofSong = (id: number) => [
    ...["", "/practise", "/words", "/words.vtt", "/history", "/cite.bib"].map(
      (end) => `/songs/${id}${end}`,
    ),
    `/songs/${id}?script=te`,
    `/songs/${id}.data`,
    `/cite/song/${id}`,
    `/songs/${id}/changes.atom`,
    ...["", "?field=lyrics", "?field=mediaDescription", "?field=title"].map(
      (query) => `/suggest/song/${id}${query}`,
    ),
  ];
  return [
    ...ids.flatMap(ofSong),
    ...(await revisionIds()).flatMap((id) => [
      `/songs/1/history/${id}`,
      `/songs/2/history/${id}`,
      `/people/${person}/history/${id}`,
    ]),
    ...words.flatMap((word) => [
      `/search?q=${word}`,
      `/suggest?q=${word}`,
      `${music}/find?q=${word}`,
      `${music}/lyrics/search?searchString=${word}`,
      `${music}/songs/search/with-or?title=${word}&singer=${word}&lyrics=${word}`,
    ]),
    ...listed(`
      / /home /home?sortBy=singer
      /songs/entries?ids=1,2,3 /songs/play?ids=1,2,3 /people
      /people/${person} /people/${person}/history /about/numbers
      /radio /raagas/Kambhoji /feed.atom
      /raagas/Kambhoji/feed.atom /sitemap.xml /sitemap.xml?part=1
      /list?songs=1,2,3 /practise?raaga=Kambhoji /oai?verb=ListRecords&metadataPrefix=oai_dc
      /oai?verb=ListRecords&metadataPrefix=mods /changes.atom ${music}/changes
      /hidden.json ${music}/songs ${music}/compositions
      ${music}/people ${music}/people/${person}
    `),
    ...ids.flatMap((id) => [`${music}/songs/${id}`, `${music}/compositions/${id}`]),
  ];
}

const ownerAddresses = [
  ...listed(`/my-collection /my-collection/export /my-collection/deleted
    /songs/drafts /my-collection/suggestions /songs/batch?ids=1,2,3`),
  ...ids.flatMap((id) => [`/songs/edit/${id}`, `/songs/${id}/lines`, `/songs/${id}/history`]),
];

/** Lists where each part is found: pages, feeds, REST, CSV; its files, whole, in ranges and by HEAD. */
async function findParts(): Promise<Record<Part, string[]>> {
  freshLimits();
  const answers: [who: string, path: string, body: string][] = [];
  const add = async (who: string, path: string, response: Response) => {
    // An answer repeats its address, and a search what was searched for.
    const asked = Object.values(marks)
      .flat()
      .filter((mark) => path.includes(mark));
    let body = `${await response.text()} ${JSON.stringify([...response.headers])}`;
    if (response.status === 302 || response.status === 301) body = "";
    if (asked.length > 0 && !isFound(body)) body = "";
    answers.push([who, path, body]);
  };
  let place = 0;
  const from = () => ({ "CF-Connecting-IP": `198.51.${place >> 8}.${place++ & 255}` });
  for (const path of await publicAddresses()) {
    await add("anyone", path, await visit(path, { headers: from() }));
    if (path.startsWith(music))
      await add("owner", path, await call(path, { headers: { ...bearer, ...from() } }));
    else
      await add("owner", path, await visit(path, { headers: { Cookie: owner.cookie, ...from() } }));
  }
  for (const path of ownerAddresses) await add("owner", path, await owner.read(path));
  await add("admin", "/admin/songs/export", await admin.read("/admin/songs/export"));
  const found = Object.fromEntries(
    Object.entries(marks).map(([part, words]) => [
      part,
      answers
        .filter(([, , body]) => words.some((word) => body.includes(word)))
        .map(([who, path]) => `${who} ${path}`),
    ]),
  ) as Record<Part, string[]>;
  found.recording.push(...(await listServed([`/media/${file}`, `/media/${file}/shape`], from)));
  found.picture.push(...(await listServed(pictures, from)));
  return found;
}

/** Whether an answer to a search names a song: what was asked for stands in every answer. */
const isFound = (body: string) => /\/songs\/\d|"id":\d/.test(body);

let pictures: string[] = [];
beforeEach(async () => {
  const page = await (await visit(`/people/${person}`)).text();
  pictures = [...new Set(page.match(/\/pictures\/people\/[0-9a-f]{32}\.\w+/g))];
  expect(pictures.length).toBeGreaterThan(1);
});

async function listServed(paths: string[], from: () => HeadersInit) {
  const served: string[] = [];
  for (const path of paths)
    for (const [method, headers] of [
      ["GET", {}],
      ["HEAD", {}],
      ["GET", { Range: "bytes=0-9" }],
      ["GET", { "If-None-Match": `"${file}"` }],
    ] as const) {
      const response = await visit(path, { method, headers: { ...from(), ...headers } });
      await response.body?.cancel();
      if (response.status !== 404) served.push(`${method} ${path} ${Object.keys(headers).join()}`);
    }
  return served;
}

const addressOf = (part: Part) => {
  if (part === "picture") return `/admin/hide/person/${person}`;
  return `/admin/hide/song/${{ song: 2, composition: 3 }[part as "song"] ?? 1}`;
};
const hide = (part: Part, reason = "zzsecretreason of the lawyers") =>
  admin.send(addressOf(part), { part, reason });
async function showAgain() {
  const list = await (await admin.read("/admin/hidden")).text();
  const [button = ""] = /<button[^>]*name="id"[^>]*>/.exec(list) ?? [];
  const [, id = ""] = / value="(\d+)"/.exec(button) ?? [];
  return admin.send("/admin/hidden", { id });
}

describe("what is hidden for a rights holder", () => {
  test("T114 is in no answer of the site, and comes back as it was", async () => {
    const before = await findParts();
    for (const [part, found] of Object.entries(before))
      expect(found.length, part).toBeGreaterThan(2);

    for (const part of Object.keys(marks) as Part[]) {
      const hidden = await hide(part);
      expect(hidden.headers.get("Location"), part).toBe("/admin/hidden");
    }
    const none = Object.fromEntries(Object.keys(marks).map((part) => [part, []]));
    expect(await findParts()).toEqual(none);

    const pages = await crawl(routeAddresses({ ":id": "1", ":number": "1" }), {
      Cookie: owner.cookie,
    });
    const words = [...Object.values(marks).flat(), "zzsecretreason"];
    const told = pages.flatMap(({ path, body }) =>
      words.filter((word) => body.includes(word)).map((word) => `${word} ${path}`),
    );
    // Only who may edit reads why.
    expect(told.filter((one) => !/^zzsecretreason \/songs\/edit\/\d/.test(one))).toEqual([]);
    expect(pages.length).toBeGreaterThan(80);

    for (let at = 0; at < Object.keys(marks).length; at++)
      expect((await showAgain()).status).toBe(302);
    expect(await findParts()).toEqual(before);
    expect(await readText(await admin.read("/admin/hidden"))).toContain("Nothing is hidden.");
  }, 240_000);

  test("answers 410 in words, without the reason, and is told to who may edit alone", async () => {
    await hide("composition");
    const gone = await visit("/songs/3");
    expect(gone.status).toBe(410);
    const words = await readText(gone);
    expect(words).toContain("taken down at the request of a rights holder");
    expect(words).not.toContain("zzsecretreason");
    expect((await visit("/songs/3/practise")).status).toBe(410);
    expect((await call(`${music}/songs/3`)).status).toBe(404);
    expect((await owner.read("/songs/3/history")).status).toBe(404);
    expect((await admin.read("/songs/3/history")).status).toBe(200);
    const oai = await (await visit("/oai?verb=ListIdentifiers&metadataPrefix=oai_dc")).text();
    expect(oai).toMatch(/<header status="deleted"><identifier>[^<]*:songs\/3</);

    await hide("words");
    expect(await readText(await visit("/songs/1"))).toContain("The lyrics were taken down");
    const form = await readText(await owner.read("/songs/edit/1"));
    expect(form).toContain("zzsecretreason");
    expect(await (await owner.read("/songs/edit/1")).text()).not.toContain('name="lyrics"');
    const log = await readText(await admin.read("/admin/audit"));
    expect(log).toContain("words: zzsecretreason");
  });

  test("the open data does not say where the address of a hidden song would lead", async () => {
    const redirects = async () =>
      (await readOpenRecords(openDatabase(env.DB), "redirects", 0, 100)).records;
    await hide("song");
    expect(await redirects()).toEqual([]);
    await showAgain();
    await run("UPDATE songs SET deleted_at = 5 WHERE id = 2");
    expect(await redirects()).toEqual([{ address: "/songs/2", to: "/songs/1" }]);
  });

  test("T115 nobody changes it meanwhile, by a form, REST, CSV or an earlier version", async () => {
    const kept = "SELECT lyrics, meaning, line_meanings FROM compositions WHERE id = 1";
    const before = await env.DB.prepare(kept).first();
    const payload = await (await call(`${music}/songs/1`)).json<Record<string, unknown>>();
    const csv = await (await owner.read("/my-collection/export")).text();
    await hide("words");
    await hide("recording");
    const checked = await owner.upload("/my-collection/import", csv);
    const plan = await owner.read(checked.headers.get("Location")!);
    expect(await readText(plan)).toContain("hidden at the request of a rights holder");
    const edited = await owner.send("/songs/edit/1", {
      ...filled,
      revision: await lastChange(),
      title: "Omkara Akarini II",
      lyrics: "zulqarnayn again",
      mediaUrl: "https://youtu.be/dQw4w9WgXcQ",
    });
    expect(edited.status).toBe(302);
    const now = await (await call(`${music}/songs/1`)).json<Record<string, unknown>>();
    expect(now).toMatchObject({ title: "Omkara Akarini II", lyrics: "", mediaurl: null });

    const put = await call(`${music}/songs/1`, {
      method: "PUT",
      headers: bearer,
      body: {
        title: "Omkara",
        singer: "M. Balamuralikrishna",
        recordingDate: "1975-08-15",
        raagaId: "Kambhoji",
        description: "In praise.",
        lyrics: payload.lyrics,
      },
    });
    expect(put.status).toBe(403);
    const restored = await owner.send("/songs/1/history", {
      act: "restore",
      change: String((await revisionIds())[0]),
      revision: await lastChange(),
    });
    expect(restored.status).toBeLessThan(500);
    await expect(run("UPDATE compositions SET lyrics = 'x' WHERE id = 1")).rejects.toThrow(
      "hidden",
    );
    expect(await env.DB.prepare(kept).first()).toMatchObject({ lyrics: "" });
    await showAgain();
    await showAgain();
    expect(await env.DB.prepare(kept).first()).toEqual(before);
    expect((await visit(`/media/${file}`)).status).toBe(200);
  });

  test("T115 it outlives the bin and the clean-up of files, and is merged with nothing", async () => {
    await hide("song");
    await hide("recording");
    await hide("picture");
    const later = Date.now() + 100 * 24 * 3600_000;
    await emptyBin(openDatabase(env.DB), later);
    expect(await discardExpired(openDatabase(env.DB), later)).toEqual([]);
    const merged = await merge(admin, "composition", 1, 3);
    expect(merged.status).toBe(409);
    expect(
      (await owner.send("/my-collection/deleted", { id: "2", act: "restore" })).status,
    ).not.toBe(500);
    expect((await visit("/songs/2")).status).toBe(410);
    for (let at = 0; at < 3; at++) await showAgain();
    expect((await visit("/songs/2")).status).toBe(200);
    expect(await listServed(pictures, () => ({}))).not.toEqual([]);
  });

  test("a file that several songs play is hidden as long as one of them is", async () => {
    await run("UPDATE songs SET external_media_id = NULL, media_file_id = ? WHERE id = 2", file);
    await hide("recording");
    await hide("song").catch(() => {});
    expect((await visit(`/media/${file}`)).status).toBe(404);
    const shown = async () =>
      (await env.DB.prepare("SELECT id, media_file_id FROM songs WHERE id < 3 ORDER BY id").all())
        .results;
    expect(await shown()).toEqual([
      { id: 1, media_file_id: null },
      { id: 2, media_file_id: null },
    ]);
    await showAgain();
    expect((await visit(`/media/${file}`)).status).toBe(404);
    await showAgain();
    expect((await visit(`/media/${file}`)).status).toBe(200);
    expect(await shown()).toEqual([
      { id: 1, media_file_id: file },
      { id: 2, media_file_id: file },
    ]);
  });

  test("a part is hidden once, of a record that is there, with a reason", async () => {
    const twice = await Promise.all([hide("notation"), hide("notation")]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([302, 409]));
    expect((await hide("words", "")).status).toBe(400);
    expect((await hide("picture")).status).toBe(302);
    expect((await admin.send("/admin/hide/song/99", { part: "words", reason: "x" })).status).toBe(
      404,
    );
    expect((await admin.send("/admin/hidden", { id: "99" })).status).toBe(302);
    expect((await owner.read("/admin/hide/song/1")).status).toBe(403);
  });
});
