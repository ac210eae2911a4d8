import { describe, expect, test, vi } from "vitest";
import { makeSongIndexRows } from "#app/data/search/index/index-rows.ts";
import { findable } from "#app/data/search/index/song-index.ts";
import type { SongComposition } from "#app/data/songs/detail/composition-columns.ts";
import type { SongDetail } from "#app/data/songs/detail/song-detail.ts";
import {
  batchFields,
  readBatchChanges,
  submissionOf as batchSubmission,
} from "#app/domain/songs/batch/batch-form.ts";
import { songCells } from "#app/domain/songs/csv/song-cells.ts";
import { songColumns } from "#app/domain/songs/csv/song-csv.ts";
import { rowFields } from "#app/domain/songs/csv/read-song-row.ts";
import { draftFields, pickDraftInputs } from "#app/domain/songs/drafts/draft-inputs.ts";
import {
  fieldsShownIn,
  inputOf,
  type SongField,
  songFieldNames,
  specOf,
} from "#app/domain/songs/song-fields.ts";
import { changesBetween, type SongRevision } from "#app/domain/songs/song-revision.ts";
import { parseFields } from "#app/domain/songs/song-schema.ts";
import { suggestionFields } from "#app/domain/records/suggesting/suggestion-fields.ts";
import { applySubmission, emptySong } from "#app/domain/songs/song-submission.ts";
import { formValuesOf } from "#app/routes/song-form/values/form-values.ts";
import { describeChange, noLists } from "#app/routes/song-form/changes/describe-change.ts";
import { readValues } from "#app/routes/song-form/submission.server.ts";
import { listFacts } from "#app/routes/songs/facts.server.ts";
import { song as restSong } from "#workers/api/songs/song.ts";
import { changedSong, newSong, submissionOf } from "#workers/api/songs/song-payload.ts";

/** A copy of the table with one field more, as somebody who follows docs/contributing.md adds it. */
vi.mock("#app/domain/songs/composition-fields.ts", async (importOriginal) => {
  const { compositionFields } =
    await importOriginal<typeof import("#app/domain/songs/composition-fields.ts")>();
  const nickname = {
    kind: "line",
    label: "songForm.event",
    section: "compositionDetails",
    shared: true,
    shown: { page: 20, locked: 20, drafts: 20, batch: 20 },
    index: "title",
    csv: "nickname",
    rest: true,
    payload: "keeps",
  };
  return { compositionFields: { ...compositionFields, nickname } };
});

const nickname = "nickname" as SongField;
const both = { composition: true, song: true };
const named = { ...emptySong, title: "Omkara", nickname: "The dawn" } as unknown as SongRevision;
const t = ((key: string) => key) as never;

describe("a field that is added to the table is", () => {
  test("in the form, and read from it", () => {
    expect(formValuesOf(named)).toMatchObject({ nickname: "The dawn" });
    expect(readValues({ nickname: " The  dawn " }).values).toMatchObject({ nickname: "The dawn" });
  });

  test("in a locked part of a form, in drafts, in batches and among the facts of the page", () => {
    for (const place of ["locked", "drafts", "batch", "page"] as const)
      expect(fieldsShownIn(place)).toContain(nickname);
    expect(draftFields.at(-1)).toBe(nickname);
    expect(pickDraftInputs({ nickname: "The dawn" })).toEqual({ nickname: "The dawn" });
    expect(batchFields.at(-1)).toBe(nickname);
    const { changes } = readBatchChanges({ nickname: "The dawn" }, []);
    expect(batchSubmission(changes, emptySong).values).toEqual({ nickname: "The dawn" });
    const facts = listFacts("en", {
      song: {
        ...named,
        source: "",
        addedBy: "",
        addedOn: 0,
        changedOn: null,
      } as unknown as SongDetail,
      facts: named,
      composition: { claims: [], raagas: [] } as unknown as SongComposition,
      claims: [],
      people: { natives: {}, proposed: [] },
    });
    expect(facts.flatMap(({ items }) => items.map(({ text }) => text))).toContain("The dawn");
  });

  test("in the history", () => {
    const changes = changesBetween(emptySong, { ...named, title: "" });
    expect(describeChange(changes, { t, language: "en", lists: noLists })).toEqual([
      { field: "nickname", label: "songForm.event", before: "", after: "The dawn" },
    ]);
  });

  test("in CSV files, both ways", () => {
    expect(songColumns).toContain("nickname");
    expect(rowFields).toContain(nickname);
    const written = { id: 1, compositionId: 1, revision: 1, song: named };
    const here = { name: "", origin: "" };
    const cells = songCells(written, { accompanimentTypes: [], mediaTypes: [] }, here);
    expect(cells.get("nickname")).toBe("The dawn");
  });

  test("in REST's Song and payload", () => {
    expect(Object.keys(restSong.shape)).toContain("nickname");
    expect(Object.keys(newSong.shape)).toContain("nickname");
  });

  test("in the search's index", () => {
    const rows = makeSongIndexRows({ id: 1, ...findable(named) });
    expect(rows.map(({ key }) => key).join(" ")).toContain("dawn");
  });
});

