import { expect, test } from "vitest";
import { publicRoutes } from "#app/cache/public-routes.ts";
import { makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";

/** A path of each route that reads from D1. */
const examples: Record<string, string> = {
  "/home/next": "/home/next?sortBy=title&direction=asc",
  "/search": "/search?title=song&searched=true",
  "/search/next": "/search/next?title=song&searched=true",
  "/songs/:id": "/songs/1",
  "/songs/entries": "/songs/entries?ids=1",
  "/taalas/:id": "/taalas/Adi",
  "/people/:id": "/people/tyagaraja",
  "/raagas/:id": "/raagas/Mohanam",
  "/raagas/:id/feed.atom": "/raagas/Mohanam/feed.atom",
  "/raagas/:id/beside/:other": "/raagas/Mohanam/beside/Mohanam",
  "/sitemap.xml": "/sitemap.xml?part=1",
};

test.each([...publicRoutes.keys()])(
  "the loader of %s says the version of its data",
  async (route) => {
    await makeSong({ title: "A song" });
    await makePeople("tyagaraja");
    await makeRaaga({ id: "Mohanam" });
    await makeTaala("Adi");
    const path = examples[route] ?? route;
    const [first, second] = [await visit(path), await visit(path)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(
      readMeter(second).trips,
      `${path} is not cached: wrap its loader in publicLoader (app/cache/public-loader.server.ts)`,
    ).toBe(0);
  },
);
