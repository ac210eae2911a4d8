import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-ris";
import { entries } from "bibtex-parse";
import { describe, expect, test } from "vitest";
import { cite, type CitedRecord, type CitedVersion } from "./citation.ts";
import { citationFormats } from "./citation-formats.ts";

const origin = "https://archive.example.org";
const now = Date.UTC(2026, 10, 29, 23, 59);

const recording: CitedRecord = {
  kind: "recording",
  id: "63",
  title: "Omkara Akarini (ఓంకారాకారిణి)",
  authors: ["M. Balamuralikrishna"],
  performers: ["M. Balamuralikrishna"],
  date: "1975-08-15",
  place: "Chennai",
  language: "te",
};

const write = (extension: string, record: CitedRecord, version: CitedVersion | null = null) =>
  citationFormats
    .find((format) => format.extension === extension)!
    .write(cite(record, { origin, now, version }));

const parsers: Record<string, string> = {
  bib: "@bibtex/text",
  ris: "@ris/file",
  json: "@csl/list+object",
};

/** Reads a file with citation.js, which has parsers for all three. */
const parse = (extension: string, record: CitedRecord, version?: CitedVersion) => {
  const text = write(extension, record, version);
  const { data } = new Cite(extension === "json" ? JSON.parse(text) : text, {
    forceType: parsers[extension]!,
    generateGraph: false,
  });
  expect(data).toHaveLength(1);
  return data[0]!;
};

const song: CitedRecord = { ...recording, kind: "song", performers: [], date: null, place: "" };
const changed = { at: Date.UTC(2026, 10, 28), revision: 17 };

test("as text, a citation names the work, or its version", () => {
  expect(write("txt", song)).toBe(
    "M. Balamuralikrishna. “Omkara Akarini (ఓంకారాకారిణి)”. Composition. Murali Archive. " +
      "https://archive.example.org/songs/63 (accessed 2026-11-29).\n",
  );
  expect(write("txt", recording, changed)).toBe(
    "M. Balamuralikrishna. “Omkara Akarini (ఓంకారాకారిణి)”. " +
      "Recording performed by M. Balamuralikrishna, 1975-08-15, Chennai. " +
      "Murali Archive, version of 2026-11-28. " +
      "https://archive.example.org/songs/63/history/17 (accessed 2026-11-29).\n",
  );
});

test("a raaga has no author, a concert whoever performed", () => {
  const nobody = { ...song, authors: [], language: null };
  expect(write("txt", { ...nobody, kind: "raaga", id: "Mohanam", title: "Mohanam" })).toBe(
    "“Mohanam”. Raaga. Murali Archive. " +
      "https://archive.example.org/raagas/Mohanam (accessed 2026-11-29).\n",
  );
  const concert = { ...nobody, kind: "concert" as const, id: "Music Academy, 1977", date: "1977" };
  expect(write("txt", { ...concert, title: concert.id, performers: ["A", "B"] })).toBe(
    "“Music Academy, 1977”. Concert performed by A, B, 1977. Murali Archive. " +
      "https://archive.example.org/concerts/Music%20Academy%2C%201977 (accessed 2026-11-29).\n",
  );
});

test("BibTeX is read as it was meant", () => {
  expect(parse("bib", recording, changed)).toMatchObject({
    "citation-key": "recording-63",
    title: recording.title,
    author: [{ family: "M. Balamuralikrishna" }],
    issued: { "date-parts": [[1975]] },
    URL: "https://archive.example.org/songs/63/history/17",
    note: "Recording performed by M. Balamuralikrishna, 1975-08-15, Chennai. Version of 2026-11-28. Accessed 2026-11-29.",
  });
  expect(write("bib", recording, changed)).toContain("  version = {2026-11-28},\n");
  expect(write("bib", song)).not.toMatch(/year|version/i);
});

