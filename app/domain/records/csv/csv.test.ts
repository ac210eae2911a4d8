import { describe, expect, test } from "vitest";
import { startCpuTime } from "#tests/cpu-time.ts";
import { bytesOf, toUtf16 } from "#tests/csv-bytes.ts";
import { CsvFileError, csvLimits } from "./csv-file-error.ts";
import { escapeCell, unescapeCell } from "./formula-guard.ts";
import { readCsv } from "./read.ts";
import { readTable } from "./table.ts";
import { byteOrderMark, csvLine } from "./write.ts";

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const encode = (text: string) => new TextEncoder().encode(text);

async function rowsOf(text: string, size = 1_000_000) {
  const rows: string[][] = [];
  for (const { cells } of await readCsv(inPieces(encode(text), size))) rows.push(cells);
  return rows;
}

/** What a file is refused for, and where. */
async function refusal(
  bytes: Uint8Array | string,
  columns = ["name", "note"],
  required = ["name"],
) {
  const given = typeof bytes === "string" ? encode(bytes) : bytes;
  try {
    await readTable(inPieces(given, Math.max(7, given.length / 1000)), columns, required);
    return "taken";
  } catch (error) {
    if (!(error instanceof CsvFileError)) throw error;
    return [error.reason, ...Object.entries(error.place).flat()].join(" ");
  }
}

