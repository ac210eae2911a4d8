import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { freshLimits } from "../support/fresh-limits.ts";
import { suggest } from "../support/suggestions.ts";
import { count, logIn, makeUser, readOutbox } from "../support/users.ts";

type Editor = Awaited<ReturnType<typeof makeEditor>>;
let admin: Editor;
let owner: Editor;
let other: Editor;

beforeEach(async () => {
  freshLimits();
  admin = await makeAdministrator();
  owner = await makeEditor("owner@example.org", "Contributor");
  other = await makeEditor("other@example.org", "Contributor");
  await makeSong({ title: "Omkara Akarini", place: "Madras", createdBy: owner.id });
  await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(owner.id).run();
});

const queue = "/admin/suggestions";
const own = "/my-collection/suggestions";
const first = async <Row>(query: string) => (await env.DB.prepare(query).first<Row>())!;
const status = async () =>
  (await first<{ status: string }>("SELECT status FROM suggestions WHERE id = 1")).status;
const place = async () =>
  (await first<{ place: string }>("SELECT place FROM songs WHERE id = 1")).place;
const textOf = async (path: string) => readText(await visit(path));
const suggestPlace = (fields: Record<string, string> = {}) =>
  suggest("/suggest/song/1", "place", { value: "Vijayawada", ...fields });
const accept = (fields: Record<string, string> = {}) => ({
  id: "1",
  act: "accept",
  value: "Vijayawada",
  seen: "Madras",
  ...fields,
});

