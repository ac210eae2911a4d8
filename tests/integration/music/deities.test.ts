import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { deitySeeds } from "#drizzle/seed/reference/deities.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeDeities, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { bearerOf, call, music, refusalOf } from "../support/rest/call.ts";
import { count } from "../support/users.ts";

const path = "/admin/lists/deities";
const first = (query: string) => env.DB.prepare(query).first();
const deityOf = async (id: number) =>
  (await first(`SELECT c.deity, s.deity_id AS id FROM songs s JOIN compositions c
    ON c.id = s.composition_id WHERE s.id = ${id}`))!;

describe("deities on their page of administration", () => {
  let admin: Administrator;
  beforeEach(async () => {
    admin = await makeAdministrator();
  });

  test("one is added with its names, by which songs that have them are its own", async () => {
    const id = await makeSong({ title: "One", deity: "harihara putra" });
    const fields = {
      te: "అయ్యప్ప",
      otherNames: "Sasta; Dharmasasta\nHarihara Putra",
      commonNames: "Manikanta",
    };
    const sent = await admin.send(`${path}?dialog=add`, { act: "add", name: "Ayyappa", ...fields });
    expect(sent.headers.get("Location")).toBe(path);
    expect(await deityOf(id)).toEqual({ deity: "harihara putra", id: "Ayyappa" });
    expect(
      await count("FROM name_index WHERE kind = 'deity' AND matched = 'Dharmasasta'"),
    ).toBeGreaterThan(0);
    const form = await (await admin.read(`${path}?dialog=edit&id=Ayyappa`)).text();
    expect(form).toContain("Sasta; Dharmasasta; Harihara Putra</textarea>");
    expect(form).toContain("Manikanta</textarea>");
    expect(await readText(await admin.read(`${path}?lng=te`))).toContain("అయ్యప్ప Ayyappa");
    expect(await count("FROM audit_events WHERE act = 'deity added' AND subject = 'Ayyappa'")).toBe(
      1,
    );
    expect(
      await count("FROM revisions WHERE subject_kind = 'deity' AND subject_id = 'Ayyappa'"),
    ).toBe(1);
  });

  test("a name that goes leaves the text of its songs, and one in use stays", async () => {
    await makeDeities();
    const [id, other] = [
      await makeSong({ title: "One", deity: "Ganapati" }),
      await makeSong({ title: "Two", deity: "Ganesha" }),
    ];
    const held = await admin.send(`${path}?dialog=delete&id=Ganesha`, { act: "delete" });
    expect(held.status).toBe(409);
    expect(await deityOf(id)).toEqual({ deity: "Ganapati", id: "Ganesha" });
    const edit = `${path}?dialog=edit&id=Ganesha`;
    await admin.send(edit, { act: "change", name: "Ganesha", otherNames: "Vinayaka" });
    expect(await deityOf(id)).toEqual({ deity: "Ganapati", id: null });
    expect(await deityOf(other)).toEqual({ deity: "Ganesha", id: "Ganesha" });
    await makeDeities();
    expect(await deityOf(id), "seeded again").toEqual({ deity: "Ganapati", id: null });
  });

  test("more names than a deity may have are refused, and kept in the form", async () => {
    const otherNames = Array.from({ length: 201 }, (_, at) => `Name ${at}`).join("; ");
    const sent = await admin.send(`${path}?dialog=add`, { act: "add", name: "Many", otherNames });
    expect(sent.status).toBe(400);
    expect(await sent.text()).toContain("Name 200</textarea>");
    expect(await count("FROM deities")).toBe(0);
  });
});

const list = `${music}/deities`;
const send = (to: string, method: string, headers: Record<string, string>, body?: object) =>
  call(to, { method, headers, body });