test("a notation, whose lines count, is in no table of cells, batch or suggestion", () => {
  expect(draftFields.map(String)).not.toContain("notation");
  expect(batchFields.map(String)).not.toContain("notation");
  const suggested = Object.values(suggestionFields).flat();
  expect(suggested.map(({ name }) => name)).not.toContain("notation");
  expect(pickDraftInputs({ title: "A title", notation: "S R" })).toEqual({ title: "A title" });
});

/** A value of each kind other than the empty one, as a program sends it. */
const filled: Partial<Record<string, unknown>> = {
  line: "a line",
  prose: "a text",
  date: "1975-08-15",
  reference: "Todi",
  numberedReference: 3,
  language: "te",
  texts: { en: "a text" },
  lineTimes: "0:12.3 #1x2y3z",
  notation: "S R2",
  pages: "lyrics https://example.org/song",
  rights: "https://creativecommons.org/licenses/by/4.0/",
  sources: [{ fact: "all", title: "A book" }],
  accompaniments: [{ accompanimentTypeId: 1, playedBy: ["Somebody"] }],
};

describe("what a payload of REST does not have", () => {
  // Every field has a value: medium, composition and recording.
  const stored = {
    ...Object.fromEntries(songFieldNames.map((field) => [field, `the ${field} before`])),
    recordingDate: "1968-08-15",
    startSeconds: 1,
    endSeconds: 2,
    ownRaagaId: null,
    ownTaalaId: null,
  } as unknown as SongRevision;
  const put = (body: object) =>
    applySubmission(submissionOf(changedSong.parse(body), undefined, { kind: "keep" }), {
      song: stored,
      shared: null,
      parts: both,
    }).song;

  test.each(songFieldNames)("%s", (field) => {
    const absent = put({ title: "A title" })[field];
    const { payload, kind } = specOf(field);
    if (field === "title") expect(absent).toBe("A title");
    else if (payload === "empties") expect(absent).toEqual(emptySong[field]);
    else expect(absent).toEqual(field === "composerId" ? null : stored[field]);
    const body = put({ title: "A title", [field]: filled[kind] });
    if (payload === undefined) expect(body[field]).toEqual(absent);
    else expect(body[field]).not.toEqual(absent === emptySong[field] ? absent : stored[field]);
  });

  test("is empty for the fields of the specification's payload alone", () => {
    const empties = songFieldNames.filter((field) => specOf(field).payload === "empties");
    expect(empties.toSorted()).toEqual(
      [
        "title",
        "singer",
        "composer",
        "recordingDate",
        "raagaId",
        "taalaId",
        "songTypeId",
        "description",
        "lyrics",
        "accompaniments",
      ].toSorted(),
    );
  });
});

test("what a form does not have stays, but for rows of accompaniments", () => {
  const stored = Object.fromEntries(
    songFieldNames.map((field) => [field, `the ${field} before`]),
  ) as unknown as SongRevision;
  const on = {
    song: { ...stored, startSeconds: 1, endSeconds: 2, personIds: {} },
    shared: null,
    parts: both,
  };
  const apply = (form: Record<string, string>) =>
    applySubmission({ entrance: "form", ...readValues(form), medium: { kind: "keep" } }, on).song;
  expect(apply({})).toEqual({ ...on.song, accompaniments: [] });
  for (const field of songFieldNames.filter((one) => specOf(one).kind === "line"))
    expect(apply({ [inputOf(field)]: "Another" })[field]).toBe(
      specOf(field).readOnly ? stored[field] : "Another",
    );
  expect(parseFields({}).values).toEqual({});
});
