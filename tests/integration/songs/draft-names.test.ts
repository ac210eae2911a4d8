import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { complete } from "../support/drafts.ts";
import { makePeople, makeRaaga } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let cookie: string;
let ids: string[];

const send = (fields: Record<string, string>) =>
  submit("/songs/drafts", fields, { Cookie: cookie });

const pageHtml = async () => (await visit("/songs/drafts", { headers: { Cookie: cookie } })).text();

/** The options of a cell's question, the chosen one with a star. */
const optionsOf = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s")
      .exec(html)?.[1]
      ?.matchAll(/<option value="([^"]*)"( selected="")?>/g) ?? []),
  ].map(([, value, isChosen]) => `${value}${isChosen ? "*" : ""}`);

/** Rows that are complete but for these inputs. */
const rowInputs = (at: number, inputs: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ title: `Song ${at}`, mediaTypeId: "1", ...complete, ...inputs }).map(
      ([name, value]) => [`${ids[at]}.${name}`, value],
    ),
  );

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
  await send({ act: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ", videoSongs: "3" });
  const { results } = await env.DB.prepare("SELECT id FROM song_drafts ORDER BY position").all<{
    id: string;
  }>();
  ids = results.map(({ id }) => id);
});

describe("an unknown raaga in a cell", () => {
  test("is asked about, and proposed with its song, once for all rows", async () => {
    const named = { raagaId: "Xyzzyplugh" };
    const raagaChoice = "Xyzzyplugh=+";
    const refused = await send({ act: "save", ...rowInputs(0, named) });
    expect(refused.status).toBe(400);
    expect(optionsOf(await refused.text(), `${ids[0]}.raagaChoice`)).toEqual(["*", raagaChoice]);
    const saved = await send({
      act: "save",
      ...rowInputs(0, { ...named, raagaChoice }),
      ...rowInputs(1, { ...named, raagaChoice }),
    });
    expect(await readText(saved)).toContain("2 songs saved: Song 0 Song 1");
    expect(await count("FROM songs WHERE raaga_id = 'Xyzzyplugh'")).toBe(2);
    expect(await count("FROM raagas WHERE id = 'Xyzzyplugh' AND proposed_by = 1")).toBe(1);
  });

  test("is proposed once by rows that are saved at the same time", async () => {
    const inputs = { ...complete, mediaTypeId: "1", raagaId: "Xyzzyplugh" };
    const answers = await Promise.all(
      ids.map(async (id, at) => {
        const typed = { ...inputs, title: `Song ${at}`, raagaChoice: "Xyzzyplugh=+" };
        const fields = { act: "save", inputs: JSON.stringify(typed) };
        const response = await submit(`/songs/drafts/${id}`, fields, { Cookie: cookie });
        return response.json<{ kind: string }>();
      }),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(["saved", "saved", "saved"]);
    expect(await count("FROM raagas WHERE proposed_by = 1")).toBe(1);
  });

  test("may mean one that is similar, and is asked about again once another is typed", async () => {
    await makeRaaga({ id: "Hamsadhvani" });
    await send({ act: "store", ...rowInputs(0, { raagaId: "Hamsadwanee kaa" }) });
    const name = `${ids[0]}.raagaChoice`;
    expect(optionsOf(await pageHtml(), name)).toContain("Hamsadwanee kaa=+");
    await send({ act: "store", [name]: "Hamsadwanee kaa=Hamsadhvani" });
    await send({ act: "save" });
    expect(await count("FROM songs WHERE raaga_id = 'Hamsadhvani'")).toBe(1);
    await send({ act: "store", ...rowInputs(1, { raagaId: "Xyzzyplugh" }) });
    await send({ act: "store", [`${ids[1]}.raagaChoice`]: "Xyzzyplugh=+" });
    const other = await send({ act: "save", [`${ids[1]}.raagaId`]: "Plughxyzzy" });
    expect(await readText(other)).toContain("No raaga is called “Plughxyzzy”");
    expect(await count("FROM raagas WHERE proposed_by = 1")).toBe(0);
  });

  test("is proposed by its roman name only, and found in any script", async () => {
    await send({ act: "store", ...rowInputs(0, { raagaId: "లవంగి" }) });
    await send({ act: "store", ...rowInputs(1, { raagaId: "తెలియని" }) });
    const html = await pageHtml();
    expect(optionsOf(html, `${ids[0]}.raagaChoice`)).toEqual([]);
    expect(optionsOf(html, `${ids[1]}.raagaChoice`)).not.toContain("తెలియని=+");
    await send({ act: "save", [`${ids[1]}.raagaChoice`]: "తెలియని=+" });
    expect(await count("FROM songs WHERE raaga_id = 'Lavangi'")).toBe(1);
    expect(await count("FROM raagas WHERE proposed_by = 1")).toBe(0);
  });
});

describe("a singer in a cell", () => {
  const linkOf = (title: string) =>
    env.DB.prepare("SELECT singer, person_ids FROM songs WHERE title = ?").bind(title).first();

  test("whom the archive does not know is proposed as a person, once", async () => {
    const singer = "T. K. Murthy";
    const singerChoice = `${singer}=+`;
    await send({ act: "store", ...rowInputs(0, { singer }) });
    expect(optionsOf(await pageHtml(), `${ids[0]}.singerChoice`)).toEqual([
      "*",
      singerChoice,
      `${singer}=nobody`,
    ]);
    await send({
      act: "save",
      ...rowInputs(0, { singer, singerChoice }),
      ...rowInputs(1, { singer, singerChoice }),
      ...rowInputs(2, { singer, singerChoice: `${singer}=nobody` }),
    });
    const linked = { singer, person_ids: JSON.stringify({ [singer]: "t-k-murthy" }) };
    expect(await linkOf("Song 0")).toEqual(linked);
    expect(await linkOf("Song 1")).toEqual(linked);
    expect(await linkOf("Song 2")).toEqual({
      singer,
      person_ids: JSON.stringify({ [singer]: null }),
    });
    expect(await count("FROM people WHERE proposed_by = 1")).toBe(1);
  });

  test("whose name is in another script is the person of the archive, and is shown before", async () => {
    await makePeople("m-balamuralikrishna");
    const singer = "ఎం. బాలమురళీకృష్ణ";
    await send({ act: "store", ...rowInputs(0, { singer }) });
    const options = optionsOf(await pageHtml(), `${ids[0]}.singerChoice`);
    expect(options).toContain(`${singer}=m-balamuralikrishna*`);
    await send({ act: "save" });
    expect(await linkOf("Song 0")).toEqual({
      singer,
      person_ids: JSON.stringify({ [singer]: "m-balamuralikrishna" }),
    });
  });

  test("whom everybody knows by that name is not asked about", async () => {
    await makePeople("m-balamuralikrishna");
    await send({ act: "store", ...rowInputs(0, {}) });
    expect(await pageHtml()).not.toContain("singerChoice");
  });
});

describe("accompanists in a cell", () => {
  const accompanists = async () => {
    const { results } = await env.DB.prepare("SELECT accompaniments FROM songs ORDER BY id").all<{
      accompaniments: string;
    }>();
    return results.map(({ accompaniments }) => JSON.parse(accompaniments) as unknown);
  };

  test("are saved with their instruments, named in any script", async () => {
    const names = JSON.stringify({ ta: "வயலின்" });
    await env.DB.prepare("UPDATE accompaniment_types SET script_names = ? WHERE name = 'Violin'")
      .bind(names)
      .run();
    const accompaniments = "வயலின்: A. Player; B. Player (mridangam)";
    const saved = await send({ act: "save", ...rowInputs(0, { accompaniments }) });
    expect(await readText(saved)).toContain("1 song saved");
    expect(await accompanists()).toEqual([
      [
        { typeId: 2, players: ["A. Player"] },
        { typeId: 1, players: ["B. Player"] },
      ],
    ]);
  });

  test("are refused with an example where no instrument is named", async () => {
    const refused = await send({ act: "save", ...rowInputs(0, { accompaniments: "A. Player" }) });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("“A. Player” does not name a known instrument");
    expect(html).toContain("Violin: A, B; Mridangam: C");
    expect(await count("FROM songs")).toBe(0);
  });
});
