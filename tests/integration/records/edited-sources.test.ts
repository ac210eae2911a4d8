import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { sourceLines } from "#app/domain/records/cited-sources.ts";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makeDeities, makePeople, makeRaaga } from "../support/factories.ts";
import { bearerFor, call, music, refusalOf } from "../support/rest/call.ts";
import { count } from "../support/users.ts";

const list = async (query: string) =>
  (await env.DB.prepare(query).raw()).map((row) => row.join(" | "));
const claimsOn = (kind: string, id: string) =>
  list(`SELECT field, title, address, note, reading FROM claims JOIN sources ON sources.id = source_id
    WHERE subject_kind = '${kind}' AND subject_id = '${id}' ORDER BY 1, 2, 3`);

let admin: Administrator;
let headers: { Authorization: string };
beforeEach(async () => {
  admin = await makeAdministrator();
  ({ headers } = await bearerFor("admin@example.org"));
  await makePeople("tyagaraja");
  await makeDeities();
  await makeRaaga({ id: "Abhogi", arohana: "S R2 S'", avarohana: "S' R2 S" });
});

const texts = ["a; b", "[c", "d | e", "<b>f</b>", String.raw`g\\`, "h = i", "తెలుగు"];
const hostile = texts.map((text) => ({
  field: "names",
  title: `T ${text}`,
  address: "",
  note: text,
  reading: text,
}));

/** The forms in which Administrators set sources: their fields, and where the form of another is refused. */
const forms = {
  deity: {
    id: "Devi",
    path: "/admin/lists/deities?dialog=edit&id=Devi",
    fields: { act: "change", name: "Devi", otherNames: "Amba" },
    fact: "names",
  },
  person: {
    id: "tyagaraja",
    path: "/admin/people/tyagaraja",
    fields: { act: "sources", revision: "0" },
    fact: "years",
  },
} as const;
const kinds = ["deity", "person"] as const;

describe.each(kinds)("the form of a %s", (kind) => {
  const { id, path, fields, fact } = forms[kind];
  const send = (sources: string, by = admin, more = {}) =>
    by.send(path, { ...fields, ...more, sources });

  test("sets the sources of its facts, with its history, and shows them again", async () => {
    const text = `all | A book [page 3; a guess]\n${fact} | A site <https://example.org/a> = another`;
    expect((await send(text)).status).toBe(302);
    expect(await claimsOn(kind, id)).toEqual([
      " | A book |  | page 3; a guess | ",
      `${fact} | A site | https://example.org/a |  | another`,
    ]);
    const [revision] = await list(
      `SELECT changed_by, json_array_length(fields -> 'sources' -> 0), json_array_length(fields -> 'sources' -> 1)
        FROM revisions WHERE subject_kind = '${kind}'`,
    );
    expect(revision).toBe(`${admin.id} | 0 | 2`);
    const page = await (await admin.read(path)).text();
    expect(page).toContain(`all | A book [page 3; a guess]\n${fact} | A site = another</textarea>`);
    expect((await send("", admin, { revision: "1" })).status).toBe(302);
    expect(await claimsOn(kind, id)).toEqual([]);
  });

  test("refuses what is no line of sources beside the field, and keeps what was typed", async () => {
    for (const text of [
      "tempo | A book",
      fact,
      `${fact} | ${"a".repeat(201)}`,
      `${fact} | a\n`.repeat(101),
    ]) {
      const refused = await send(text);
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toMatch(/<textarea[^>]*name="sources"[^>]*aria-invalid="true"/);
      expect(page).toContain(`rows="5">${text}`);
    }
    expect(await count("FROM claims")).toBe(0);
  });

  test("T121 is for Administrators alone", async () => {
    const contributor = await makeEditor("singer@example.org", "Contributor");
    expect((await send(`${fact} | A book`, contributor)).status).toBe(403);
    expect(await count("FROM claims")).toBe(0);
    expect(await count("FROM sources")).toBe(0);
  });
});

