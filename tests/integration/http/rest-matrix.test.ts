import { expect, test } from "vitest";
import { listOperations } from "../support/rest/description.ts";
import { call } from "../support/rest/call.ts";
import { makeWorld } from "../support/rest/world.ts";

/** Who may make each call. A call that is missing here fails the test. */
const audience: Record<string, "anybody" | "users" | "contributors" | "administrators"> = {
  "POST /auth/login": "anybody",
  "POST /auth/logout": "anybody",
  "GET /users/me": "users",
  "POST /mbkmusic-mbkauth/users/passwordtoken": "anybody",
  "POST /mbkmusic-mbkauth/user/validateUser": "anybody",
  "POST /mbkmusic-mbkauth/user/passwordvalidate": "anybody",
  "POST /mbkmusic-mbkauth/users": "anybody",
  "GET /mbkmusic-mbkmusic/songs": "anybody",
  "GET /mbkmusic-mbkmusic/changes/songs": "anybody",
  "GET /mbkmusic-mbkmusic/changes/people": "anybody",
  "GET /mbkmusic-mbkmusic/changes/raagas": "anybody",
  "GET /mbkmusic-mbkmusic/changes/taalas": "anybody",
  "GET /mbkmusic-mbkmusic/changes/concerts": "anybody",
  "GET /mbkmusic-mbkmusic/changes/compositions": "anybody",
  "GET /mbkmusic-mbkmusic/changes/deities": "anybody",
  "GET /mbkmusic-mbkmusic/changes/songTypes": "anybody",
  "GET /mbkmusic-mbkmusic/changes/accompanimentTypes": "anybody",
  "GET /mbkmusic-mbkmusic/changes/mediaTypes": "anybody",
  "GET /mbkmusic-mbkmusic/changes/mediaLocationTypes": "anybody",
  "GET /mbkmusic-mbkmusic/songs/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/songs/searchWithOr": "anybody",
  "GET /mbkmusic-mbkmusic/songs/searchWithAnd": "anybody",
  "GET /mbkmusic-mbkmusic/lyrics/search": "anybody",
  "GET /mbkmusic-mbkmusic/find": "anybody",
  "GET /mbkmusic-mbkmusic/compositions": "anybody",
  "GET /mbkmusic-mbkmusic/compositions/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/people": "anybody",
  "GET /mbkmusic-mbkmusic/people/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/user/songs": "users",
  "GET /mbkmusic-mbkmusic/lists": "users",
  "POST /mbkmusic-mbkmusic/lists": "users",
  "GET /mbkmusic-mbkmusic/lists/{id}": "users",
  "PUT /mbkmusic-mbkmusic/lists/{id}": "users",
  "DELETE /mbkmusic-mbkmusic/lists/{id}": "users",
  "POST /mbkmusic-mbkmusic/lists/{id}/share": "users",
  "DELETE /mbkmusic-mbkmusic/lists/{id}/share": "users",
  "POST /mbkmusic-mbkmusic/songs": "contributors",
  "PUT /mbkmusic-mbkmusic/songs/{id}": "contributors",
  "DELETE /mbkmusic-mbkmusic/songs/{id}": "contributors",
  "POST /mbkmusic-mbkmusic/s3Song": "contributors",
  "GET /mbkmusic-mbkauth/users": "administrators",
  "GET /mbkmusic-mbkauth/users/search": "administrators",
  "GET /mbkmusic-mbkauth/users/statistics": "administrators",
  "GET /mbkmusic-mbkauth/users/check-username/{name}": "administrators",
  "GET /mbkmusic-mbkauth/users/{id}": "administrators",
  "PUT /mbkmusic-mbkauth/users/{id}": "administrators",
  "DELETE /mbkmusic-mbkauth/users/{id}": "administrators",
  "GET /mbkmusic-mbkauth/users/userApproval": "administrators",
  "POST /mbkmusic-mbkauth/users/userApprovalStatus": "administrators",
  "GET /mbkmusic-mbkauth/roles": "anybody",
  "GET /mbkmusic-mbkauth/roles/{id}": "anybody",
  "GET /mbkmusic-mbkauth/roles/search": "administrators",
  "GET /mbkmusic-mbkauth/roles/check-name/{name}": "administrators",
  "GET /mbkmusic-mbkauth/roles/statistics": "administrators",
  "POST /mbkmusic-mbkauth/roles": "administrators",
  "PUT /mbkmusic-mbkauth/roles/{id}": "administrators",
  "DELETE /mbkmusic-mbkauth/roles/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/uploadCSV": "contributors",
  "POST /mbkmusic-mbkmusic/raagas": "administrators",
  "PUT /mbkmusic-mbkmusic/raagas/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/raagas/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/taalas": "administrators",
  "PUT /mbkmusic-mbkmusic/taalas/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/taalas/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/songTypes": "administrators",
  "PUT /mbkmusic-mbkmusic/songTypes/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/songTypes/{id}": "administrators",
  "PUT /mbkmusic-mbkmusic/people/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/deities": "administrators",
  "PUT /mbkmusic-mbkmusic/deities/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/deities/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/accompanimentTypes": "administrators",
  "PUT /mbkmusic-mbkmusic/accompanimentTypes/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/mediaTypes": "administrators",
  "PUT /mbkmusic-mbkmusic/mediaTypes/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/mediaTypes/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/mediaLocationTypes": "administrators",
  "PUT /mbkmusic-mbkmusic/mediaLocationTypes/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/mediaLocationTypes/{id}": "administrators",
  "POST /mbkmusic-mbkmusic/concerts": "administrators",
  "PUT /mbkmusic-mbkmusic/concerts/{id}": "administrators",
  "DELETE /mbkmusic-mbkmusic/concerts/{id}": "administrators",
  "GET /mbkmusic-mbkmusic/concerts": "anybody",
  "GET /mbkmusic-mbkmusic/concerts/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/raagas": "anybody",
  "GET /mbkmusic-mbkmusic/raagas/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/taalas": "anybody",
  "GET /mbkmusic-mbkmusic/taalas/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/songTypes": "anybody",
  "GET /mbkmusic-mbkmusic/songTypes/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/deities": "anybody",
  "GET /mbkmusic-mbkmusic/deities/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/accompanimentTypes": "anybody",
  "GET /mbkmusic-mbkmusic/accompanimentTypes/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/mediaTypes": "anybody",
  "GET /mbkmusic-mbkmusic/mediaTypes/{id}": "anybody",
  "GET /mbkmusic-mbkmusic/mediaLocationTypes": "anybody",
  "GET /mbkmusic-mbkmusic/mediaLocationTypes/{id}": "anybody",
};

