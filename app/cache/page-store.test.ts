import { expect, test } from "vitest";
import { fromKept, type MemoPage, PageMemo, toKeep } from "./page-store.ts";

const page = (bytes: number): MemoPage => ({
  body: new Uint8Array(bytes),
  places: [],
  headers: new Headers(),
  version: 1,
});

test("T69 the memo is bounded in pages and in bytes", () => {
  const memo = new PageMemo();
  for (let at = 0; at < 10_000; at++) memo.set(`page ${at}`, page(1000));
  expect(memo.size).toBe(200);
  for (let at = 0; at < 100; at++) memo.set(`large ${at}`, page(1_000_000));
  expect(memo.bytes).toBeLessThanOrEqual(8_000_000);
  expect(memo.get("large 99")).toBeDefined();
  expect(memo.get("page 9999")).toBeUndefined();
});

test("T69 a long address counts as much as a long page", () => {
  const memo = new PageMemo();
  for (let at = 0; at < 1000; at++) memo.set(`${at}${"x".repeat(400_000)}`, page(1));
  expect(memo.size).toBeLessThanOrEqual(10);
  expect(memo.bytes).toBeLessThanOrEqual(8_000_000);
});

test("what was used lately stays", () => {
  const memo = new PageMemo();
  memo.set("first", page(1));
  for (let at = 0; at < 199; at++) memo.set(`page ${at}`, page(1));
  expect(memo.get("first")).toBeDefined();
  memo.set("one more", page(1));
  expect(memo.get("first")).toBeDefined();
  expect(memo.get("page 0")).toBeUndefined();
});

test("a page set again counts once", () => {
  const memo = new PageMemo();
  for (let at = 0; at < 10; at++) memo.set("same", page(500));
  expect([memo.size, memo.bytes]).toEqual([1, 508]);
});

test("each answer has a nonce of its own, whatever letters stand before it", () => {
  const kept = { ...page(0), ...toKeep('<p>రాగం</p><script nonce="first"></script>first', "first") };
  const answer = (nonce: string) => new TextDecoder().decode(fromKept(kept, nonce));
  expect(answer("later")).toBe('<p>రాగం</p><script nonce="later"></script>later');
  expect(answer("again")).toBe('<p>రాగం</p><script nonce="again"></script>again');
});
