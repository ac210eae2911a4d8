import { expect, test, vi } from "vitest";
import { textFilters } from "#app/domain/search/search.ts";
import { emptyCaches } from "../support/empty-caches.ts";
import { visit } from "../support/front-door.ts";
import { music } from "../support/rest/call.ts";
import { seedDemonstration } from "../support/seeds.ts";
import { logIn, makeUser } from "../support/users.ts";

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

/** How many times as long as a plain search; titles are suggested in some ten milliseconds, of which the clock's noise is a part. */
const mostOf = (path: string) => (path.startsWith("/suggest?text=") ? 10 : 8);
/** In milliseconds, of any search on a busy machine. */
const longest = 2000;

let visitors = 0;
let contributor = "";

/** In milliseconds. */
async function timeOf(path: string): Promise<number> {
  emptyCaches();
  visitors++;
  const headers = {
    "CF-Connecting-IP": `10.9.${visitors >> 8}.${visitors & 255}`,
    ...(path.startsWith("/songs/") && { Cookie: contributor }),
  };
  const start = performance.now();
  const response = await visit(path, { headers });
  await response.arrayBuffer();
  expect(response.status, path).toBe(200);
  return performance.now() - start;
}

const allFilters = (condition: string) => (text: string) =>
  `/search.data?${new URLSearchParams({ condition, ...Object.fromEntries(textFilters.map((filter) => [filter, text])) })}`;
const parameter = (path: string) => (text: string) => path + encodeURIComponent(text);

/** The addresses of searches for a text. */
const searches: ((text: string) => string)[] = [
  allFilters("OR"),
  allFilters("AND"),
  ...textFilters.map((filter) => parameter(`/search.data?${filter}=`)),
  ...[
    "/search/next?page=2&q=",
    "/search/next?page=2&title=",
    "/suggest?kind=all&text=",
    "/suggest?kind=raaga&text=",
    "/suggest?text=",
    "/songs/like?text=",
    "/songs/people?name=",
    "/raagas.data?q=",
    `${music}/songs/searchWithOr?title=`,
    `${music}/songs/searchWithAnd?singer=`,
    `${music}/find?q=`,
    `${music}/lyrics/search?searchString=`,
  ].map(parameter),
];

test("T55 T70 no text makes a search take many times as long as a plain one, or more than 2,000 milliseconds", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await seedDemonstration();
  await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
  const slow: string[] = [];
  for (const search of searches) {
    const usual = await timeOf(search(plain));
    for (const text of hostile) {
      const path = search(text);
      const most = mostOf(path);
      let time = await timeOf(path);
      let ratio = time / usual;
      // The machine may have been busy with something else.
      for (let turn = 0; turn < 8 && (ratio > most || time > longest); turn++) {
        const usualNow = await timeOf(search(plain));
        const again = await timeOf(path);
        ratio = Math.min(ratio, again / usualNow);
        time = Math.min(time, again);
      }
      if (ratio > most || time > longest)
        slow.push(`${Math.round(ratio)} times, ${Math.round(time)} milliseconds: ${path}`);
    }
  }
  expect(slow).toEqual([]);
}, 480_000);
