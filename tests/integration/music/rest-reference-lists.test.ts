import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { count } from "../support/users.ts";
import { call, music, refusalOf } from "../support/rest/call.ts";
import { makeWorld, type World } from "../support/rest/world.ts";

let world: World;

beforeEach(async () => {
  world = await makeWorld();
});

const as = (path: string, method = "GET", body?: unknown) =>
  call(path, { method, body, headers: world.administrator });

describe("reference lists", () => {
  test.each([
    ["raagas", "RAAGA_ALREADY_EXISTS", "raagaId"],
    ["taalas", "TAALA_ALREADY_EXISTS", "taalaId"],
    ["songTypes", "IN_USE", "songTypeId"],
  ])("%s: a new id in the body takes the songs along", async (list, taken, field) => {
    const path = `${music}/${list}`;
    const sources = list === "songTypes" ? {} : { sources: [] };
    const added = await as(path, "POST", { id: " New one ", description: "Described" });
    expect([added.status, await added.json()]).toEqual([
      201,
      { id: "New one", description: "Described", ...sources },
    ]);
    expect(await refusalOf(await as(path, "POST", { id: "New one" }))).toEqual([409, taken]);
    expect(await refusalOf(await as(path, "POST", { id: " " }))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    const column = field.replace("Id", "_id").replace("songType", "song_type");
    await env.DB.prepare(`UPDATE songs SET ${column} = 'New one'`).run();
    const changed = await as(`${path}/New%20one`, "PUT", { id: "Renamed", description: "Again" });
    expect(await changed.json()).toEqual({ id: "Renamed", description: "Again", ...sources });
    const song = await (await call(`${music}/songs/1`)).json<Record<string, unknown>>();
    expect(song[field]).toEqual({ id: "Renamed", description: "Again" });
    expect(await refusalOf(await as(`${path}/New%20one`))).toEqual([404, "RESOURCE_NOT_FOUND"]);
    const held = await as(`${path}/Renamed`, "DELETE");
    expect(await held.json()).toMatchObject({
      errorCode: "IN_USE",
      errorMessage: "It is in use: 1 song holds it.",
    });
    await env.DB.prepare(
      `INSERT INTO songs (title, composer, ${column}, deleted_at) VALUES ('Binned', 'M', 'Renamed', 1)`,
    ).run();
    expect(await (await as(`${path}/Renamed`, "DELETE")).json()).toMatchObject({
      errorMessage: "It is in use: 2 songs hold it, 1 of them in the bin.",
    });
    await env.DB.prepare(`UPDATE songs SET ${column} = NULL`).run();
    const gone = await as(`${path}/Renamed`, "DELETE");
    expect([gone.status, await gone.text()]).toEqual([200, "Renamed"]);
    const whole = await call(path);
    expect(await whole.json()).toMatchObject({
      size: list === "songTypes" ? 20 : 20_000,
      content: [{ id: expect.any(String) }, { id: "Unused" }],
    });
    expect(await count("FROM audit_events")).toBe(3);
  });

  test("a raaga that is another's parent is in use, even without songs", async () => {
    await env.DB.prepare(
      "INSERT INTO raagas (id, description, melakarta) VALUES ('Parent', 'Parent', 65)",
    ).run();
    await env.DB.prepare(
      "INSERT INTO raagas (id, description, parent_id) VALUES ('Child', 'Child', 'Parent')",
    ).run();
    expect(await (await as(`${music}/raagas/Parent`, "DELETE")).json()).toMatchObject({
      errorCode: "IN_USE",
      errorMessage: "It is in use: 1 raaga is born of it.",
    });
  });

  test("accompaniment types are sorted by name; after a rename songs show the new name", async () => {
    const path = `${music}/accompanimentTypes`;
    const added = await as(path, "POST", { name: "Ghatam" });
    const entry = await added.json<{ id: number }>();
    expect(entry).toEqual({ id: expect.any(Number), name: "Ghatam", description: "" });
    const names = async () =>
      (await (await call(path)).json<{ content: { name: string }[] }>()).content.map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(["Ghatam", "Mridangam", "Unused"]);
    const song = async () => (await call(`${music}/songs/1`)).text();
    expect(await song()).toContain("Mridangam");
    await as(`${path}/1`, "PUT", { name: "Mrudangam" });
    expect(await song()).toContain("Mrudangam");
    expect(await refusalOf(await as(`${path}/1`, "DELETE"))).toEqual([409, "IN_USE"]);
    expect(await (await as(`${path}/${entry.id}`, "DELETE")).json()).toBe(entry.id);
    expect(await refusalOf(await as(path, "POST", { name: "Unused" }))).toEqual([409, "IN_USE"]);
  });

  test("a missing name is reported by field", async () => {
    for (const [list, field] of [
      ["raagas", "id"],
      ["taalas", "id"],
      ["songTypes", "id"],
      ["accompanimentTypes", "name"],
      ["mediaTypes", "description"],
    ] as const)
      expect(await (await as(`${music}/${list}`, "POST", {})).json()).toMatchObject({
        status: 400,
        fieldErrors: [{ fieldName: field, errorMessage: "Name is required" }],
      });
  });

  test("a size of 20,000 is for raagas and taalas; T70", async () => {
    for (const list of ["raagas", "taalas"]) {
      expect((await call(`${music}/${list}?size=20000`)).status).toBe(200);
      expect((await call(`${music}/${list}?size=20001`)).status).toBe(400);
    }
    expect((await call(`${music}/songTypes?size=1001`)).status).toBe(400);
  });
});
