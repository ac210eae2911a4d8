import { beforeEach, describe, expect, test } from "vitest";
import { makeRaaga } from "../support/factories.ts";
import { count } from "../support/users.ts";
import { call, music, refusalOf } from "../support/rest/call.ts";
import { makeWorld, type World } from "../support/rest/world.ts";

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
const as = (path: string, method = "GET", body?: unknown) =>
  call(`${music}/${path}`, { method, body, headers: world.administrator });

describe.each([
  ["raagas", "id", "RAAGA_ALREADY_EXISTS", "raagas"],
  ["taalas", "id", "TAALA_ALREADY_EXISTS", "taalas"],
  ["songTypes", "id", "IN_USE", "song_types"],
  ["accompanimentTypes", "name", "IN_USE", "accompaniment_types"],
  ["mediaTypes", "description", "IN_USE", "media_types"],
  ["mediaLocationTypes", "description", "IN_USE", "media_location_types"],
])("%s: one name", (list, field, taken, table) => {
  const add = async (name: string) => {
    const response = await as(list, "POST", { [field]: name });
    expect(response.status, name).toBe(201);
    const { id } = await response.json<{ id: string | number }>();
    return `${list}/${encodeURIComponent(id)}`;
  };

  test("is not added again in another case or with other diacritics", async () => {
    await add("Auditraga");
    const before = await count(`FROM ${table}`);
    for (const name of ["Auditraga", "auditraga", "AUDITRAGA", "Auditrāga", "Aud\u0323itraga"])
      expect(await refusalOf(await as(list, "POST", { [field]: name })), name).toEqual([
        409,
        taken,
      ]);
    expect(await count(`FROM ${table}`)).toBe(before);
    await add("Auditragam");
    await add("ఆడిత్");
    await add("ఆడత్");
  });

  test("cannot be used by another entry, but its own entry may change its spelling", async () => {
    await add("Auditraga");
    const other = await add("Other");
    expect(await refusalOf(await as(other, "PUT", { [field]: "auditrāga" }))).toEqual([409, taken]);
    const own = await as(other, "PUT", { [field]: "Ōther" });
    expect(await own.json()).toMatchObject({ [field]: "Ōther" });
  });

  test("goes to one of two simultaneous requests", async () => {
    const answers = await Promise.all(
      ["Auditraga", "auditrāga"].map((name) => as(list, "POST", { [field]: name })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409,
    ]);
  });
});

test("two entries that an administrator confirmed as different can be changed", async () => {
  await makeRaaga({ id: "Mohanam" });
  await makeRaaga({ id: "Mōhanam" });
  const changed = await as("raagas/Mohanam", "PUT", { id: "Mohanam", description: "Five swaras" });
  expect(await changed.json()).toEqual({
    id: "Mohanam",
    description: "Five swaras",
    sources: [],
  });
});
