import { describe, expect, test } from "vitest";
import { changedCells, overtakenCells, withTitleOf } from "./cell-changes.ts";

const stored = { title: "Omkara", singer: "Somebody" };

describe("changedCells", () => {
  test("returns the cells that differ from what the form had, with that", () => {
    const typed = { title: "Omkara Akarini", singer: "Somebody", place: "Chennai", from: "{}" };
    expect(changedCells(typed, stored, { title: "Later", singer: "Later" })).toEqual({
      inputs: { title: "Omkara Akarini", place: "Chennai" },
      from: { title: "Omkara", place: "" },
    });
  });

  test("compares with what is stored where a form does not say what it had", () => {
    expect(changedCells({ title: "Omkara", singer: "" }, null, stored)).toEqual({
      inputs: { singer: "" },
      from: {},
    });
  });

  test("does not take the line breaks of a form for a change", () => {
    const lines = { description: "One\nTwo" };
    expect(changedCells({ description: "One\r\nTwo" }, lines, lines).inputs).toEqual({});
  });
});

test("overtakenCells returns the cells that a draft did not take", () => {
  const changes = { inputs: { title: "Mine", singer: "Somebody", place: "" }, from: {} };
  expect(overtakenCells(stored, changes)).toEqual({ title: "Mine" });
});

describe("withTitleOf", () => {
  const attached = { title: "Omkara Akarini", compositionId: "5", attachedTitle: "Omkara" };
  const choose = (compositionId: string, from = "5") =>
    withTitleOf(attached, { inputs: { compositionId }, from: { compositionId: from } }).inputs;

  test("gives a draft its own title again where no composition is chosen", () => {
    expect(choose("")).toEqual({ compositionId: "", title: "Omkara", attachedTitle: "" });
  });

  test("forgets that title where another composition is chosen", () => {
    expect(choose("7")).toEqual({ compositionId: "7", attachedTitle: "" });
  });

  test("changes nothing besides the same composition, or a choice that another device was before", () => {
    expect(choose("5")).toEqual({ compositionId: "5" });
    expect(choose("", "6")).toEqual({ compositionId: "" });
  });
});
