import { expect, test } from "vitest";
import type { SongChange } from "../../../domain/songs/song-revision.ts";
import { joinChanges } from "./join-changes.ts";

const change = (id: number, more: Partial<SongChange>): SongChange => ({
  id,
  subject: "song",
  kind: "created",
  at: 1000,
  by: "singer",
  fields: {},
  ...more,
});

test("what one act did to a recording and its composition is one change, that can be restored", () => {
  const shown = joinChanges([
    change(6, { kind: "updated", at: 3000, fields: { singer: ["A", "B"] } }),
    change(5, {
      kind: "updated",
      at: 3000,
      subject: "composition",
      fields: { title: ["One", "Other"] },
    }),
    change(4, { kind: "updated", at: 2000, subject: "composition", by: "admin" }),
    change(3, { kind: "updated", at: 2000 }),
    change(2, {}),
    change(1, { subject: "composition" }),
  ]);
  expect(shown.map(({ id, subject, kind }) => [id, subject, kind])).toEqual([
    [6, "both", "updated"],
    [4, "composition", "updated"],
    [3, "song", "updated"],
    [2, "both", "created"],
  ]);
  expect(shown[0]!.fields).toEqual({ singer: ["A", "B"], title: ["One", "Other"] });
});

test("changes of one kind of subject stay apart, even at one moment", () => {
  expect(joinChanges([change(2, {}), change(1, {})])).toHaveLength(2);
});
