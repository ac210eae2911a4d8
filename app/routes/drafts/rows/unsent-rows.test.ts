import { beforeEach, describe, expect, test, vi } from "vitest";
import { UnsentRows } from "./unsent-rows.ts";

const id = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11";
let stored: Record<string, string>;
let rows: UnsentRows;

beforeEach(() => {
  stored = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => void (stored[key] = text),
    removeItem: (key: string) => void delete stored[key],
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(methods, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  rows = new UnsentRows(4);
});

describe("cells that have not arrived", () => {
  test("are kept with the text that they were changed from, for their account alone", () => {
    rows.type(id, "title", { stored: "Old", to: "N" });
    rows.type(id, "title", { stored: "Old", to: "New" });
    const reopened = new UnsentRows(4);
    expect(reopened.load()).toEqual([id]);
    expect(reopened.cellsOf(id)).toEqual({ title: { from: "Old", to: "New" } });
    expect(new UnsentRows(5).load()).toEqual([]);
  });

  test("are forgotten when they have arrived, without what was typed meanwhile", () => {
    rows.type(id, "title", { stored: "Old", to: "New" });
    rows.type(id, "place", { stored: "", to: "Chennai" });
    const sent = rows.sendable(id);
    rows.type(id, "title", { stored: "Old", to: "Newer" });
    rows.arrive(id, sent, { stored: { title: "New", place: "Chennai" }, overtaken: {} });
    expect(rows.cellsOf(id)).toEqual({ title: { from: "New", to: "Newer" } });
    rows.arrive(id, rows.sendable(id), { stored: { title: "Newer" }, overtaken: {} });
    expect(rows.ids()).toEqual([]);
    expect(stored).toEqual({});
  });

  test("wait for a choice where another device was first", () => {
    const conflict = () => {
      rows.type(id, "title", { stored: "Old", to: "Mine" });
      const answer = { stored: { title: "Theirs" }, overtaken: { title: "Mine" } };
      rows.arrive(id, rows.sendable(id), answer);
      expect(rows.cellsOf(id).title).toEqual({ from: "Old", to: "Mine", theirs: "Theirs" });
      expect(rows.sendable(id)).toEqual({});
    };
    conflict();
    rows.choose(id, "title", "mine");
    expect(rows.sendable(id)).toEqual({ title: { from: "Theirs", to: "Mine" } });
    rows.forget(id);
    conflict();
    rows.choose(id, "title", "theirs");
    expect(rows.ids()).toEqual([]);
    conflict();
    rows.type(id, "title", { stored: "Old", to: "Theirs" });
    expect(rows.ids()).toEqual([]);
  });

  test("stay with the page where the browser has no room for them", () => {
    vi.stubGlobal("localStorage", undefined);
    rows.type(id, "title", { stored: "Old", to: "New" });
    expect(rows.sendable(id)).toEqual({ title: { from: "Old", to: "New" } });
  });
});