test("REST lists deities with their names, and a new id takes the songs along", async () => {
  const { headers } = await bearerOf("chief@example.org", "Administrator");
  await makeDeities();
  const id = await makeSong({ title: "One", deity: "Ganesha" });
  const page = await (await call(`${list}?size=3`)).json<{ content: object[] }>();
  const ids = ["Devi", "Ganesha", "Guru"];
  const listed = deitySeeds.filter((one) => ids.includes(one.id));
  expect(page.content.map((one) => ({ ...one, sources: [] }))).toEqual(listed);
  expect(page.content[0]).not.toHaveProperty("sources");
  const ganesha = deitySeeds.find((one) => one.id === "Ganesha")!;
  expect(await (await call(`${list}/Ganesha`)).json()).toEqual(ganesha);
  const names = { id: "Vinayaka", description: "Vinayaka" };
  const renamed = await send(`${list}/Ganesha`, "PUT", headers, names);
  const otherNames = ganesha.otherNames.filter((name) => name !== "Vinayaka");
  expect(await renamed.json()).toEqual({ ...ganesha, ...names, otherNames });
  expect(await deityOf(id)).toEqual({ deity: "Vinayaka", id: "Vinayaka" });
  expect(await count("FROM deity_names WHERE deity_id = 'Vinayaka' AND name = 'గణపతి'")).toBe(1);
  expect(await refusalOf(await send(`${list}/Vinayaka`, "DELETE", headers))).toEqual([
    409,
    "IN_USE",
  ]);
  expect((await send(`${list}/Guru`, "DELETE", headers)).status).toBe(200);
  expect(await count("FROM name_index WHERE kind = 'deity' AND name = 'Guru'")).toBe(0);
  await makeDeities();
  expect(await count("FROM deities WHERE id IN ('Guru', 'Ganesha')"), "seeded again").toBe(0);
});

describe("names of a deity in REST", () => {
  const ayyappa = {
    id: "Ayyappa",
    description: "Ayyappa",
    scriptNames: { te: "అయ్యప్ప", ml: "അയ്യപ്പൻ" },
    otherNames: ["Sasta", "Harihara Putra"],
    commonNames: ["Manikanta"],
    sources: [],
  };
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await bearerOf("chief@example.org", "Administrator"));
  });

  test("come with a new one, tidied, each once; songs that have them are its own", async () => {
    const id = await makeSong({ title: "One", deity: "harihara putra" });
    const added = await send(list, "POST", headers, {
      ...ayyappa,
      scriptNames: { ...ayyappa.scriptNames, ta: " " },
      otherNames: ["Sasta", " Harihara  Putra ", "Sasta", "Manikanta", "Ayyappa", "అయ్యప్ప", ""],
    });
    expect(added.status).toBe(201);
    expect(await added.json()).toEqual(ayyappa);
    expect(await (await call(`${list}/Ayyappa`)).json()).toEqual(ayyappa);
    expect(await deityOf(id)).toEqual({ deity: "harihara putra", id: "Ayyappa" });
    expect(
      await count("FROM name_index WHERE kind = 'deity' AND matched = 'Sasta'"),
    ).toBeGreaterThan(0);
    const bare = await send(list, "POST", headers, { id: "Guru" });
    const none = { scriptNames: {}, otherNames: [], commonNames: [], sources: [] };
    expect(await bare.json()).toEqual({ id: "Guru", description: "Guru", ...none });
  });

  test("stay where a change does not name them; a list that is given replaces the list", async () => {
    await send(list, "POST", headers, ayyappa);
    const change = async (body: object) =>
      (await send(`${list}/Ayyappa`, "PUT", headers, body)).json();
    const described = { ...ayyappa, description: "The god of Sabarimala" };
    expect(await change({ description: described.description })).toEqual(described);
    expect(await change({ otherNames: null, scriptNames: null })).toEqual(described);
    const renamed = { ...described, otherNames: ["Dharmasasta"], scriptNames: { te: "అయ్యప్పన్" } };
    expect(
      await change({ otherNames: ["Dharmasasta", "Manikanta"], scriptNames: { te: "అయ్యప్పన్" } }),
    ).toEqual(renamed);
    expect(await change({ otherNames: [], commonNames: [] })).toEqual({
      ...renamed,
      otherNames: [],
      commonNames: [],
    });
    expect(await count("FROM deity_names WHERE deity_id = 'Ayyappa'")).toBe(2);
  });

  test("in another script, too many or of another type are refused by their field", async () => {
    await send(list, "POST", headers, ayyappa);
    const names = Array.from({ length: 201 }, (_, at) => `Name ${at}`);
    for (const [body, fieldName, message] of [
      [
        { scriptNames: { te: "ஐயப்பன்" } },
        "scriptNames.te",
        "Only letters of this language's script",
      ],
      [{ otherNames: names }, "otherNames", "At most 200 names, each of at most 100 characters"],
      [{ commonNames: ["x".repeat(101)] }, "commonNames", "At most 200 names"],
      [{ otherNames: "Sasta" }, "otherNames", ""],
      [{ otherNames: [7] }, "otherNames.0", ""],
      [{ scriptNames: ["Sasta"] }, "scriptNames", ""],
    ] as const)
      for (const [to, method] of [
        [list, "POST"],
        [`${list}/Ayyappa`, "PUT"],
      ] as const) {
        const refused = await send(to, method, headers, { id: "Ayyappa", ...body });
        expect(refused.status, `${method} ${fieldName}`).toBe(400);
        const { fieldErrors } = await refused.json<Record<"fieldErrors", object[]>>();
        expect(fieldErrors).toEqual([
          { fieldName, errorMessage: expect.stringContaining(message) },
        ]);
      }
    expect(await (await call(`${list}/Ayyappa`)).json()).toEqual(ayyappa);
  });
});