test("whatever the texts of sources are, they come back from the form, and are text on the page", async () => {
  const { path, fields, id } = forms.deity;
  const sources = sourceLines("deity", hostile);
  expect((await admin.send(path, { ...fields, sources })).status).toBe(302);
  const stored = await claimsOn("deity", id);
  expect(stored).toHaveLength(texts.length);
  const before = await count("FROM revisions");
  expect((await admin.send(path, { ...fields, sources })).status).toBe(302);
  expect(await claimsOn("deity", id)).toEqual(stored);
  expect(await count("FROM revisions")).toBe(before);
  expect(await (await admin.read(`/deities/${id}`)).text()).not.toContain("<b>f");
});

test("the sources of a person that changed meanwhile are not overwritten", async () => {
  const { path, fields, id } = forms.person;
  await admin.send(path, { ...fields, sources: "years | One" });
  const late = await admin.send(path, { ...fields, sources: "years | Another" });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("years | Another</textarea>");
  expect(await claimsOn("person", id)).toEqual(["years | One |  |  | "]);
});

test("a deleted deity leaves no claims", async () => {
  const { path, fields, id } = forms.deity;
  await admin.send(path, { ...fields, sources: "names | A book" });
  await admin.send("/admin/lists/deities?dialog=delete&id=Devi", { act: "delete" });
  expect(await count(`FROM deities WHERE id = '${id}'`)).toBe(0);
  expect(await count("FROM claims")).toBe(0);
});

describe.each([
  ["raaga", "raagas/Abhogi", "scale", "arohana"],
  ["deity", "deities/Devi", "names", "names"],
  ["person", "people/tyagaraja", "years", "years"],
])("REST of a %s", (kind, path, fact, field) => {
  const id = path.split("/")[1]!;
  const put = (body: object) => call(`${music}/${path}`, { method: "PUT", body, headers });
  const read = async () =>
    (await (await call(`${music}/${path}`)).json<{ sources: unknown }>()).sources;
  const source = { fact, title: "A book", address: "", note: "page 3", reading: "another" };

  test("takes and gives its sources; absent ones stay, an empty list removes them", async () => {
    const other = { fact: "all", title: "A site" };
    const written = await put({ sources: [source, { ...other, address: "https://example.org/" }] });
    const expected = [{ ...other, address: "", note: "", reading: "" }, source];
    expect([written.status, (await written.json<{ sources: unknown }>()).sources]).toEqual([
      200,
      expected,
    ]);
    expect(await claimsOn(kind, id)).toEqual([
      " | A site | https://example.org/ |  | ",
      `${field} | A book |  | page 3 | another`,
    ]);
    expect((await put({})).status).toBe(200);
    expect(await read()).toEqual(expected);
    expect((await put({ sources: await read() })).status).toBe(200);
    expect(await read()).toEqual(expected);
    expect(await count("FROM revisions")).toBe(1);
    expect((await put({ sources: [] })).status).toBe(200);
    expect(await read()).toEqual([]);
  });

  test("refuses unknown facts, addresses that are none, and too many sources", async () => {
    for (const sources of [
      [{ ...source, fact: "tempo" }],
      [{ ...source, title: "" }],
      [{ ...source, address: "javascript:alert(1)" }],
      Array.from({ length: 61 }, (_, at) => ({ ...source, title: `T${at}` })),
    ])
      expect(await refusalOf(await put({ sources }))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await count("FROM claims")).toBe(0);
  });
});

test("of sources with the same title the address says which is meant", async () => {
  await env.DB.prepare(
    `INSERT INTO sources (title, kind, address) VALUES ('A site', 'website', 'https://a.example.org'), ('A site', 'website', 'https://b.example.org')`,
  ).run();
  const { path, fields } = forms.deity;
  const sources = "names | A site <https://b.example.org>";
  await admin.send(path, { ...fields, sources });
  expect(await claimsOn("deity", "Devi")).toEqual(["names | A site | https://b.example.org |  | "]);
  expect(await (await admin.read(path)).text()).toContain(
    "names | A site &lt;https://b.example.org&gt;</textarea>",
  );
  expect(await count("FROM sources")).toBe(2);
});
