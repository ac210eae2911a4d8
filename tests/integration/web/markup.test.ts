import { expect, test, vi } from "vitest";
import { crawl, routeAddresses } from "../support/crawl.ts";
import { listHtmlFaults } from "../support/html-faults.ts";
import { makeWorld } from "../support/rest/world.ts";

// In English, crawl.test.ts looks at what each role sees.
test("the HTML is as the standard has it in Tamil", { timeout: 240_000 }, async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await makeWorld();
  const from = routeAddresses({ ":id": "1", ":number": "1" });
  const visited = await crawl(from, { Cookie: "preferences=lng=ta" });
  const documents = visited.filter(
    ({ response, by }) =>
      response.headers.get("Content-Type")?.startsWith("text/html") && !by.startsWith("/dev/"),
  );
  expect(documents.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const { path, body } of documents)
    for (const fault of await listHtmlFaults(body)) faults.push(`${path}: ${fault}`);
  expect(faults).toEqual([]);
});
