import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { textFilters } from "#app/domain/search/search.ts";
import { emptyCaches } from "../support/empty-caches.ts";
import { visit } from "../support/front-door.ts";
import { music } from "../support/rest/call.ts";

const plain = "endaro mahanubhavulu nobody";

/** One character that NFKC makes eighteen, eight, three or four, and long runs. */
const hostile = [
  "\ufdfa".repeat(200),
  "\ufdfb ".repeat(100),
  "\ufb03".repeat(200),
  "\u33c2".repeat(200),
  "ka ".repeat(66),
  "ab".repeat(100),
  "శ్రీ ".repeat(40),
];

/** How many times as long as a plain search. */
const most = 10;

let visitors = 0;

async function timeOf(path: string): Promise<number> {
  emptyCaches();
  visitors++;
  const headers = { "CF-Connecting-IP": `10.9.${visitors >> 8}.${visitors & 255}` };
  const start = performance.now();
  const response = await visit(path, { headers });
  await response.arrayBuffer();
  expect(response.status, path).toBe(200);
  return performance.now() - start;
}

const searches = [
  ...textFilters.map((filter) => `/search.data?${filter}=`),
  "/suggest?kind=all&text=",
  "/suggest?kind=raaga&text=",
  "/suggest?text=",
  "/raagas.data?q=",
  ...["searchWithOr?title=", "searchWithAnd?singer="].map((call) => `${music}/songs/${call}`),
  `${music}/find?q=`,
  `${music}/lyrics/search?searchString=`,
];

test("T55 T70 no text makes a search take many times as long as a plain one", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const statements = [...(await referenceStatements()), ...(await makeDemo()).statements];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  const slow: string[] = [];
  for (const search of searches) {
    const usual = await timeOf(search + encodeURIComponent(plain));
    for (const text of hostile) {
      const path = search + encodeURIComponent(text);
      let ratio = (await timeOf(path)) / usual;
      // The machine may have been busy with something else.
      for (let turn = 0; turn < 3 && ratio > most; turn++) {
        const again = await timeOf(search + encodeURIComponent(plain));
        ratio = Math.min(ratio, (await timeOf(path)) / again);
      }
      if (ratio > most) slow.push(`${Math.round(ratio)} times ${path}`);
    }
  }
  expect(slow).toEqual([]);
}, 240_000);
