import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { readReference } from "#workers/api/openapi/reference.ts";
import { resources } from "#workers/api/resources.ts";
import { listOperations, listMismatches, readDescription } from "../support/rest/description.ts";
import { visit } from "../support/front-door.ts";
import { call, music } from "../support/rest/call.ts";
import { makeWorld, samples, send } from "../support/rest/world.ts";

/** Every call that clients make: method and path. */
const contract = `
  POST /auth/login
  POST /auth/logout
  GET /users/me
  POST /mbkmusic-mbkauth/users/passwordtoken
  POST /mbkmusic-mbkauth/user/validateUser
  POST /mbkmusic-mbkauth/users
  POST /mbkmusic-mbkauth/user/passwordvalidate
  GET /mbkmusic-mbkauth/roles
  GET /mbkmusic-mbkauth/roles/{id}
  POST /mbkmusic-mbkauth/roles
  PUT /mbkmusic-mbkauth/roles/{id}
  DELETE /mbkmusic-mbkauth/roles/{id}
  GET /mbkmusic-mbkauth/roles/search
  GET /mbkmusic-mbkauth/roles/check-name/{name}
  GET /mbkmusic-mbkauth/roles/statistics
  GET /mbkmusic-mbkauth/users
  GET /mbkmusic-mbkauth/users/{id}
  PUT /mbkmusic-mbkauth/users/{id}
  DELETE /mbkmusic-mbkauth/users/{id}
  GET /mbkmusic-mbkauth/users/search
  GET /mbkmusic-mbkauth/users/check-username/{name}
  GET /mbkmusic-mbkauth/users/statistics
  GET /mbkmusic-mbkauth/users/userApproval
  POST /mbkmusic-mbkauth/users/userApprovalStatus
  GET /mbkmusic-mbkmusic/songs
  GET /mbkmusic-mbkmusic/songs/searchWithOr
  GET /mbkmusic-mbkmusic/songs/searchWithAnd
  GET /mbkmusic-mbkmusic/lyrics/search
  GET /mbkmusic-mbkmusic/find
  GET /mbkmusic-mbkmusic/user/songs
  GET /mbkmusic-mbkmusic/songs/{id}
  POST /mbkmusic-mbkmusic/songs
  POST /mbkmusic-mbkmusic/s3Song
  PUT /mbkmusic-mbkmusic/songs/{id}
  DELETE /mbkmusic-mbkmusic/songs/{id}
  GET /mbkmusic-mbkmusic/raagas
  POST /mbkmusic-mbkmusic/raagas
  PUT /mbkmusic-mbkmusic/raagas/{id}
  DELETE /mbkmusic-mbkmusic/raagas/{id}
  GET /mbkmusic-mbkmusic/taalas
  POST /mbkmusic-mbkmusic/taalas
  PUT /mbkmusic-mbkmusic/taalas/{id}
  DELETE /mbkmusic-mbkmusic/taalas/{id}
  GET /mbkmusic-mbkmusic/songTypes
  GET /mbkmusic-mbkmusic/deities
  GET /mbkmusic-mbkmusic/concerts
  GET /mbkmusic-mbkmusic/concerts/{id}
  POST /mbkmusic-mbkmusic/concerts
  PUT /mbkmusic-mbkmusic/concerts/{id}
  DELETE /mbkmusic-mbkmusic/concerts/{id}
  GET /mbkmusic-mbkmusic/accompanimentTypes
  GET /mbkmusic-mbkmusic/mediaTypes
  GET /mbkmusic-mbkmusic/mediaLocationTypes
  POST /mbkmusic-mbkmusic/uploadCSV
  GET /mbkmusic-mbkmusic/compositions
  GET /mbkmusic-mbkmusic/compositions/{id}
  GET /mbkmusic-mbkmusic/people
  GET /mbkmusic-mbkmusic/people/{id}
  PUT /mbkmusic-mbkmusic/people/{id}
`
  .trim()
  .split(/\n\s*/);

const operations = await listOperations();
const reference = readReference(resources);
const calls = resources.flatMap((resource) => resource.calls);

