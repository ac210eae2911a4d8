import { existsSync, readFileSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

const manifest: Manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));

/** Returns the size of a PNG, as its header says it. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path);
  expect(bytes.subarray(1, 4).toString(), path).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("pages name the manifest", () => {
  expect(readFileSync("app/root.tsx", "utf8")).toContain(
    '<link rel="manifest" href="/manifest.webmanifest" />',
  );
});

test("its icons are there in the sizes that it says, and in those that installing needs", () => {
  for (const { src, sizes, type } of manifest.icons) {
    expect(existsSync(`public${src}`), src).toBe(true);
    if (type === "image/png") expect(sizeOf(`public${src}`), src).toBe(sizes);
  }
  const pngs = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pngs.filter(({ purpose }) => !purpose).map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
  expect(pngs.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("what it opens are pages", () => {
  const all = routes as RouteObject[];
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    const matched = matchRoutes(all, url)?.at(-1)?.route.path;
    expect(url === "/" ? (matched ?? "/") : `/${matched}`, url).toBe(url);
  }
});
