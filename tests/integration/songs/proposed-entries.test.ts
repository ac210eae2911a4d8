import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makePeople, makeRaaga } from "../support/factories.ts";
import { submit, visit } from "../support/front-door.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let contributor: string;

const newRaaga = {
  raagaId: "Xyzzyplugh",
  "raagaId.0.text": "Xyzzyplugh",
  "raagaId.0.chosen": "+",
};
const newPlayer = { "people.0.name": "T. K. Murthy", "people.0.person": "+" };
const open = "proposed_by = 1 AND proposed_at IS NOT NULL";
const raagas = () => count(`FROM raagas WHERE ${open}`);
const people = () => count(`FROM people WHERE ${open}`);

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
});

describe("an unknown raaga", () => {
  test("can be proposed in the question that the form asks, which stays when something else is wrong", async () => {
    const asked = await (await add(contributor, { raagaId: "Xyzzyplugh" })).text();
    expect(asked).toContain('<option value="+">Propose “Xyzzyplugh” as a new raaga</option>');
    const rejected = await add(contributor, { ...newRaaga, title: "" });
    expect(rejected.status).toBe(400);
    const html = await rejected.text();
    expect(html).toContain('<option value="+" selected="">');
    expect(html).not.toContain("No raaga is called “Xyzzyplugh”");
    const row = await (await add(contributor, { ...newRaaga, act: "add-row" })).text();
    expect(row).toContain('<option value="+" selected="">');
    expect(await count("FROM raagas")).toBe(1);
  });

  test("is added with its song, has its name only, and is found at once", async () => {
    expect((await add(contributor, newRaaga)).status).toBe(302);
    expect(await raagas()).toBe(1);
    expect(await count("FROM songs WHERE raaga_id = 'Xyzzyplugh'")).toBe(1);
    const stored = await env.DB.prepare("SELECT * FROM raagas WHERE id = 'Xyzzyplugh'").first();
    expect(stored).toMatchObject({ description: "Xyzzyplugh", arohana: null, song_count: 1 });
    expect(
      await count(`FROM revisions WHERE subject_kind = 'raaga' AND subject_id = 'Xyzzyplugh'
        AND kind = 'created' AND changed_by = 1`),
    ).toBe(1);
    const suggested = await visit("/suggest?kind=raaga&text=ksyzziplug");
    expect(await suggested.text()).toContain("Xyzzyplugh");
    expect((await add(contributor, { raagaId: "xyzzyplugh" })).status).toBe(302);
    expect(await count("FROM songs WHERE raaga_id = 'Xyzzyplugh'")).toBe(2);
    expect(await raagas()).toBe(1);
  });

  test("that is not saved leaves nothing: of an invalid song, a wrong file, a song that is taken", async () => {
    await add(contributor, { ...newRaaga, singer: "" });
    await add(contributor, { ...newRaaga, taalaId: "Nothing" });
    const file = { uploadType: "Audio", mediaFileId: "0".repeat(32), mediaUrl: "" };
    await add(contributor, { ...newRaaga, ...file });
    await add(contributor, { ...newRaaga, compositionId: "77" });
    expect(await count("FROM raagas")).toBe(1);
    expect(await count("FROM name_index WHERE name = 'Xyzzyplugh'")).toBe(0);
    expect(await count("FROM songs")).toBe(0);
  });

  test("may be of a ragamalika, or of the recording alone, twice the same", async () => {
    const fields = {
      raagas: "Lavangi\r\nXyzzyplugh\r\nxyzzyplugh",
      ownRaagaId: "Xyzzyplugh",
      "raagas.0.text": "Xyzzyplugh",
      "raagas.0.chosen": "+",
      "raagas.1.text": "xyzzyplugh",
      "raagas.1.chosen": "+",
    };
    expect((await add(contributor, fields)).status).toBe(302);
    expect(await raagas()).toBe(1);
    expect(await count("FROM composition_raagas WHERE raaga_id = 'Xyzzyplugh'")).toBe(2);
    expect(await count("FROM songs WHERE own_raaga_id = 'Xyzzyplugh'")).toBe(1);
  });

  test("is not one that the archive knows, nor a name in another script, nor an address", async () => {
    await makeRaaga({ id: "Bhanumati" });
    await makeRaaga({ id: "Vanaspati" }, ["Bhanumathi"]);
    for (const text of ["తోడిరాగం", "https://example.org/x", "x".repeat(101)]) {
      const fields = { raagaId: text, "raagaId.0.text": text, "raagaId.0.chosen": "+" };
      const rejected = await add(contributor, fields);
      expect(rejected.status, text).toBe(400);
      expect(await rejected.text()).toContain("write its name in Roman letters");
    }
    const text = "bhaanumati";
    const several = { raagaId: text, "raagaId.0.text": text, "raagaId.0.chosen": "+" };
    const rejected = await add(contributor, several);
    expect(await rejected.text()).toContain("More than one raaga is called");
    expect(await count("FROM raagas WHERE proposed_at IS NOT NULL")).toBe(0);
  });

  test("can be proposed with a change of a song", async () => {
    await add(contributor);
    const fields = { ...filled, ...newRaaga, revision: await lastChange() };
    const saved = await submit("/songs/edit/1", fields, { Cookie: contributor });
    expect(saved.status).toBe(302);
    expect(await count("FROM songs WHERE raaga_id = 'Xyzzyplugh'")).toBe(1);
    const stale = { ...fields, raagaId: "Plughxyzzy", "raagaId.0.text": "Plughxyzzy" };
    const conflict = await submit("/songs/edit/1", stale, { Cookie: contributor });
    expect(conflict.status).toBe(409);
    expect(await raagas()).toBe(1);
  });
});