describe("/openapi.json", () => {
  test("is OpenAPI 3.1, cacheable, and has every call of the contract", async () => {
    const response = await visit("/openapi.json");
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    const { openapi, components } = await readDescription();
    expect(openapi).toBe("3.1.0");
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    for (const one of contract) expect(described).toContain(one);
    const text = JSON.stringify(await readDescription());
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(components.schemas).toHaveProperty(name!);
    expect(text).not.toContain("$defs");
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  test("has the defaults of parameters", () => {
    const usual = (id: string) =>
      Object.fromEntries(
        operations
          .find(({ operationId }) => operationId === id)!
          .parameters.map(({ name, schema }) => [name, (schema as { default?: unknown }).default]),
      );
    const first = { page: 0, direction: "asc" };
    expect(usual("getSongs")).toEqual({ ...first, size: 20, sortBy: "title" });
    expect(usual("getRaagas")).toEqual({ ...first, size: 20_000, sortBy: "id" });
    expect(usual("getUsers")).toEqual({ ...first, size: 20, sortBy: "id" });
    expect(usual("getAccompanimentTypes")).toEqual({ ...first, size: 20, sortBy: "name" });
  });

  test("says in each summary what the call does, by a verb", () => {
    const verb = /^[A-Z][a-z]+s\b/;
    const summaries = operations.map(({ summary }) => summary);
    expect(summaries.filter((summary) => !verb.test(summary))).toEqual([]);
    expect(summaries.filter((summary) => /\ba [aei]/.test(summary))).toEqual([]);
  });

  test("is shown on a page that needs no scripts", async () => {
    const html = await (await visit("/api-docs")).text();
    for (const { path, operationId } of operations) {
      expect(html).toContain(`id="${operationId}"`);
      expect(html).toContain(path);
    }
    for (const { id, name } of reference.groups) {
      expect(html).toContain(`<a href="#${id}">${name}</a>`);
      expect(html).toContain(`<h2 id="${id}">${name}</h2>`);
    }
    for (const [tag] of html.matchAll(/<script(?![^>]*ld\+json)[^>]*>/g))
      expect(tag).toMatch(/nonce="/);
  });
});

test.each(calls.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
  "the example of %s is one that its schemas let through",
  (_, { method, path, params, query, body }) => {
    const told = reference.groups.flatMap((group) => group.calls);
    const { curl } = told.find((one) => one.method === method.toUpperCase() && one.path === path)!;
    const [, address] = /"\$archive([^"]+)"/.exec(curl)!;
    const url = new URL(address!, "http://localhost");
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
    const named = pattern.exec(url.pathname)!.groups ?? {};
    const values = Object.entries(named).map(([name, value]) => [name, decodeURIComponent(value)]);
    expect(params?.parse(Object.fromEntries(values)) ?? {}).toBeDefined();
    expect(query?.parse(Object.fromEntries(url.searchParams)) ?? {}).toBeDefined();
    if (body?.kind !== "json") return;
    const [, sent] = /-d '([^']+)'/.exec(curl)!;
    expect(body.schema.parse(JSON.parse(sent!))).toBeDefined();
  },
);

describe("every response matches its description", () => {
  test.each(operations.map((one) => [one.operationId, one] as const))("%s", async (id, one) => {
    const world = await makeWorld();
    const sample = await samples[id]!(world);
    const pathname = one.path.replace(/\{\w+\}/, "1");
    const check = async (response: Response, ...statuses: number[]) => {
      expect(statuses).toContain(response.status);
      expect(await listMismatches(one.method, pathname, response)).toEqual([]);
    };
    // Failing calls first, because some calls succeed only once.
    if (one["x-for"] !== "anyone") await check(await send(one, { ...sample, headers: {} }), 401);
    if (!["anyone", "member"].includes(one["x-for"]))
      await check(await send(one, { ...sample, headers: world.viewer }), 403);
    const twice = `${one.path.replace(/\{\w+\}/, sample.param ?? "1")}?page=1&page=2`;
    const { headers } = sample;
    await check(await call(twice, { method: one.method.toUpperCase(), headers }), 400);
    if (one.path.includes("{id}")) await check(await send(one, { ...sample, param: "999" }), 404);
    if (one.requestBody) {
      await check(await send(one, { ...sample, body: "<xml/>" }), 415);
      const huge = { ...headers, "Content-Length": "1" };
      if (one.requestBody.content["application/json"])
        await check(
          await send(one, { ...sample, headers: huge, body: { a: "x".repeat(300_000) } }),
          413,
        );
    }
    await check(await send(one, sample), 200, 201, 204);
  });
});

test("T72 a failure shows no details", async () => {
  const world = await makeWorld();
  const ready = await Promise.all(
    operations.map(async (one) => [one, await samples[one.operationId]!(world)] as const),
  );
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  for (const { name } of results)
    await env.DB.prepare(`ALTER TABLE "${name}" RENAME TO "x_${name}"`).run();
  const errors: unknown[][] = [];
  console.error = (...words: unknown[]) => void errors.push(words);
  for (const [one, sample] of ready) {
    if (one.operationId === "postAuthLogout") continue;
    const response = await send(one, sample);
    expect(response.status, one.operationId).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      errorCode: "GENERIC_ERROR",
      errorMessage: "An unexpected error occurred",
      message: "An unexpected error occurred",
      status: 500,
      number: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  }
  expect(errors.length).toBeGreaterThan(0);
  const later = await call(`${music}/nothing`);
  expect(later.status).toBe(404);
});