describe("the page of a deity", () => {
  beforeEach(makeDeities);

  test("has its names in the reader's script and in roman letters, the usual ones as its title", async () => {
    const text = await readText(await visit("/deities/Ganesha?lng=te"));
    expect(text).toContain("గణేశుడు Ganesha");
    expect(text).toMatch(/గణేశ, గణపతి, .* Ganesh, Ganapati, /);
    expect(text).not.toContain("விநாயகர்");
    const english = await readText(await visit("/deities/Ganesha"));
    expect(english).toContain("Also called Ganesh, Ganapati, ");
    expect(english).not.toContain("గణపతి");
    expect(english).toContain("No composition in this archive names this deity yet.");
  });

  test("lists exactly its compositions by title, twenty a page, with all its names", async () => {
    const titles = Array.from({ length: 45 }, (_, n) => `Song ${String(n).padStart(2, "0")}`);
    for (const [n, title] of titles.entries())
      await makeSong({ title, deity: n % 2 ? "vinayaka" : "గణపతి" });
    await makeSong({ title: "Song of another", deity: "Devi" });
    const seen: string[] = [];
    const pages: number[] = [];
    let address: string | undefined = "/deities/Ganesha";
    while (address) {
      const response: Response = await visit(address);
      expect(readMeter(response)).toMatchObject({ trips: 1 });
      const html = await response.text();
      expect(await readText(new Response(html))).toContain("45 songs");
      const shown = [...html.matchAll(/>(Song [^<]+)</g)].map(([, title]) => title!);
      seen.push(...shown);
      pages.push(shown.length);
      address = /href="(\/deities\/Ganesha\?after=\d+)"/.exec(html)?.[1];
    }
    expect(pages).toEqual([20, 20, 5]);
    expect(seen).toEqual(titles);
  });

  test("after a composition that is not there, it has none", async () => {
    await makeSong({ title: "Song 1", deity: "Ganesha" });
    expect(await (await visit("/deities/Ganesha?after=999999")).text()).not.toContain(">Song 1<");
    expect((await visit("/deities/Nobody?after=1")).status).toBe(404);
  });
});
