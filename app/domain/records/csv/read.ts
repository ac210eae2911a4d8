/** What a file of lines may hold: bytes in all, rows after the head, letters in a cell. */
export const csvLimits = { bytes: 1_048_576, rows: 5000, letters: 10_000 } as const;

export type CsvTrouble =
  | "notUtf8"
  | "nul"
  | "control"
  | "openQuote"
  | "afterQuote"
  | "quoteInside"
  | "cellLong"
  | "tooManyRows"
  | "tooBig"
  | "empty"
  | "unknownColumn"
  | "doubleColumn"
  | "missingColumn";

/** Why a file was refused, and on which line it was seen; lines count from 1, as an editor shows them. */
export class CsvProblem extends Error {
  readonly trouble: CsvTrouble;
  readonly line: number;
  /** The column or the letters that it is about. */
  readonly what: string;

  constructor(trouble: CsvTrouble, line: number, what = "") {
    super(`${trouble} on line ${line}`);
    this.trouble = trouble;
    this.line = line;
    this.what = what;
  }
}

export interface CsvRow {
  /** The line that the row begins on. */
  line: number;
  cells: string[];
}

type State = "start" | "plain" | "quoted" | "closed";

/** Takes text in pieces and gives the rows that end in them, by RFC 4180; LF and CR alone end a line too. */
class CsvReader {
  #state: State = "start";
  #cell = "";
  #cells: string[] = [];
  #line = 1;
  #begun = 1;
  #afterCr = false;
  #rows: CsvRow[] = [];

  read(text: string): CsvRow[] {
    for (const letter of text) this.#take(letter);
    return this.#give();
  }

  end(): CsvRow[] {
    if (this.#state === "quoted") throw new CsvProblem("openQuote", this.#begun);
    if (this.#state !== "start" || this.#cells.length > 0) this.#endRow();
    return this.#give();
  }

  #give(): CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #take(letter: string): void {
    const pair = letter === "\n" && this.#afterCr;
    this.#afterCr = letter === "\r";
    if (letter === "\0") throw new CsvProblem("nul", this.#line);
    if (letter < " " && !"\t\r\n".includes(letter)) throw new CsvProblem("control", this.#line);
    if (this.#state === "quoted") return this.#takeQuoted(letter, pair);
    if (letter === "\n" || letter === "\r") {
      if (!pair) this.#endRow();
      return;
    }
    if (letter === ",") return this.#endCell();
    if (this.#state === "closed") {
      if (letter !== '"') throw new CsvProblem("afterQuote", this.#line, letter);
      // Two quotes inside a quoted cell are one.
      this.#state = "quoted";
      return this.#add(letter);
    }
    if (letter !== '"') {
      this.#state = "plain";
      return this.#add(letter);
    }
    if (this.#state === "plain") throw new CsvProblem("quoteInside", this.#line);
    this.#state = "quoted";
  }

  #takeQuoted(letter: string, pair: boolean): void {
    if (letter === '"') this.#state = "closed";
    else if (letter === "\r" || letter === "\n") {
      if (pair) return;
      this.#line++;
      // Whatever ends a line in the file, in a cell it is one letter.
      this.#add("\n");
    } else this.#add(letter);
  }

  #add(letter: string): void {
    this.#cell += letter;
    if (this.#cell.length > csvLimits.letters) throw new CsvProblem("cellLong", this.#line);
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = "";
    this.#state = "start";
  }

  #endRow(): void {
    const blank = this.#state === "start" && this.#cells.length === 0;
    this.#endCell();
    if (!blank) this.#rows.push({ line: this.#begun, cells: this.#cells });
    this.#cells = [];
    this.#line++;
    this.#begun = this.#line;
  }
}

/**
 * The rows of a CSV file, as its bytes arrive; blank lines are left out. Throws CsvProblem at the first
 * thing that is wrong with it, or where a limit is passed.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = new CsvReader();
  let size = 0;
  let line = 1;
  let rows = 0;
  const decode = (piece?: Uint8Array) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvProblem("notUtf8", line);
    }
  };
  const counted = function* (given: CsvRow[]) {
    for (const row of given) {
      line = row.line;
      rows++;
      // The head is a row too.
      if (rows > csvLimits.rows + 1) throw new CsvProblem("tooManyRows", row.line);
      yield row;
    }
  };
  for await (const piece of bytes) {
    size += piece.length;
    if (size > csvLimits.bytes) throw new CsvProblem("tooBig", line);
    yield* counted(reader.read(decode(piece)));
  }
  yield* counted([...reader.read(decode()), ...reader.end()]);
}