test("RIS is read as it was meant", () => {
  expect(parse("ris", song, changed)).toMatchObject({
    type: "webpage",
    title: recording.title,
    author: [{ literal: "M. Balamuralikrishna" }],
    publisher: "Murali Archive",
    language: "te",
    URL: "https://archive.example.org/songs/63/history/17",
    note: "Composition. Version of 2026-11-28.",
  });
  expect(write("ris", song)).toContain("\r\nY2  - 2026/11/29\r\n");
  expect(parse("ris", recording)).toMatchObject({
    title: recording.title,
    issued: { "date-parts": [[1975, 8, 15]] },
  });
  expect(write("ris", recording)).toMatch(/^TY {2}- SOUND\r\n/);
  expect(write("ris", recording)).toContain("\r\nA2  - M. Balamuralikrishna\r\n");
});

test.each(["song", "recording", "raaga", "person", "concert"] as const)(
  "CSL-JSON of a %s has nothing that CSL does not know",
  (kind) => {
    const record = { ...recording, kind };
    const [item] = JSON.parse(write("json", record, changed));
    // What is of no known name or type is left out or changed.
    expect(parse("json", record, changed)).toEqual(item);
    expect(item).toMatchObject({
      id: `${kind}-63`,
      title: recording.title,
      performer: [{ literal: "M. Balamuralikrishna" }],
      issued: { "date-parts": [[1975, 8, 15]] },
      "event-place": "Chennai",
      version: "2026-11-28",
      accessed: { "date-parts": [[2026, 11, 29]] },
    });
  },
);

describe.each([
  ["braces", "{a} }b{ {{ c"],
  ["signs of LaTeX", "50% & \\alpha $x$ #1 a_b ~ ^"],
  ["commands", "\\input{/etc/passwd} \\ \\\\"],
  ["quotation marks and mail signs", `"a" 'b' \`c\` @misc{x, title={y}}`],
  ["accents and marks", "ṟ r̥ṣabha é ö Śaṅkarābharaṇam"],
  ["Telugu", "ఓంకారాకారిణి, మురళీ క్షీరసాగరం"],
  ["what looks like elements", "<i>a</i> & &amp; </script>"],
  ["what looks like RIS", "ER - TY - BOOK"],
])("%s", (_, title) => {
  const record = { ...song, title, authors: [title] };

  test("are the same in BibTeX", () => {
    const [{ type, key, ...fields }, ...others] = entries(write("bib", record));
    expect([type, key, others]).toEqual(["misc", "song-63", []]);
    expect(Object.keys(fields)).toEqual([
      "AUTHOR",
      "TITLE",
      "HOWPUBLISHED",
      "URL",
      "URLDATE",
      "NOTE",
    ]);
    expect(parse("bib", record).title).toBe(title);
  });

  test("are the same in RIS and CSL-JSON", () => {
    expect(parse("ris", record).title).toBe(title);
    expect(parse("json", record).title).toBe(title);
  });
});

test.each(["\n", "\r\n", "\r", "\u2028", "\u2029", "\v", "\f", "\u0085", "\t", "\0", "\n\n\n"])(
  "%j ends no line of a file",
  (end) => {
    const title = `One${end}ER  - ${end}TY  - BOOK${end}TI  - Two`;
    const record = { ...recording, title, authors: [title], performers: [title], place: title };
    const plain = "One ER - TY - BOOK TI - Two";
    for (const extension of ["bib", "ris", "json"])
      expect(parse(extension, record).title, extension).toBe(plain);
    const lines = write("ris", record).split("\r\n");
    expect(lines.every((line) => line === "" || /^[A-Z][A-Z\d] {2}- [^\r\n]*$/.test(line))).toBe(
      true,
    );
    expect(write("txt", record).split("\n")).toHaveLength(2);
  },
);

test("the key of an entry has letters, digits and hyphens", () => {
  const keyOf = (id: string) =>
    cite({ ...song, kind: "concert", id }, { origin, now, version: null }).key;
  expect(keyOf("Music Academy, 1977 {}%")).toBe("concert-Music-20Academy-2C-201977-20-7B-7D-25");
  expect(keyOf("కచేరీ")).not.toBe(keyOf("కచేరి"));
});