describe("the queue", () => {
  test("shows old beside new with the letters that differ, and the overview their number", async () => {
    await suggestPlace({ value: "Madura", source: "The sleeve", givenName: "Radha" });
    expect(await readText(await admin.read("/admin"))).toMatch(/Suggestions\s+1/);
    const html = await (await admin.read(queue)).text();
    expect(html).toContain("<mark>s</mark>");
    expect(html).toContain("<mark>u</mark>");
    const text = await readText(await admin.read(queue));
    expect(text).toMatch(/Omkara Akarini · Place From Radha .* The sleeve/);
    expect(await readText(await owner.read("/my-collection"))).toContain(
      "1 suggestion on what you added",
    );
    expect(await readText(await owner.read(own))).toContain("The sleeve");
    expect(await readText(await other.read(own))).not.toContain("The sleeve");
    expect(await readText(await other.read("/my-collection"))).not.toContain("suggestion on");
  });

  test("accepting writes the song, its history names the visitor, and the page thanks", async () => {
    await suggestPlace({ givenName: "Radha <b>", isThanked: "yes" });
    expect((await admin.send(queue, accept({ thank: "yes" }))).status).toBe(302);
    expect(await place()).toBe("Vijayawada");
    expect(await status()).toBe("accepted");
    expect(await textOf("/songs/1")).toContain("Corrected with the help of Radha <b>");
    expect(await (await visit("/songs/1")).text()).not.toContain("Radha <b>");
    const history = await readText(await admin.read("/songs/1/history"));
    expect(history).toMatch(/admin .* Suggested by Radha <b> Place .* Madras .* Vijayawada/);
    expect(await readText(await admin.read("/admin/audit"))).toContain("Suggestion accepted");
  });

  test("the decider may accept without thanks, or with another value", async () => {
    await suggestPlace({ givenName: "Buy here", isThanked: "yes" });
    await owner.send(own, accept({ value: "Vijayavada" }));
    expect(await place()).toBe("Vijayavada");
    expect(await textOf("/songs/1")).not.toContain("Buy here");
    const row = await first<object>("SELECT accepted_value, is_thanked FROM suggestions");
    expect(row).toEqual({ accepted_value: "Vijayavada", is_thanked: 0 });
  });

  test("declining needs a word, changes nothing, and keeps what was typed", async () => {
    await suggestPlace();
    const empty = await admin.send(queue, { id: "1", act: "decline", reason: " " });
    expect(empty.status).toBe(400);
    expect(await status()).toBe("open");
    expect((await admin.send(queue, { id: "1", act: "decline", reason: "No." })).status).toBe(302);
    expect([await status(), await place()]).toEqual(["declined", "Madras"]);
  });

  test("T99 of several who decide at once, one acts", async () => {
    await suggestPlace();
    const sent = await Promise.all([
      admin.send(queue, accept()),
      admin.send(queue, { id: "1", act: "decline", reason: "No." }),
      owner.send(own, accept({ value: "Guntur" })),
      admin.send(queue, accept({ value: "Nellore" })),
    ]);
    for (const one of sent) expect([302, 409]).toContain(one.status);
    expect(await count("FROM audit_events WHERE act LIKE 'suggestion %'")).toBe(1);
    const accepted = (await status()) === "accepted";
    expect(await count("FROM revisions WHERE subject_kind = 'song' AND kind = 'updated'")).toBe(
      accepted ? 1 : 0,
    );
    expect((await place()) === "Madras").toBe(!accepted);
  });

  test("a value that has changed since is shown before it is overwritten", async () => {
    await suggestPlace();
    await env.DB.prepare("UPDATE songs SET place = 'Chennai'").run();
    const changed = await admin.send(queue, accept());
    expect(changed.status).toBe(409);
    expect(await readText(changed)).toContain("It is now: Chennai");
    expect(await place()).toBe("Chennai");
    expect((await admin.send(queue, accept({ seen: "Chennai" }))).status).toBe(302);
    expect(await place()).toBe("Vijayawada");
  });

  test.each([
    ["accompaniments", "Lalgudi Jayaraman", "should be an instrument"],
    ["raagaId", "Xyzzyplugh", "select a valid"],
    ["recordingDate", "about 1975", "date"],
  ])("a %s that cannot be written is told, and can be changed", async (field, value) => {
    await suggest("/suggest/song/1", field, { value });
    const sent = await admin.send(queue, { id: "1", act: "accept", value, seen: "" });
    expect(sent.status).toBe(400);
    expect(await sent.text()).toContain("problems");
    expect(await status()).toBe("open");
  });

  test("accompanists and dates are written as the form of the song does", async () => {
    await env.DB.prepare("INSERT INTO accompaniment_types (name) VALUES ('Violin')").run();
    await suggest("/suggest/song/1", "accompaniments", { value: "violin: Lalgudi Jayaraman" });
    await suggest("/suggest/song/1", "recordingDate", { value: "1975-08" });
    await admin.send(queue, {
      id: "1",
      act: "accept",
      value: "violin: Lalgudi Jayaraman",
      seen: "",
    });
    await admin.send(queue, { id: "2", act: "accept", value: "1975-08", seen: "" });
    const page = await textOf("/songs/1");
    expect(page).toMatch(/Violin Lalgudi Jayaraman/);
    expect(page).toMatch(/Aug\w* 1975/);
  });

  test("a note writes nothing", async () => {
    await suggest("/suggest/song/1", "recording", { value: "I have a tape of 1975" });
    expect(await readText(await admin.read(queue))).toContain("Mark as done");
    expect((await admin.send(queue, { id: "1", act: "accept" })).status).toBe(302);
    expect(await status()).toBe("accepted");
    expect(await count("FROM revisions")).toBe(0);
  });

  test("a record that is gone can be declined alone", async () => {
    await suggestPlace();
    await env.DB.prepare("UPDATE songs SET deleted_at = 1").run();
    expect(await readText(await admin.read(queue))).toContain("no longer in the archive");
    expect((await admin.send(queue, accept())).status).toBe(409);
    expect((await admin.send(queue, { id: "1", act: "decline", reason: "Gone." })).status).toBe(
      302,
    );
  });
});

describe("other records", () => {
  beforeEach(async () => {
    await makeRaaga({ id: "Lavangi", arohana: "S R1 M1 D1 S'" });
    await makeTaala("Adi");
    await makePeople("tyagaraja");
  });

  test.each([
    ["raaga", "Lavangi", "synonyms", "Lavanki", "SELECT alias AS value FROM raaga_aliases"],
    ["taala", "Adi", "aksharas", "8", "SELECT aksharas AS value FROM taalas"],
    ["person", "tyagaraja", "born", "1768", "SELECT born AS value FROM people"],
  ])("of a %s are changed through their door", async (kind, id, field, value, query) => {
    const path = `/suggest/${kind}/${id}`;
    const html = await (await visit(`${path}?field=${field}`)).text();
    const seen = /<dd class="prose">([^<]*)</.exec(html)![1]!.replace("Nothing yet", "");
    await suggest(path, field, { value, source: "A book", givenName: "Radha", isThanked: "yes" });
    for (const editor of [owner, other])
      await editor.send(own, { id: "1", act: "accept", value, seen });
    expect(await status()).toBe("open");
    const sent = await admin.send(queue, { id: "1", act: "accept", value, seen, thank: "yes" });
    expect(sent.status).toBe(302);
    expect(await status()).toBe("accepted");
    expect(String((await first<{ value: unknown }>(query)).value)).toBe(value);
    expect(await count("FROM revisions WHERE suggestion_id = 1")).toBe(1);
    const page = kind === "person" ? "/people/tyagaraja" : `/${kind}s/${id}`;
    expect(await textOf(page)).toContain("Corrected with the help of Radha");
  });
});