/** The outcome for each caller: 401, 403, or past the guard. */
const past = "past";
const reach = {
  anybody: { anonymous: past, viewer: past, contributor: past, administrator: past },
  users: { anonymous: 401, viewer: past, contributor: past, administrator: past },
  contributors: { anonymous: 401, viewer: 403, contributor: past, administrator: past },
  administrators: { anonymous: 401, viewer: 403, contributor: 403, administrator: past },
} as const;

const operations = await listOperations();
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${path}`;

test("T35 the table has every call, and no other", () => {
  expect(Object.keys(audience).toSorted()).toEqual(operations.map(nameOf).toSorted());
});

test.each(operations.map((one) => [nameOf(one), one] as const))(
  "T3, T35 %s",
  async (name, { method, path }) => {
    const world = await makeWorld();
    const address = path.replace(/\{\w+\}/, "4711");
    for (const [who, expected] of Object.entries(reach[audience[name]!])) {
      const headers = world[who as keyof typeof world];
      // An empty body or none: it is validated after the guard.
      const body = method === "get" || method === "delete" ? undefined : {};
      const response = await call(address, { method: method.toUpperCase(), headers, body });
      const guarded = response.status === 401 || response.status === 403;
      expect(guarded ? response.status : past, who).toBe(expected);
      if (!guarded) continue;
      const { fieldErrors, ...problem } = await response.json<Record<string, unknown>>();
      expect(fieldErrors).toBeUndefined();
      expect(Object.keys(problem)).toEqual(["errorCode", "errorMessage", "message", "status"]);
      expect(JSON.stringify([problem, ...response.headers])).not.toMatch(/@|total/i);
    }
  },
);

test("T42 odd spellings of a guarded path never let a Viewer through", async () => {
  const { viewer } = await makeWorld();
  const path = "/mbkmusic-mbkmusic/songs";
  const spellings = [
    `${path}/`,
    `${path}/.`,
    `/./${path.slice(1)}`,
    `//mbkmusic-mbkmusic/songs`,
    `/mbkmusic-mbkmusic//songs`,
    `/mbkmusic-mbkmusic/%73ongs`,
    `/mbkmusic-mbkmusic%2fsongs`,
    `/MBKMUSIC-mbkmusic/songs`,
    `${path};a=b`,
    `${path}%00`,
    `${path}.data`,
    `/x/..${path}`,
    `/mbkmusic-mbkmusic/%2e/songs`,
    `/mbkmusic-mbkmusic/x/%2e%2e/songs`,
    `${path}%20`,
    `${path}?x=/../`,
  ];
  for (const spelling of spellings) {
    const response = await call(spelling, { headers: viewer, body: { title: "x" } });
    expect(response.status, spelling).toBeGreaterThanOrEqual(400);
    expect(response.status, spelling).toBeLessThan(500);
  }
});
