import { expect, test } from "vitest";
import { pagePath } from "#app/cache/router-internals.ts";
import { makeSong } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { logIn, makeUser } from "../support/users.ts";

/** What app/cache/router-internals.ts knows of react-router beyond its documentation. */
test("the router still loads a page's data from its path with .data", async () => {
  const id = await makeSong({ title: "A song" });
  for (const page of ["/home", "/search", `/songs/${id}`]) {
    const path = `${page}.data`;
    const data = await visit(path);
    expect(
      [data.status, data.headers.get("Content-Type")],
      `react-router no longer answers ${path} with data: change pagePath in app/cache/router-internals.ts`,
    ).toEqual([200, "text/x-script"]);
    expect(pagePath(new URL(path, "https://archive.example"))).toBe(page);
    expect(readMeter(await visit(path)).trips, `${path} is not cached`).toBe(0);
  }
});

test("the router in the browser still takes a page's data from the script after the page", async () => {
  const id = await makeSong({ title: "A song </script> of its own" });
  const response = await visit(`/songs/${id}`);
  const html = await response.text();
  const moved = "change withoutDataStream and dataScript in app/cache/router-internals.ts";
  expect(
    response.status,
    `react-router leaves a page's data elsewhere than in serverHandoffStream: ${moved}`,
  ).toBe(200);
  expect(html, `react-router no longer reads from streamController: ${moved}`).toContain(
    "window.__reactRouterContext.streamController = controller",
  );
  const sent = html.match(/streamController\.enqueue\('.*?'\)/g) ?? [];
  expect(sent.length, `react-router sends a page's data by itself again: ${moved}`).toBe(1);
  expect(sent[0]).toContain("A song \\u003c/script> of its own");
  expect(html).toMatch(/streamController\.close\(\)<\/script><\/body><\/html>$/);
});

test("the router still says which loaders have run before an error", async () => {
  await makeUser("viewer@example.org");
  const headers = { Cookie: await logIn("viewer@example.org") };
  const moved =
    "react-router says elsewhere than in staticHandlerContext.loaderData what has run: " +
    "change hasRootData in app/cache/router-internals.ts";
  // A guard throws before loaders run: the page has no data, and no scripts that would ask for it.
  const denied = await visit("/songs/add", { headers });
  expect(denied.status, moved).toBe(403);
  expect(await denied.text(), moved).not.toContain("__reactRouterContext");
  // A loader throws beside the root's: the page has its data and scripts.
  const missing = await visit("/songs/99", { headers });
  expect(missing.status, moved).toBe(404);
  expect(await missing.text(), moved).toContain("__reactRouterContext");
});
