import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exampleOf } from "#workers/api/openapi/example.ts";
import { inputSchema, type JsonSchema } from "#workers/api/openapi/json-schema.ts";
import { resources } from "#workers/api/resources.ts";
import { call, bearerOf, music } from "../support/rest/call.ts";
import { listMismatches, listOperations } from "../support/rest/description.ts";
import { customRole, makeWorld } from "../support/rest/world.ts";
import { db } from "../support/factories.ts";
import { userRoles } from "#drizzle/schema/index.ts";

const operations = await listOperations();

describe("security", () => {
  const bearer = { bearer: [] };

  test("a client sends its token where the answer depends on who calls, logging out above all", () => {
    const optional = operations
      .filter(({ security }) => security.length === 2)
      .map(({ operationId, security }) => {
        expect(security).toEqual([bearer, {}]);
        return operationId;
      });
    expect(optional.toSorted()).toEqual([
      "getChangesSongs",
      "getFind",
      "getSongs",
      "getSongsById",
      "getSongsSearchWithAnd",
      "getSongsSearchWithOr",
      "postAuthLogout",
      "postUsers",
    ]);
  });

  test("every other call says whether it needs one", () => {
    for (const { security, ...one } of operations)
      if (security.length < 2)
        expect(security, one.operationId).toEqual(one["x-for"] === "anyone" ? [] : [bearer]);
  });
});

const bodies = resources.flatMap(({ name, calls }) =>
  calls.flatMap(({ spec: { method, path, body } }) =>
    body?.kind === "json" ? [[`${method} ${path}`, name, body.schema] as const] : [],
  ),
);

test.each(bodies)(
  "%s refuses what its description refuses: a missing field, an empty text",
  (_, resource, schema) => {
    const described = inputSchema(schema);
    const one: JsonSchema = described.items ?? described;
    const example = exampleOf(one, "", resource) as Record<string, unknown>;
    const isTaken = (value: object) => schema.safeParse(described.items ? [value] : value).success;
    expect(isTaken(example)).toBe(true);
    for (const [name, field] of Object.entries(one.properties ?? {})) {
      const { [name]: _left, ...rest } = example;
      expect(isTaken(rest), `without ${name}`).toBe(!one.required?.includes(name));
      if (field.type === "string" && !field.enum)
        expect(isTaken({ ...example, [name]: "" }), `${name}: ""`).toBe(!field.minLength);
    }
  },
);

test("a list with a song that is not there is refused as described", async () => {
  const { viewer } = await makeWorld();
  const body = { name: "For practice", songs: [{ songId: 999, note: "" }] };
  const response = await call(`${music}/lists`, { headers: viewer, body });
  expect(response.status).toBe(404);
  expect(await listMismatches("post", `${music}/lists`, response)).toEqual([]);
});

test("who has no role that may keep lists is told so, as described", async () => {
  await makeWorld();
  const { id, headers } = await bearerOf("reader@example.org");
  await db.delete(userRoles).where(eq(userRoles.userId, id));
  await db.insert(userRoles).values({ userId: id, roleId: customRole });
  const body = { name: "For practice", songs: [] };
  for (const [method, path] of [
    ["POST", `${music}/lists`],
    ["PUT", `${music}/lists/1`],
  ] as const) {
    const response = await call(path, { method, headers, body });
    expect(response.status).toBe(403);
    expect(await listMismatches(method, path, response)).toEqual([]);
  }
});
