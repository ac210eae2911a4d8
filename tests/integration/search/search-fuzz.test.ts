import { beforeEach, expect, test, vi } from "vitest";
import { textFilters } from "#app/domain/search/search.ts";
import { listOperations } from "../support/rest/description.ts";
import { visit } from "../support/front-door.ts";
import { readAllRows } from "../support/stored-rows.ts";
import { logIn } from "../support/users.ts";
import { querySyntax } from "../support/query-syntax.ts";
import { call } from "../support/rest/call.ts";
import { makeWorld, samples, type World } from "../support/rest/world.ts";

const texts = querySyntax(1000);
let world: World;
let visitors = 0;

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  world = await makeWorld();
});

/** Every request has its own IP address: other tests cover the limits. */
const fromAnywhere = () => ({ "CF-Connecting-IP": `10.0.${++visitors >> 8}.${visitors & 255}` });

/** Every row except sessions, which record their last use. */
const readArchive = async () => ({ ...(await readAllRows()), sessions: null });

/** Sends each text in one of the parameters; returns responses with other `statuses`. */
async function askAll(
  asked: readonly string[],
  parameters: readonly string[],
  statuses: number[],
  ask: (query: URLSearchParams, turn: number) => Promise<Response>,
): Promise<string[]> {
  const faults: string[] = [];
  for (let turn = 0; turn * parameters.length < asked.length; turn++) {
    const first = turn * parameters.length;
    const pairs = parameters.map((name, at) => [name, asked[(first + at) % asked.length]!]);
    const response = await ask(new URLSearchParams(pairs), turn);
    await response.arrayBuffer();
    const { status } = response;
    if (!statuses.includes(status)) faults.push(`${status} ${JSON.stringify(pairs)}`);
  }
  return faults;
}

/** Expects that requests change nothing in the archive. */
async function expectNoChange(act: () => Promise<void>) {
  const before = await readArchive();
  await act();
  expect(await readArchive()).toEqual(before);
}

// A thousand for the page, and fewer for what reads a text by the same functions.
test.each([
  ["/search.data", texts],
  ["/search/next", texts.slice(0, 200)],
])(
  "T50 texts of query syntax are plain text to the searches of the site: %s",
  (path, asked) =>
    expectNoChange(async () => {
      const faults = await askAll(asked, textFilters, [200], (query, turn) => {
        query.set("condition", turn % 2 === 0 ? "OR" : "AND");
        return visit(`${path}?${query}`, { headers: fromAnywhere() });
      });
      expect(faults).toEqual([]);
    }),
  600_000,
);

test(
  "T50 the same beside a filter that finds songs, as each song in hand is compared with the text",
  () =>
    expectNoChange(async () => {
      const faults = await askAll(texts.slice(200, 300), ["title"], [200], (query) => {
        query.set("condition", "AND");
        query.set("composer", "balamuralikrishna");
        return visit(`/search.data?${query}`, { headers: fromAnywhere() });
      });
      expect(faults).toEqual([]);
    }),
  600_000,
);

test(
  "T50 the same for suggestions",
  () =>
    expectNoChange(async () => {
      const kinds = ["", "all", "raaga", "taala", "songType", "singer", "composer", "accompanist"];
      const faults = await askAll(texts.slice(300, 700), ["text"], [200], (query, turn) => {
        query.set("kind", kinds[turn % kinds.length]!);
        return visit(`/suggest?${query}`, { headers: fromAnywhere() });
      });
      expect(faults).toEqual([]);
    }),
  600_000,
);

test("T50 the same for searches of signed-in users", async () => {
  const cookie = await logIn("administrator@example.org");
  const searches = [
    ["/songs/like", "text"],
    ["/songs/people", "name"],
    ["/admin/users.data", "q"],
    ["/admin/roles.data", "q"],
    ["/admin/raaga.data", "q"],
    ["/admin/taala.data", "q"],
    ["/admin/approvals.data", "q"],
    ["/admin/audit.data", "act", "actor"],
    ["/admin/audit/export", "act", "actor"],
  ] as const;
  const share = texts.length / 20;
  for (const [at, [path, ...parameters]] of searches.entries()) {
    const some = texts.slice(at * share, (at + 1) * share);
    const faults = await askAll(some, parameters, [200], (query) =>
      visit(`${path}?${query}`, { headers: { Cookie: cookie } }),
    );
    expect(faults, path).toEqual([]);
  }
}, 600_000);

/** A thousand for the search of songs; fewest for times and positions of changes, which all lists read by one schema. */
function countTexts(names: readonly string[], operationId: string, headers?: HeadersInit): number {
  if (operationId === "getSongsSearchWithOr") return texts.length;
  if (names.includes("updatedSince")) return 40;
  // An Administrator would only harm themselves.
  return headers ? 100 : 200;
}

test("T50 the same for every GET of REST with a text parameter", async () => {
  const before = await readArchive();
  let searches = 0;
  for (const { path, method, parameters, operationId } of await listOperations()) {
    const free = parameters.filter(
      ({ in: where, schema }) =>
        where === "query" && "type" in schema && schema.type === "string" && !("enum" in schema),
    );
    if (method !== "get" || free.length === 0) continue;
    searches++;
    const { headers } = await samples[operationId]!(world);
    const names = free.map(({ name }) => name);
    const faults = await askAll(
      texts.slice(0, countTexts(names, operationId, headers)),
      names,
      [200, 400],
      (query) => call(`${path}?${query}`, { headers: { ...headers, ...fromAnywhere() } }),
    );
    expect(faults, path).toEqual([]);
  }
  expect(searches).toBeGreaterThanOrEqual(5);
  expect(await readArchive()).toEqual(before);
}, 600_000);
