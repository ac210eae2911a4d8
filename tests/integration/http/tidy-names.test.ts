import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeRaaga, makeTaala } from "../support/factories.ts";
import { auth, call, music, refusalOf } from "../support/rest/call.ts";
import { makeWorld, type World } from "../support/rest/world.ts";
import { count } from "../support/users.ts";

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

const as = (path: string, method = "GET", body?: unknown) =>
  call(path, { method, body, headers: world.administrator });

const lists = [
  ["raagas", "id"],
  ["taalas", "id"],
  ["songTypes", "id"],
  ["deities", "id"],
  ["accompanimentTypes", "name"],
  ["mediaTypes", "description"],
] as const;

describe("T53 half of a surrogate pair", () => {
  test.each(lists)(
    "is refused in %s, whose names can be changed afterwards",
    async (list, field) => {
      for (const name of ["Zz\ud800", "\udfb5Zz"])
        expect(await refusalOf(await as(`${music}/${list}`, "POST", { [field]: name }))).toEqual([
          400,
          "ILLEGAL_ARGUMENT",
        ]);
      expect((await as(`${music}/${list}`, "POST", { [field]: "Zz 🎵" })).status).toBe(201);
      expect((await as(`${music}/${list}`, "POST", { [field]: "Other" })).status).toBe(201);
    },
  );

  test("is refused in every field of a song, in keys too", async () => {
    for (const text of ['{"title":"a\\ud83c"}', '{"a\\ud83c":1}', '{"accompaniments":["\\udc00"]}'])
      expect(
        await refusalOf(
          await call(`${music}/songs`, {
            method: "POST",
            body: text,
            headers: { ...world.contributor, "Content-Type": "application/json" },
          }),
        ),
        text,
      ).toEqual([400, "ILLEGAL_ARGUMENT"]);
  });

  test("that is stored does not hang a write: it ends after some tries", async () => {
    await env.DB.prepare(
      "INSERT INTO raagas (id, description) VALUES (CAST(x'5AEDA080' AS TEXT), 'x')",
    ).run();
    expect(await refusalOf(await as(`${music}/raagas`, "POST", { id: "Zz" }))).toEqual([
      409,
      "IN_USE",
    ]);
  });
});

describe("a name that is part of an address", () => {
  test.each(lists.slice(0, 3))("has no slash and is more than dots: %s", async (list) => {
    for (const id of ["Zz A/B", "Zz\\b", "..", "."]) {
      const refused = await as(`${music}/${list}`, "POST", { id });
      expect(refused.status, id).toBe(400);
      const { fieldErrors } = await refused.json<{ fieldErrors: { errorMessage: string }[] }>();
      expect(fieldErrors[0]!.errorMessage, id).toMatch(/cannot contain slashes|letter or digit/);
    }
  });

  test("and was stored with a slash is read, renamed and deleted over REST", async () => {
    await makeRaaga({ id: "Zz A/B" });
    await makeRaaga({ id: "Zz\\b" });
    await makeTaala("Rupaka 3/4");
    expect((await as(`${music}/raagas/Zz%20A%2FB`)).status).toBe(200);
    expect((await as(`${music}/raagas/Zz%20A%2FB`, "PUT", { id: "Zz A B" })).status).toBe(200);
    expect((await as(`${music}/raagas/Zz%5Cb`, "DELETE")).status).toBe(200);
    expect((await as(`${music}/taalas/Rupaka%203%2F4`, "DELETE")).status).toBe(200);
    expect(await count("FROM raagas WHERE id LIKE 'Zz%'")).toBe(1);
  });

  test("is checked with its slash", async () => {
    expect(await (await as(`${auth}/roles/check-name/a%2Fb`)).json()).toBe(false);
    expect(await (await as(`${auth}/users/check-username/a%2Fb@example.org`)).json()).toBe(false);
  });

  test("T42 an encoded slash parts no address of REST", async () => {
    for (const path of [`${auth}%2Fusers`, `${auth}/users%2F1`, `${auth}/roles%5C1`])
      expect((await call(path, { headers: world.viewer })).status, path).toBeGreaterThan(399);
  });
});

const song = {
  title: "A song",
  singer: "Somebody",
  recordingDate: "1975-08-15",
  description: "In praise.",
};

describe("what shows nothing", () => {
  test.each(lists)(
    "is dropped from names in %s, which need a letter or digit",
    async (list, field) => {
      for (const name of ["\u200b\u200b", "\u202e", "\u3164", "—", "…"])
        expect((await as(`${music}/${list}`, "POST", { [field]: name })).status, name).toBe(400);
      const added = await as(`${music}/${list}`, "POST", {
        [field]: "\u202eZz\u200b\u2060z\ufeff",
      });
      expect(await added.json()).toMatchObject({ [field]: "Zzz" });
      const again = await as(`${music}/${list}`, "POST", { [field]: "Z\u00adz\u200dz" });
      expect(again.status).toBe(409);
    },
  );

  test("is dropped from songs, but for the joiners of words in scripts of India", async () => {
    const added = await call(`${music}/songs`, {
      body: { ...song, title: "abc\u202egnp.exe", singer: "അവന്\u200d\u200b" },
      headers: world.contributor,
    });
    expect(await added.json()).toMatchObject({ title: "abcgnp.exe", singer: "അവന്\u200d" });
    for (const field of ["title", "singer", "composer", "description"])
      for (const text of ["\u200b \u200b", "\u202e", "!?"]) {
        const refused = await call(`${music}/songs`, {
          body: { ...song, composer: "Somebody", [field]: text },
          headers: world.contributor,
        });
        expect(await refused.json(), field).toMatchObject({
          status: 400,
          fieldErrors: [{ fieldName: field }],
        });
      }
  });

  test("is dropped from names of lists and roles", async () => {
    const list = await call(`${music}/lists`, {
      body: { name: "\u202eMine\u200b" },
      headers: world.viewer,
    });
    expect(await list.json()).toMatchObject({ name: "Mine" });
    const none = await call(`${music}/lists`, { body: { name: "\u200b" }, headers: world.viewer });
    expect(none.status).toBe(400);
    const role = await as(`${auth}/roles`, "POST", { name: "Re\u200bad\u202eers" });
    expect(await role.json()).toMatchObject({ name: "Readers" });
  });
});
