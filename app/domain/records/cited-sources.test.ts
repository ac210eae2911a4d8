import { describe, expect, test } from "vitest";
import { citedLengths, citedRows, citedText } from "./cited-schema.ts";
import {
  type CitedSource,
  factWords,
  sortSources,
  sourceLines,
  toCitedRows,
} from "./cited-sources.ts";
import { claimedKinds } from "./source.ts";

const source = (more: Partial<CitedSource>): CitedSource => ({
  field: "",
  title: "A book",
  address: "",
  note: "",
  reading: "",
  ...more,
});

test("sources are written a fact a line, with address, note and what they state instead", () => {
  const text = [
    "all | A book [page 3; a guess]",
    "raaga | A website <https://example.org/a?b=c> [in the list] = Todi; kalpa.news = Ranjani",
  ].join("\n");
  const sources = citedText("composition").parse(text);
  expect(sources).toEqual([
    source({ note: "page 3; a guess" }),
    source({
      field: "raagaId",
      title: "A website",
      address: "https://example.org/a?b=c",
      note: "in the list",
      reading: "Todi",
    }),
    source({ field: "raagaId", title: "kalpa.news", reading: "Ranjani" }),
  ]);
  expect(sourceLines("composition", sources)).toBe(text);
});

const hostile = [
  "a; b",
  "a | b",
  "a [b]",
  "[",
  "]",
  "a [b",
  "a] b",
  "x = y",
  "= y",
  "a <https://example.org/>",
  String.raw`C:\temp\;`,
  "\\",
  String.raw`a \[b\]`,
  "<script>alert(1)</script>",
  "తెలుగు; हिन्दी",
  "𝒜; [𝒝]",
  "all | A book [note] = reading",
];

describe.each(claimedKinds)("sources of a %s", (kind) => {
  const [field] = citedText(kind).parse(`${factWords(kind)[1]!.replace("…", "X")} | A`);
  const all = hostile.flatMap((one) => [
    source({ title: one, note: "" }),
    source({ field: field!.field, title: "T", address: `https://example.org/${one}`, note: one }),
    source({ field: field!.field, title: `U ${one}`, note: one, reading: one }),
  ]);

  test("come back from their lines as they were, whatever their texts", () => {
    const sorted = sortSources(all);
    expect(citedText(kind).parse(sourceLines(kind, sorted))).toEqual(sorted);
    for (const one of sorted)
      expect(citedText(kind).parse(sourceLines(kind, [one]))).toEqual([one]);
  });

  test("come back from their rows as they were", () => {
    const sorted = sortSources(all);
    expect(citedRows(kind).parse(toCitedRows(kind, sorted))).toEqual(sorted);
  });
});

test("sources as long as they may be come back from lines", () => {
  const long = Array.from({ length: 60 }, (_, at) =>
    source({
      field: "years",
      title: `${at}`.padEnd(citedLengths.title, "t"),
      note: ";".repeat(citedLengths.note),
      reading: "]".repeat(citedLengths.note),
    }),
  );
  const sorted = sortSources(long);
  expect(citedText("person").parse(sourceLines("person", sorted))).toEqual(sorted);
});

test.each([
  ["born | A book", "admin.sourcesWrong"],
  ["alias … | A book", "admin.sourcesWrong"],
  ["years", "admin.sourcesWrong"],
  ["years | ;", "admin.sourcesWrong"],
  ["years | a | b", "admin.sourcesWrong"],
  ["years | a\n".repeat(101), "admin.sourcesWrong"],
  [`years | ${"a".repeat(201)}`, "admin.sourcesLong"],
  [`years | a [${"n".repeat(301)}]`, "admin.sourcesLong"],
  [`years | a = ${"n".repeat(301)}`, "admin.sourcesLong"],
  [`years | ${"[ ".repeat(2600)}`, "admin.sourcesLong"],
  [`years | ${Array.from({ length: 61 }, (_, at) => `a${at}`).join("; ")}`, "songForm.tooMany"],
  ["years | a <https://example>", "source.addressWrong"],
  ["years | a <https://user:word@example.org>", "source.addressWrong"],
  ["a".repeat(250_001), "form.maximum"],
])("%.30s is refused", (text, message) => {
  expect(
    citedText("person")
      .safeParse(text)
      .error?.issues.map((one) => one.message),
  ).toEqual([message]);
});

test.each([
  [{ fact: "born", title: "A book" }, "admin.sourcesWrong"],
  [{ fact: "years", title: " " }, "account.required"],
  [{ fact: "years", title: "A", address: "javascript:alert(1)" }, "source.addressWrong"],
  [{ fact: "years", title: "a".repeat(201) }, "admin.sourcesLong"],
])("%o is refused", (row, message) => {
  expect(
    citedRows("person")
      .safeParse([row])
      .error?.issues.map((one) => one.message),
  ).toEqual([message]);
});
