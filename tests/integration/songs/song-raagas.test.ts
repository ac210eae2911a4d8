import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeRaaga } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";

let contributor: string;
const stored = () =>
  env.DB.prepare(
    `SELECT c.raaga_id, s.own_raaga_id, (SELECT json_group_array(raaga_id ORDER BY position)
        FROM composition_raagas WHERE composition_id = c.id) AS raagas
      FROM songs s JOIN compositions c ON c.id = s.composition_id`,
  ).first<{ raaga_id: string | null; raagas: string; own_raaga_id: string | null }>();
const open = async (path: string, language = "en") =>
  (await visit(`${path}?lng=${language}`, { headers: { Cookie: contributor } })).text();
const edit = async (fields: Record<string, string>) =>
  submit(
    "/songs/edit/1",
    { ...filled, revision: await lastChange(), ...fields },
    { Cookie: contributor },
  );

beforeEach(async () => {
  await seedChoices();
  await makeRaaga({ id: "Mechakalyani", isoName: "mēcakalyāṇi" }, ["Kalyani"]);
  await makeRaaga({ id: "Bhanumati", isoName: "bhānumati" });
  await makeRaaga({ id: "Vanaspati", isoName: "vanaspati" }, ["Bhanumati"]);
  await makeRaaga({ id: "Mohanam", isoName: "mōhanaṁ" });
  await makeRaaga({ id: "Kanada", isoName: "kānaḍa" });
  await makeRaaga({ id: "Kannada", isoName: "kannaḍa" });
  await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
});

