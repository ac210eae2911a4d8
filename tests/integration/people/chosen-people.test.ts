import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { linkNames, makePeople } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { bearerOf, call } from "../support/rest/call.ts";
import { songs } from "../support/rest/songs.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let contributor: string;

beforeEach(async () => {
  await makePeople();
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
});

const stored = async () => {
  const song = await env.DB.prepare(
    "SELECT person_ids, composer_id FROM songs JOIN compositions c ON c.id = composition_id",
  ).first<{ person_ids: string; composer_id: string | null }>();
  return { ...(JSON.parse(song!.person_ids) as object), composer: song!.composer_id };
};
const edit = (fields: Record<string, string>, revision: string, cookie = contributor) =>
  submit("/songs/edit/1", { ...filled, ...fields, revision }, { Cookie: cookie });
const get = (path: string, cookie = contributor) => visit(path, { headers: { Cookie: cookie } });

/** The options of a select, with the chosen one in brackets. */
async function optionsOf(html: string, label: string): Promise<string[]> {
  const id = new RegExp(`<label for="([^"]+)">${label}</label>`).exec(html)![1]!;
  const [, select] = new RegExp(`<select[^>]*id="${id}"[^>]*>(.*?)</select>`, "s").exec(html)!;
  return [...select!.matchAll(/<option[^>]*?( selected="")?>(.*?)<\/option>/gs)].map(
    ([, isChosen, text]) => (isChosen ? `[${text}]` : text!),
  );
}

