import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeDeities, makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
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

test("REST lists deities, and a new id takes the songs along", async () => {
  const { headers } = await bearerOf("chief@example.org", "Administrator");
  await makeDeities();
  const id = await makeSong({ title: "One", deity: "Ganesha" });
  const list = `${music}/deities`;
  const page = await (await call(`${list}?size=3`)).json<{ content: object[] }>();
  expect(page.content).toEqual(
    ["Devi", "Ganesha", "Guru"].map((one) => ({ id: one, description: one })),
  );
  const send = (to: string, method: string, body?: object) => call(to, { method, headers, body });
  const renamed = await send(`${list}/Ganesha`, "PUT", { id: "Vinayaka", description: "Vinayaka" });
  expect(await renamed.json()).toEqual({ id: "Vinayaka", description: "Vinayaka" });
  expect(await deityOf(id)).toEqual({ deity: "Vinayaka", id: "Vinayaka" });
  expect(await count("FROM deity_names WHERE deity_id = 'Vinayaka' AND name = 'గణపతి'")).toBe(1);
  expect(await refusalOf(await send(`${list}/Vinayaka`, "DELETE"))).toEqual([409, "IN_USE"]);
  expect((await send(`${list}/Guru`, "DELETE")).status).toBe(200);
  expect(await count("FROM name_index WHERE kind = 'deity' AND name = 'Guru'")).toBe(0);
  await makeDeities();
  expect(await count("FROM deities WHERE id IN ('Guru', 'Ganesha')"), "seeded again").toBe(0);
});
