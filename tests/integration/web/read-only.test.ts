import { expect, test } from "vitest";
import { origin, visit } from "../support/front-door.ts";

test.each([
  "/favicon.svg",
  "/og.png",
  "/service-worker.js",
  "/manifest.webmanifest",
  "/icon-192.png",
  "/licences.txt",
  "/scales.json",
  "/hidden.json",
  "/assets/some.js",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap.xml?part=1",
  "/feed.atom",
  "/changes.atom",
  "/raagas/Mohanam/feed.atom",
  "/songs/1/changes.atom",
  "/raagas/Mohanam/cite.bib",
  "/raagas/Mohanam/scale.wav",
  "/pictures/raaga/Mohanam.png",
  `/media/${"0".repeat(32)}`,
  "/home",
  "/raagas/Mohanam",
])("%s can be read only, which no cache keeps", async (path) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await visit(path, { method, headers: { Origin: origin }, body: "lng=te" });
    expect([response.status, response.headers.get("Allow")], method).toEqual([405, "GET, HEAD"]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  }
});

test.each(["/healthz", "/readyz", "/openapi.json"])(
  "%s names the methods that it knows",
  async (path) => {
    const response = await visit(path, { method: "POST", body: "lng=te" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  },
);
