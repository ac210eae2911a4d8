import { describe, expect, test } from "vitest";
import type { DraftInputs } from "../draft-inputs.ts";
import type { ListColumns } from "./list-fields.ts";
import { planList, writtenCells } from "./plan-list.ts";

const draft = (name: string, inputs: DraftInputs = {}) => ({ id: name, file: { name }, inputs });

function plan(
  columns: ListColumns,
  cells: string[][],
  drafts: ReturnType<typeof draft>[],
  { replaces = false, headings = null as string[] | null } = {},
) {
  const rows = cells.map((row, at) => ({ number: at + 2, cells: row }));
  return planList({ headings, rows }, drafts, { columns, join: "order", replaces }, (_, name) =>
    name === "Adi" ? "Adi" : undefined,
  );
}

const writtenIn = (...args: Parameters<typeof plan>) =>
  plan(...args).pairs.map((pair) => writtenCells(pair).after);

describe("cells of a list", () => {
  const inputs = { title: "Track 01", place: "" };

  test("fill in empty cells only, or all where the contributor says so", () => {
    const columns = ["title", "place", "recordingDate"] as const;
    const cells = [["Omkara", " Chennai ", "15/8/1975"]];
    expect(writtenIn(columns, cells, [draft("a", inputs)])).toEqual([
      { place: "Chennai", publishedDate: "1975-08-15" },
    ]);
    const [pair] = plan(columns, cells, [draft("a", inputs)], { replaces: true }).pairs;
    expect(writtenCells(pair!)).toEqual({
      before: { title: "Track 01", place: "", publishedDate: "" },
      after: { title: "Omkara", place: "Chennai", publishedDate: "1975-08-15" },
    });
  });

  test("that are empty or the same change nothing", () => {
    const cells = [["", "Chennai"]];
    const same = [draft("a", { title: "One", place: "Chennai" })];
    expect(plan(["title", "place"], cells, same, { replaces: true }).pairs[0]!.fills).toEqual([]);
  });

  test("for the description follow one another, notes with their headings", () => {
    const cells = [["C", "In praise.", "A. Kanyakumari"]];
    const headings = ["Shruti", "About", "Violin"];
    expect(writtenIn(["note", "description", "note"], cells, [draft("a")], { headings })).toEqual([
      { description: "In praise.\nShruti: C\nViolin: A. Kanyakumari" },
    ]);
  });

  test("that no list has, or that are too long, are named and not cut", () => {
    const cells = [["Nowhere", "x".repeat(5001), "Adi"]];
    const [pair] = plan(["songTypeId", "description", "taalaId"], cells, [draft("a")]).pairs;
    expect(writtenCells(pair!).after).toEqual({ taalaId: "Adi" });
    expect(pair!.problems.map(({ field, reason }) => [field, reason])).toEqual([
      ["songTypeId", "unknown"],
      ["description", "long"],
    ]);
  });

  test("are dates as people write them; one that cannot be read stays as it is, and is named", () => {
    const dates = ["15.8.75", "15 August 1975", "Aug-75", "c. 1975"];
    const { pairs } = plan(
      ["recordingDate"],
      dates.map((date) => [date]),
      dates.map((date) => draft(date)),
    );
    expect(pairs.map((pair) => writtenCells(pair).after.publishedDate)).toEqual([
      "1975-08-15",
      "1975-08-15",
      "1975-08",
      "c. 1975",
    ]);
    expect(pairs.map(({ problems }) => problems)).toEqual([
      [],
      [],
      [],
      [{ field: "recordingDate", text: "c. 1975", reason: "date" }],
    ]);
  });

  test("of a composition that is there already stay, unless another title takes its place", () => {
    const chosen = [draft("a", { compositionId: "7", title: "Omkara" })];
    const columns = ["title", "raagaId", "singer"] as const;
    const cells = [["Gati Nive", "Lavangi", "Somebody"]];
    expect(writtenIn(columns, cells, chosen)).toEqual([{ singer: "Somebody" }]);
    expect(writtenIn(columns, cells, chosen, { replaces: true })).toEqual([
      { compositionId: "", title: "Gati Nive", raagaId: "Lavangi", singer: "Somebody" },
    ]);
    const same = [["Omkara", "Lavangi", ""]];
    expect(writtenIn(columns, same, chosen, { replaces: true })).toEqual([{}]);
  });
});

test("what has no partner is named on both sides", () => {
  const more = plan(["title"], [["One"], ["Two"]], [draft("a")]);
  expect(more.rowsLeft).toEqual([{ number: 3, text: "Two" }]);
  const fewer = plan(["title"], [["One"]], [draft("a"), draft("b")]);
  expect(fewer.draftsLeft.map(({ id }) => id)).toEqual(["b"]);
});