describe("the person of a printed name", () => {
  const find = (fields = {}) => add(contributor, { ...fields, act: "find-people" });

  test("can be proposed among the choices, and stays chosen", async () => {
    const html = await (await find()).text();
    expect(html).toContain('<option value="+">Propose T. K. Murthy as a new person</option>');
    const again = await (await find(newPlayer)).text();
    expect(again).toContain('<option value="+" selected="">Propose T. K. Murthy');
    const rejected = await (await add(contributor, { ...newPlayer, title: "" })).text();
    expect(rejected).toContain('<option value="+" selected="">Propose T. K. Murthy');
    expect(await count("FROM people")).toBe(0);
  });

  test("is added with the song, listed, found, and what the song prints them as", async () => {
    const all = {
      composerId: "+",
      "people.1.name": "M. Balamuralikrishna",
      "people.1.person": "+",
      ...newPlayer,
    };
    expect((await add(contributor, all)).status).toBe(302);
    expect(await people()).toBe(2);
    const rows = await env.DB.prepare("SELECT id, sort_name, parts FROM people ORDER BY id").all();
    expect(rows.results).toEqual([
      {
        id: "m-balamuralikrishna",
        sort_name: "Balamuralikrishna, M.",
        parts: '["composer","vocal"]',
      },
      { id: "t-k-murthy", sort_name: "Murthy, T. K.", parts: '["mridangam"]' },
    ]);
    expect(await count("FROM compositions WHERE composer_id = 'm-balamuralikrishna'")).toBe(1);
    expect(await count("FROM credits WHERE person_id = 't-k-murthy'")).toBe(1);
    expect(await (await visit("/people?part=mridangam")).text()).toContain("T. K. </span>Murthy");
    const path = "/songs/people?name=T.%20K.%20Moorthy";
    const found = await visit(path, { headers: { Cookie: contributor } });
    expect(await found.json()).toMatchObject([{ people: [{ id: "t-k-murthy" }] }]);
  });

  test("of a name that somebody else bears is another, whom a form sent again means, too", async () => {
    await makePeople("t-k-murthy");
    const requestId = crypto.randomUUID();
    for (const round of [1, 2]) {
      expect((await add(contributor, { ...newPlayer, requestId })).status).toBe(302);
      expect(await people(), `${round}`).toBe(1);
    }
    expect(await count("FROM credits WHERE person_id = 't-k-murthy-2'")).toBe(1);
    expect(await count("FROM songs")).toBe(1);
  });

  test("who is not printed, or not in roman letters, is not added", async () => {
    await add(contributor, { "people.0.name": "Somebody Else", "people.0.person": "+" });
    expect(await count("FROM songs")).toBe(1);
    const native = { singer: "త్యాగరాజు", "people.0.name": "త్యాగరాజు", "people.0.person": "+" };
    const rejected = await add(contributor, native);
    expect(rejected.status).toBe(400);
    expect(await rejected.text()).toContain('href="#people"');
    expect(await count("FROM people")).toBe(0);
  });
});

describe("limits", () => {
  const fill = (number: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO raagas (id, description, proposed_by, proposed_at)
        SELECT 'Proposed ' || i, 'Proposed', 1, i FROM n`,
    )
      .bind(number)
      .run();

  test("T91 an account has at most fifty open proposals, said beside the field", async () => {
    await fill(49);
    const two = await add(contributor, { ...newRaaga, ...newPlayer });
    expect(two.status).toBe(400);
    const html = await two.text();
    expect(html).toContain('aria-describedby="raagaId-hint raagaId-error"');
    expect(html).toContain("Your 50 proposals are waiting");
    expect(html).toContain('href="#people"');
    expect((await add(contributor, newRaaga)).status).toBe(302);
    expect((await add(contributor, newPlayer)).status).toBe(400);
    expect(await people()).toBe(0);
    await env.DB.prepare("UPDATE raagas SET proposed_by = NULL, proposed_at = NULL").run();
    expect((await add(contributor, newPlayer)).status).toBe(302);
  });

  test("a Viewer proposes nothing", async () => {
    await makeUser("viewer@example.org", "Viewer");
    const cookie = await logIn("viewer@example.org");
    expect((await add(cookie, { ...newRaaga, ...newPlayer })).status).toBe(403);
    expect(await count("FROM raagas WHERE proposed_at IS NOT NULL")).toBe(0);
    expect(await count("FROM people")).toBe(0);
  });

  test("what a deleted account has proposed stays open", async () => {
    await add(contributor, { ...newRaaga, ...newPlayer });
    await makeUser("admin@example.org", "Administrator");
    const admin = await logIn("admin@example.org");
    await submit("/admin/users?dialog=delete&id=1", { act: "delete" }, { Cookie: admin });
    expect(await count("FROM users")).toBe(1);
    const left = "WHERE proposed_by IS NULL AND proposed_at IS NOT NULL";
    expect(await count(`FROM raagas ${left}`)).toBe(1);
    expect(await count(`FROM people ${left}`)).toBe(1);
  });
});