describe("the raaga of a song", () => {
  test.each([
    ["Mechakalyani", "Mechakalyani"],
    ["kalyani raagam", "Mechakalyani"],
    ["మేచకల్యాణి", "Mechakalyani"],
    ["மேசகல்யாணி (Mechakalyani)", "Mechakalyani"],
    ["mohana", "Mohanam"],
    ["ಮೋಹನ", "Mohanam"],
    ["Bhanumati", "Bhanumati"],
    ["kaanada", "Kanada"],
    ["kannada", "Kannada"],
    ["", null],
  ])("%s is %s", async (raagaId, expected) => {
    expect((await add(contributor, { raagaId })).status).toBe(302);
    expect(await stored()).toMatchObject({ raaga_id: expected });
  });

  test("of several that are called so one is chosen, and all that was typed stays", async () => {
    const asked = await add(contributor, { raagaId: "bhanumati", title: "A title" });
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain("More than one raaga is called “bhanumati”. Please choose one.");
    expect(html).toContain('aria-describedby="raagaId-hint raagaId-error"');
    expect(html).toMatch(/<input[^>]*name="raagaId"[^>]*value="bhanumati"/);
    expect(html).toContain('value="A title"');
    expect(html).toContain('name="raagaId.0.text" value="bhanumati"');
    expect(html).toContain('<option value="Vanaspati">Vanaspati · Bhanumati</option>');
    const answer = { "raagaId.0.text": "bhanumati", "raagaId.0.chosen": "Vanaspati" };
    const more = await add(contributor, { raagaId: "bhanumati", ...answer, act: "add-row" });
    expect(await more.text()).toMatch(/<input[^>]*name="raagaId"[^>]*value="Vanaspati"/);
    expect(await count("FROM songs")).toBe(0);
    expect((await add(contributor, { raagaId: "bhanumati", ...answer })).status).toBe(302);
    expect(await stored()).toMatchObject({ raaga_id: "Vanaspati" });
  });

  test("a choice for another text is not taken", async () => {
    const answer = { "raagaId.0.text": "bhanumati", "raagaId.0.chosen": "Vanaspati" };
    expect((await add(contributor, { raagaId: "mohanam", ...answer })).status).toBe(302);
    expect(await stored()).toMatchObject({ raaga_id: "Mohanam" });
  });

  test("an unknown one is said beside its field, with those like it, among the other errors", async () => {
    const html = await (await add(contributor, { raagaId: "mechakal", singer: "" })).text();
    expect(html).toContain("No raaga is called “mechakal”.");
    expect(html).toContain('<option value="Mechakalyani">');
    expect(html).toContain("Singer is required");
    const other = await (await add(contributor, { raagaId: "xyzzyplugh" })).text();
    expect(other).toContain("No raaga is called “xyzzyplugh”.");
    expect(other).toContain(
      '<option value="" selected="">Please select</option><option value="+">Propose “xyzzyplugh” as a new raaga</option></select>',
    );
  });

  test("a ragamalika has its raagas in their order, each in any script; an unclear one is asked for", async () => {
    const lines = { raagas: "మోహనం\r\nbhanumati\r\nkalyani", ownRaagaId: "kaanada" };
    const html = await (await add(contributor, lines)).text();
    expect(html).toContain('name="raagas.0.text" value="bhanumati"');
    const answer = { "raagas.0.text": "bhanumati", "raagas.0.chosen": "Bhanumati" };
    expect((await add(contributor, { ...lines, ...answer })).status).toBe(302);
    const song = await stored();
    expect(JSON.parse(song!.raagas)).toEqual(["Mohanam", "Bhanumati", "Mechakalyani"]);
    expect(song).toMatchObject({ raaga_id: "Lavangi", own_raaga_id: "Kanada" });
  });

  test("is shown in the reader's script with the roman one, and saved again as it stood", async () => {
    await add(contributor, { raagaId: "kalyani", raagas: "mohanam\nkalyani" });
    const form = await open("/songs/edit/1", "te");
    expect(form).toMatch(/<input[^>]*name="raagaId"[^>]*value="మేచకల్యాణి \(Mechakalyani\)"/);
    expect(form).toContain("మోహనం (Mohanam)\nమేచకల్యాణి (Mechakalyani)");
    expect(form).not.toContain("Kannada");
    const opened = await lastChange();
    const same = { raagaId: "మేచకల్యాణి (Mechakalyani)", raagas: "మోహనం (Mohanam)\r\nMechakalyani" };
    expect((await edit(same)).status).toBe(302);
    expect(await lastChange()).toBe(opened);
    expect((await edit({ ...same, raagaId: "mohana" })).status).toBe(302);
    expect(await stored()).toMatchObject({ raaga_id: "Mohanam" });
    expect(
      await readText(await visit("/songs/1/history?lng=te", { headers: { Cookie: contributor } })),
    ).toMatch(/మేచకల్యాణి .* మోహనం/);
  });

  test("of a form that somebody overtook shows theirs, or one's own", async () => {
    await add(contributor);
    const before = await lastChange();
    await edit({ raagaId: "Mohanam" });
    const send = (fields: Record<string, string>) =>
      submit(
        "/songs/edit/1?lng=te",
        { ...filled, revision: before, ...fields },
        { Cookie: contributor },
      );
    const theirs = await send({ title: "Another title" });
    expect(theirs.status).toBe(409);
    expect(await theirs.text()).toMatch(/name="raagaId"[^>]*value="మోహనం \(Mohanam\)"/);
    const own = await send({ raagaId: "kalyani" });
    expect(own.status).toBe(409);
    expect(await own.text()).toMatch(/name="raagaId"[^>]*value="మేచకల్యాణి \(Mechakalyani\)"/);
  });

  test("what the composition's own member alone may change is not looked up", async () => {
    await add(contributor);
    await makeUser("other@example.org", "Contributor");
    const cookie = await logIn("other@example.org");
    const fields = { ...filled, requestId: crypto.randomUUID(), compositionId: "1" };
    const sent = await submit(
      "/songs/add",
      { ...fields, raagaId: "bhanumati" },
      { Cookie: cookie },
    );
    expect(sent.status).toBe(302);
    expect(await count("FROM songs WHERE raaga_id = 'Lavangi'")).toBe(2);
  });
});