describe("the button that finds people", () => {
  test("proposes who bears a name and who sounds alike, and saves nothing", async () => {
    const response = await add(contributor, {
      act: "find-people",
      singer: "Chembai Vaidyanatha Bhagavathar",
      "accompaniments.0.names": "T.K. Moorthy, Somebody",
    });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(await optionsOf(html, "Who is Chembai Vaidyanatha Bhagavathar\\?")).toEqual([
      "Not decided",
      "[Chembai Vaidyanatha Bhagavatar · 1896–1974 · Vocal]",
      "Propose Chembai Vaidyanatha Bhagavathar as a new person",
      "None of these",
    ]);
    const player = await optionsOf(html, "Who is T.K. Moorthy\\?");
    expect(player[0]).toBe("[Not decided]");
    expect(player.some((text) => text.startsWith("T. K. Murthy"))).toBe(true);
    expect(player.at(-1)).toBe("None of these");
    expect(await optionsOf(html, "Who is Somebody\\?")).toContain("[Not decided]");
    const composer = await optionsOf(html, "Who is the composer M. Balamuralikrishna\\?");
    expect(composer).toContainEqual(expect.stringMatching(/^\[M. Balamuralikrishna · 1930–2016/));
    expect(await count("FROM songs")).toBe(0);
  });

  test("keeps what was chosen, also somebody whose name is another", async () => {
    const response = await add(contributor, {
      act: "find-people",
      "people.0.name": "T. K. Murthy",
      "people.0.person": "aruna-sairam",
    });
    const options = await optionsOf(await response.text(), "Who is T. K. Murthy\\?");
    expect(options).toContain("[Aruna Sairam · Vocal]");
    expect(options.some((text) => text.startsWith("T. K. Murthy"))).toBe(true);
  });

  test("asks who may add songs, and answers with the same by address", async () => {
    const path = "/songs/people?name=T.K.%20Moorthy&name=&name=thyagaraja";
    expect((await visit(path)).status).toBe(302);
    const found = await (await get(path)).json();
    expect(found).toMatchObject([
      { name: "T.K. Moorthy", people: [{ id: "t-k-murthy", isBearer: false }] },
      { name: "thyagaraja", people: [{ id: "tyagaraja", isBearer: true }] },
    ]);
  });
});

const chosen = {
  composerId: "nobody",
  "people.0.name": "M. Balamuralikrishna",
  "people.0.person": "nobody",
  "people.1.name": "T. K. Murthy",
  "people.1.person": "d-s-r-murthy",
};
const decided = {
  composer: null,
  "M. Balamuralikrishna": null,
  "T. K. Murthy": "d-s-r-murthy",
  "Guruvayur Dorai": "guruvayur-dorai",
};

describe("what was chosen", () => {
  test("is stored, shown, and stays when nobody chooses again", async () => {
    await add(contributor, chosen);
    expect(await stored()).toEqual(decided);
    const html = await (await get("/songs/edit/1")).text();
    expect(await optionsOf(html, "Who is T. K. Murthy\\?")).toContainEqual(
      expect.stringMatching(/^\[D. S. R. Murthy/),
    );
    expect(await optionsOf(html, "Who is the composer M. Balamuralikrishna\\?")).toContain(
      "[None of these]",
    );
    await linkNames();
    await edit({ title: "Another title" }, await lastChange());
    const { headers } = await bearerOf("admin@example.org", "Administrator");
    const song = await (await call(`${songs}/1`)).json<object>();
    const put = await call(`${songs}/1`, {
      method: "PUT",
      headers,
      body: { ...song, raagaId: "Lavangi", taalaId: "Adi", songTypeId: "Kriti", title: "A third" },
    });
    expect(put.status).toBe(200);
    expect(await stored()).toEqual(decided);
  });

  test("comes back after an error, with the names of those who were chosen", async () => {
    const response = await add(contributor, { ...chosen, title: "" });
    expect(response.status).toBe(400);
    const options = await optionsOf(await response.text(), "Who is T. K. Murthy\\?");
    expect(options).toContainEqual(expect.stringMatching(/^\[D. S. R. Murthy/));
  });

  test("must be somebody", async () => {
    const response = await add(contributor, { ...chosen, "people.1.person": "nobody-at-all" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('href="#people"');
    const composer = await add(contributor, { ...chosen, composerId: "nobody-at-all" });
    expect(await composer.text()).toContain('href="#composerId"');
    expect(await count("FROM songs")).toBe(0);
  });

  test("is in the history, and comes back with a restored revision", async () => {
    await add(contributor, { ...chosen, composerId: "tyagaraja", singerPart: "violin" });
    const first = await lastChange();
    const other = { ...chosen, composerId: "m-balamuralikrishna", "people.1.person": "t-k-murthy" };
    await edit({ ...other, singerPart: "performer" }, first);
    expect(await stored()).toMatchObject({
      composer: "m-balamuralikrishna",
      "T. K. Murthy": "t-k-murthy",
    });
    const history = await readText(await get("/songs/1/history"));
    expect(history).toContain("Who the composer is before Tyagaraja after M. Balamuralikrishna");
    expect(history).toContain("T. K. Murthy: D. S. R. Murthy");
    expect(history).toContain("M. Balamuralikrishna: None of these");
    expect(history).toContain(
      "Part of the main artist before Violin after Performer, part not known",
    );
    await submit("/songs/1/history", { change: first }, { Cookie: contributor });
    expect(await stored()).toEqual({ ...decided, composer: "tyagaraja" });
  });

  test("of others is taken over where the writer has not chosen", async () => {
    await add(contributor, chosen);
    const opened = await lastChange();
    await makeUser("admin@example.org", "Administrator");
    const admin = await logIn("admin@example.org");
    await edit({ ...chosen, "people.1.person": "t-k-murthy" }, opened, admin);
    const conflict = await edit(
      {
        ...chosen,
        title: "Mine",
        "people.2.name": "Guruvayur Dorai",
        "people.2.person": "guruvayur-dorai",
      },
      opened,
    );
    expect(conflict.status).toBe(409);
    const options = await optionsOf(await conflict.text(), "Who is T. K. Murthy\\?");
    expect(options).toContainEqual(expect.stringMatching(/^\[(T. K. Murthy|t-k-murthy)/));
  });

  test("of the composer is not who may only change the recording", async () => {
    await add(contributor, { ...chosen, composerId: "tyagaraja" });
    await makeUser("other@example.org", "Contributor");
    const other = await logIn("other@example.org");
    await submit(
      "/songs/add",
      { ...filled, compositionId: "1", composerId: "t-k-murthy", requestId: crypto.randomUUID() },
      { Cookie: other },
    );
    expect(await count("FROM songs")).toBe(2);
    await submit(
      "/songs/edit/2",
      { ...filled, singer: "Somebody", composerId: "nobody", revision: await lastChange(2) },
      { Cookie: other },
    );
    expect(await stored()).toMatchObject({ composer: "tyagaraja" });
    expect(await count("FROM songs WHERE singer = 'Somebody'")).toBe(1);
  });
});
