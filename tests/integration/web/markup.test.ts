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

test("the rules tell what is HTML from what is not, in one document after another", async () => {
  const documentOf = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
  expect(await listHtmlFaults(documentOf("<p>Text</p>"))).toEqual([]);
  const wrong = ["<ul><p>Text</p></ul>", '<p id="a"></p><p id="a"></p>', "<p><div>Text</div></p>"];
  for (const body of wrong) expect(await listHtmlFaults(documentOf(body)), body).not.toEqual([]);
  expect(await listHtmlFaults(documentOf("<p>Text</p>"))).toEqual([]);
});
