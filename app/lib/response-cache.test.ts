import { expect, test } from "vitest";
import { createResponseCache } from "./response-cache.ts";

const page = (bytes: number) => ({ body: new Uint8Array(bytes) });

test("T69 the cache is bounded in pages and in bytes", () => {
  const cache = createResponseCache();
  for (let at = 0; at < 10_000; at++) cache.set(`page ${at}`, page(1000));
  expect(cache.size).toBe(200);
  for (let at = 0; at < 100; at++) cache.set(`large ${at}`, page(1_000_000));
  expect(cache.calculatedSize).toBeLessThanOrEqual(8_000_000);
  expect(cache.get("large 99")).toBeDefined();
  expect(cache.get("page 9999")).toBeUndefined();
});

test("T69 a long address counts as much as a long page", () => {
  const cache = createResponseCache();
  for (let at = 0; at < 1000; at++) cache.set(`${at}${"x".repeat(400_000)}`, page(1));
  expect(cache.size).toBeLessThanOrEqual(10);
  expect(cache.calculatedSize).toBeLessThanOrEqual(8_000_000);
});

test("what was used lately stays", () => {
  const cache = createResponseCache();
  cache.set("first", page(1));
  for (let at = 0; at < 199; at++) cache.set(`page ${at}`, page(1));
  expect(cache.get("first")).toBeDefined();
  cache.set("one more", page(1));
  expect(cache.get("first")).toBeDefined();
  expect(cache.get("page 0")).toBeUndefined();
});

test("a page set again counts once", () => {
  const cache = createResponseCache();
  for (let at = 0; at < 10; at++) cache.set("same", page(500));
  expect([cache.size, cache.calculatedSize]).toEqual([1, 508]);
});