describe("reading by RFC 4180", () => {
  const tricky = `${byteOrderMark}name,note\r\n"Mōhanaṁ","a ""quoted"" word"\r\nతోడి,"two\r\nlines, one cell"\n\n"",last`;

  test("quotes, commas, line ends of every kind, blank lines and a mark in front", async () => {
    const rows = [
      ["name", "note"],
      ["Mōhanaṁ", 'a "quoted" word'],
      ["తోడి", "two\nlines, one cell"],
      ["", "last"],
    ];
    // In pieces of any size: letters and line ends are cut apart.
    for (const size of [1, 2, 3, 5, 1000]) expect(await rowsOf(tricky, size)).toEqual(rows);
    expect(await rowsOf("a,b\rc,d\r")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(await rowsOf("a,\n")).toEqual([["a", ""]]);
  });

  test("a row has the number that a spreadsheet shows", async () => {
    const rows = await readTable(
      bytesOf('Name , NOTE\nx,"1\n2\n3"\n\ny,z'),
      ["name", "note"],
      ["name"],
    );
    expect(rows.map(({ number, fields }) => [number, fields.name])).toEqual([
      [2, "x"],
      [4, "y"],
    ]);
  });

  test("a row of more or fewer cells than columns says so, and the others are read", async () => {
    const rows = await readTable(bytesOf("name,note\nx\ny,z\na,b,c"), ["name", "note"], ["name"]);
    expect(rows).toEqual([
      { number: 2, cells: ["x"], fields: { name: "x" }, wrongLength: "1 / 2" },
      { number: 3, cells: ["y", "z"], fields: { name: "y", note: "z" } },
      { number: 4, cells: ["a", "b", "c"], fields: { name: "a", note: "b" }, wrongLength: "3 / 2" },
    ]);
  });

  test("columns and rows without anything in them, as spreadsheets write them, are not there", async () => {
    const text = 'name,,note,,,\nx,,y,,,\n,,,,,\n ,,,,,\nz,,"",,,,,,\nv,,w\n';
    expect(await readTable(bytesOf(text), ["name", "note"], ["name"])).toEqual([
      { number: 2, cells: ["x", "", "y"], fields: { name: "x", note: "y" } },
      { number: 5, cells: ["z", "", ""], fields: { name: "z", note: "" } },
      { number: 6, cells: ["v", "", "w"], fields: { name: "v", note: "w" } },
    ]);
    const [bare] = await readTable(bytesOf("x,y,,\n"), ["name"], ["name"], ["name", "note"]);
    expect(bare!.fields).toEqual({ name: "x", note: "y" });
    await expect(readTable(bytesOf("name,note\n,\n"), ["name", "note"], [])).rejects.toThrow(
      "empty",
    );
  });

  test("what was written is read again, whatever the cells hold", async () => {
    const cells = [
      '"',
      ",",
      "\n",
      "=1+1",
      "'=1+1",
      "''-x",
      "'plain",
      " edge ",
      "",
      "+91",
      "@x",
      "＝1",
      "'＠x",
      "\n-x",
      "\t=",
    ];
    const text = csvLine(cells.map((_, at) => `c${at}`)) + csvLine(cells);
    const columns = cells.map((_, at) => `c${at}`);
    const [row] = await readTable(bytesOf(text), columns, []);
    expect(row!.cells).toEqual(cells);
  });
});

describe("separators and encodings of other programs", () => {
  const rows = [
    ["name", "note"],
    ["Tōḍi; the raaga", "two\nlines, 1,5"],
    ["ఆది", ""],
  ];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const written = (separator: string) =>
    rows.map((cells) => `${cells.map(quoted).join(separator)}\r\n`).join("");
  const read = async (file: string | Uint8Array) =>
    (await readCsv(bytesOf(file))).map(({ cells }) => cells);

  test.each([
    ["commas", written(",")],
    ["semicolons", written(";")],
    ["tabs", written("\t")],
    ["sep=;", `sep=;\n${written(";")}`],
    ["sep=, with a mark in front", `${byteOrderMark}SEP=,\r\n${written(",")}`],
    ["sep= of a tab, quoted", `"sep=\t"\n${written("\t")}`],
    ["sep=|, with the cells of a spreadsheet", `sep=||||\n${written("|")}`],
    ["UTF-16 LE", toUtf16(byteOrderMark + written("\t"), "le")],
    ["UTF-16 BE", toUtf16(byteOrderMark + written(","), "be")],
    ["UTF-16 LE without a mark", toUtf16(`name${written(";").slice(6)}`, "le")],
    ["UTF-16 BE without a mark", toUtf16(`name${written(";").slice(6)}`, "be")],
  ])("%s", async (_, file) => {
    expect(await read(file)).toEqual(rows);
  });

  test("the first line decides, without what stands in quotes; the comma if nothing does", async () => {
    expect(await read('"a,b,c";d\n1,2;3')).toEqual([
      ["a,b,c", "d"],
      ["1,2", "3"],
    ]);
    expect(await read("title\nOne; Two")).toEqual([["title"], ["One; Two"]]);
    expect(await read(";;\n\nname;note;\nx;1,5;")).toEqual([
      ["name", "note", ""],
      ["x", "1,5", ""],
    ]);
  });

  test("rows count from the line behind sep=, lines from the first of the file", async () => {
    const [row] = await readTable(bytesOf("sep=;\nname;note\nx;y\n"), ["name", "note"], []);
    expect(row!.number).toBe(2);
  });

  /** Bytes of letters up to U+00FF, which stand for themselves. */
  const bytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

  test("Windows-1252 is read where it is certain", async () => {
    const text = "name,note\nRenée,\x93Live\x94 \x96 the singer\x92s own\x85\n";
    expect(await read(bytes(`${text}ÉTUDE,Bas\xa0d\xe9j\xe0`))).toEqual([
      ["name", "note"],
      ["Renée", "“Live” – the singer’s own…"],
      ["ÉTUDE", "Bas\u00a0déjà"],
    ]);
  });

  test.each([
    ["letters of ISCII", "name\nx\n\xce\xbd\xb3\xda"],
    ["a quote of Mac Roman", "name\nx\nsinger\xd5s"],
    ["an accent of DOS", "name\nx\nRen\x82e"],
    ["UTF-8 that has been cut", "name\nx\n\xe0\xb0\xb0\xe0\xb0"],
    ["UTF-8 and Windows-1252 in one file", "name\nx\nd\xe9j\xe0 \xe0\xb0\xb0"],
  ])("what is not certain is refused with its line: %s", async (_, letters) => {
    expect(await refusal(bytes(letters))).toBe("notUtf8 line 3");
  });

  test("a spreadsheet is told what it is", async () => {
    const detailOf = async (letters: string) => {
      const error: unknown = await read(bytes(letters)).catch((thrown: unknown) => thrown);
      return error instanceof CsvFileError ? [error.reason, error.detail] : error;
    };
    const zip = "PK\x03\x04\x14\0\x06\0\x08\0";
    expect(await detailOf(`${zip}[Content_Types].xml\xffPK\x01\x02xl/workbook.xml`)).toEqual([
      "spreadsheet",
      ".xlsx",
    ]);
    const ods = `${zip}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`;
    expect(await detailOf(ods)).toEqual(["spreadsheet", ".ods"]);
    expect(await detailOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")).toEqual(["spreadsheet", ".xls"]);
  });
});

test.each(["=SUM(A1)", "'--><b>", "-dash", "@at"])(
  "a column whose name looks like a formula is read as it was written: %s",
  async (name) => {
    const text = csvLine(["title", name]) + csvLine(["x", "y"]);
    const [row] = await readTable(inPieces(encode(text), 7), ["title", name], ["title"]);
    expect(row!.fields[name]).toBe("y");
  },
);

describe("T51 files that are refused, with the row, or the line where rows cannot be told apart", () => {
  const good = "name,note\nx,y\n";
  test.each([
    ["no text at all", "", "empty row 1"],
    ["a head alone", "name,note\n", "empty row 1"],
    ["not UTF-8", new Uint8Array([...encode(good), 0xff, 0xfe]), "notUtf8 line 3"],
    ["UTF-16 of half a letter", new Uint8Array([0xff, 0xfe, 0x6e, 0, 0x61]), "notUtf8 line 1"],
    ["a NUL", `${good}a\0b,c`, "nul line 3"],
    ["a control character", `${good}a\u0007b,c`, "control line 3"],
    ["a quote that never ends", `${good}a,b\n"open,c\nd,e`, "openQuote line 4"],
    ["letters behind a closing quote", `${good}"a"b,c`, "afterQuote line 3"],
    ["a quote inside a plain cell", `${good}a"b,c`, "quoteInside line 3"],
    ["a cell too long", `${good}a,${"b".repeat(50_001)}`, "cellLong row 3"],
    ["a cell more than may be", `${good}a,b${",".repeat(199)}`, "tooManyCells row 3"],
    ["as many commas as fit in a file", ",".repeat(1_000_000), "tooManyCells row 1"],
    [
      "a column without a name that has a cell",
      "name,,note\nx,,y\nx,lost,y",
      "unnamedColumn row 1",
    ],
    ["an unknown column", "name,nite\nx,y", "unknownColumn row 1"],
    ["a column twice", "name,Name\nx,y", "doubleColumn row 1"],
    ["a missing column", "note\ny", "missingColumn row 1"],
    ["too many rows", `name,note\n${"x,y\n".repeat(csvLimits.rows + 1)}`, "tooManyRows row 5002"],
    ["too many bytes", `name,note\n${`x,${"y".repeat(9000)}\n`.repeat(120)}`, "tooBig line 117"],
    [
      "a row too long after a cell of four lines",
      `name,note\nx,"1\n2\n3\n4"\na,b${",".repeat(199)}`,
      "tooManyCells row 3",
    ],
    [
      "a cell too long after one of four lines",
      `name,note\nx,"1\n2\n3\n4"\na,${"b".repeat(50_001)}`,
      "cellLong row 3",
    ],
    [
      "a quote after a cell of four lines",
      `name,note\nx,"1\n2\n3\n4"\na"b,c`,
      "quoteInside line 6",
    ],
    ["an unknown column after a blank line", "\nname,nite\nx,y", "unknownColumn row 2"],
    ["an archive", new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 0xff]), "spreadsheet line 1"],
    [
      "a quote after a line that names the separator",
      'sep=;\nname;note\nx;y"z',
      "quoteInside line 3",
    ],
    ["a quote that never ends after such a line", 'sep=;\nname;note\n"x;y', "openQuote line 3"],
    ["a line that names the separator alone", "sep=;", "empty row 1"],
    ["an unknown column after such a line", "sep=;\nname;nite\nx;y", "unknownColumn row 1"],
    [
      "a cell more than may be, of semicolons",
      `name;note\na;b${";".repeat(199)}`,
      "tooManyCells row 2",
    ],
    ["as many tabs as fit in a file", "\t".repeat(1_000_000), "tooManyCells row 1"],
  ])("%s", async (_, bytes, expected) => {
    expect(await refusal(bytes)).toBe(expected);
  });

  test("columns that are unknown, twice or missing are named; one without a name by its letters", async () => {
    const detailOf = async (text: string) => {
      const error: unknown = await readTable(bytesOf(text), ["name", "note"], ["name"]).catch(
        (thrown: unknown) => thrown,
      );
      return error instanceof CsvFileError ? error.detail : error;
    };
    expect(await detailOf("name,nite,,other\nx,y,,z")).toBe("nite, other");
    expect(await detailOf(`name,${"a".repeat(49)}🎵\nx,y`)).toBe("a".repeat(49));
    expect(await detailOf("name,NAME\nx,y")).toBe("name");
    expect(await detailOf("note\ny")).toBe("name");
    expect(await detailOf(`name,note${",".repeat(7)}\nx,y,,,,,,,z`)).toBe("I");
    expect(await detailOf(`name${",".repeat(27)}\nx${",".repeat(27)}y`)).toBe("AB");
  });

  test("as large as may be is taken, and fast", async () => {
    const ofRows = startCpuTime();
    const rows = await rowsOf(
      `name,note\n${`x,${"y".repeat(200)}\n`.repeat(csvLimits.rows)}`,
      65_536,
    );
    expect(rows).toHaveLength(csvLimits.rows + 1);
    expect(ofRows()).toBeLessThan(2000);
    const ofLatin = startCpuTime();
    const latin = "d\xe9j\xe0 \x92".repeat(csvLimits.bytes / 6 - 10);
    const pages = `name;note\n${latin.replaceAll(/.{10000}/g, "$&;\n")}`;
    await refusal(Uint8Array.from(pages, (letter) => letter.charCodeAt(0)));
    expect(ofLatin()).toBeLessThan(2000);
    const endless = refusal(`name,note\n${'"'.repeat(500_000)}`);
    expect(await endless).toMatch(/cellLong|openQuote/);
  });
});

test("T51 no cell of an export is taken for a formula", () => {
  for (const text of [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "＝1",
    "＋1",
    "－1",
    "＠A1",
    "\t=1",
    "\n=1",
    "\r=1",
    "'=1",
    "''=1",
    "\0x",
  ]) {
    expect(escapeCell(text)).toBe(`'${text}`);
    expect(unescapeCell(escapeCell(text))).toBe(text);
  }
  for (const text of ["", "S R2 G3", "a=b", "'tis", "’", " =1"])
    expect(escapeCell(text)).toBe(text);
  expect(csvLine(["=A1", null, 3, 'x"y'])).toBe(`'=A1,,3,"x""y"\r\n`);
});