describe("who may decide", () => {
  test("T100 neither another Contributor nor a Viewer, whatever they send", async () => {
    await suggestPlace();
    await makeUser("viewer@example.org", "Viewer");
    const Cookie = await logIn("viewer@example.org");
    await other.send(own, accept());
    await submit(own, accept(), { Cookie });
    await submit(own, { id: "1", act: "decline", reason: "No." }, { Cookie });
    expect((await other.send(queue, accept())).status).toBe(403);
    expect([await status(), await place()]).toEqual(["open", "Madras"]);
  });

  test("T100 an owner loses it with the role", async () => {
    await suggestPlace();
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(owner.id).run();
    await owner.send(own, accept());
    expect([await status(), await place()]).toEqual(["open", "Madras"]);
  });
});

describe("answers", () => {
  const address = "radha@example.org";
  const link = async () => /\/suggest\/confirm\/\S+/.exec((await readOutbox()).at(-1)!.text)![0];

  test("T101 go once, in the visitor's language, to a confirmed address", async () => {
    await suggest(
      "/suggest/song/1",
      "place",
      { value: "Vijayawada", mail: address },
      {
        Cookie: "preferences=lng%3Dte",
        "Accept-Language": "te",
      },
    );
    await submit(await link(), {});
    await admin.send(queue, accept());
    await admin.send(queue, accept());
    const answers = (await readOutbox()).filter(({ kind }) => kind === "suggestionAccepted");
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({ to: address });
    expect(answers[0]!.subject).toMatch(/\p{sc=Telu}/u);
    expect(answers[0]!.text).toContain("Vijayawada");
    expect(await count("FROM suggestions WHERE mail IS NOT NULL")).toBe(0);
  });

  test("do not go to an address that nobody confirmed; they go when it is", async () => {
    await suggestPlace({ mail: address });
    await admin.send(queue, { id: "1", act: "decline", reason: "It was Madras." });
    const answers = async () =>
      (await readOutbox()).filter(({ kind }) => kind === "suggestionDeclined");
    expect(await answers()).toEqual([]);
    const path = await link();
    await submit(path, {});
    await submit(path, {});
    expect(await answers()).toHaveLength(1);
    expect((await answers())[0]!.text).toContain("Vijayawada\n\nIt was Madras.");
  });

  test("go to members who wish it, who see what they suggested", async () => {
    await makeUser("member@example.org", "Viewer");
    const Cookie = await logIn("member@example.org");
    await suggest(
      "/suggest/song/1",
      "place",
      { value: "Vijayawada", wantsMail: "yes" },
      { Cookie },
    );
    const read = async () => readText(await visit(own, { headers: { Cookie } }));
    expect(await read()).toMatch(/Omkara Akarini · Place Waiting .* Vijayawada/);
    await admin.send(queue, { id: "1", act: "decline", reason: "It was Madras." });
    expect(await read()).toMatch(/Place Declined .* It was Madras/);
    expect((await readOutbox())[0]).toMatchObject({
      to: "member@example.org",
      kind: "suggestionDeclined",
    });
  });
});

describe("links", () => {
  test("a song asks what nobody knows, and every record has the quiet link", async () => {
    await makeSong({ title: "Recorded", uploadType: "YouTube", externalMediaId: "dQw4w9WgXcQ" });
    await makeRaaga({ id: "Lavangi" });
    await makeTaala("Adi");
    await makePeople("tyagaraja");
    const song = await (await visit("/songs/2")).text();
    for (const field of ["accompaniments", "recordingDate", "place"])
      expect(song).toContain(`href="/suggest/song/2?field=${field}"`);
    expect(await textOf("/songs/1")).not.toContain("Do you know");
    for (const [path, form] of [
      ["/songs/1", "/suggest/song/1"],
      ["/raagas/Lavangi", "/suggest/raaga/Lavangi"],
      ["/taalas/Adi", "/suggest/taala/Adi"],
      ["/people/tyagaraja", "/suggest/person/tyagaraja"],
    ])
      expect(await (await visit(path!)).text(), path).toContain(`href="${form}"`);
  });
});
