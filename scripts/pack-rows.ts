/** D1's limit of a statement is 100,000 bytes; the rest is for the text around the rows. */
const maxBytes = 90_000;

/** In a row that is too long, texts of at least this length are assembled from parts. */
const shortBytes = 1_000;

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * Rewrites the rows of an export, each a statement of its own: joins them into few statements, and splits those above
 * D1's limit, so that D1 can import them.
 */
export function packRows(sql: string): string {
  const statements: string[] = [];
  let head = "";
  let rows: string[] = [];
  let bytes = 0;
  let texts = 0;
  const flush = () => {
    if (rows.length > 0) statements.push(`${head}\n${rows.join(",\n")}`);
    rows = [];
    bytes = 0;
  };
  for (const one of splitStatements(sql)) {
    const [, insert, row] = /^(INSERT INTO "\w+" \([^)]*\) VALUES) ?(\(.*\))$/s.exec(one) ?? [];
    if (insert === undefined || row === undefined) {
      flush();
      statements.push(one);
      continue;
    }
    const length = bytesOf(row);
    if (insert !== head || bytes + length > maxBytes) flush();
    head = insert;
    if (length <= maxBytes) {
      rows.push(row);
      bytes += length + 2;
      continue;
    }
    const divided = divideTexts(row, texts);
    texts += divided.count;
    statements.push(...divided.parts, `${insert}\n${divided.row}`);
  }
  flush();
  const parts =
    texts > 0 ? ["CREATE TABLE backup_parts (text_id INTEGER, place INTEGER, part TEXT)"] : [];
  const end = texts > 0 ? ["DROP TABLE backup_parts"] : [];
  return [...parts, ...statements, ...end].map((one) => `${one};\n`).join("");
}

function splitStatements(sql: string): string[] {
  // A statement ends at a semicolon outside of quotes.
  const statements = sql.match(/(?:[^;'"]+|'[^']*'|"[^"]*")+/g) ?? [];
  return statements.map((one) => one.trim()).filter((one) => one !== "");
}

/** Replaces the long texts of a row by expressions that assemble them; `first` is the number of the first text. */
function divideTexts(row: string, first: number) {
  const parts: string[] = [];
  let count = 0;
  const divided = row.replaceAll(/'[^']*(?:''[^']*)*'/g, (quoted) => {
    if (bytesOf(quoted) < shortBytes) return quoted;
    const id = first + count++;
    for (const [place, part] of chunksOf(quoted.slice(1, -1).replaceAll("''", "'")).entries())
      parts.push(
        `INSERT INTO backup_parts VALUES (${id}, ${place}, '${part.replaceAll("'", "''")}')`,
      );
    return `(SELECT group_concat(part, '' ORDER BY place) FROM backup_parts WHERE text_id = ${id})`;
  });
  return { row: divided, parts, count };
}

/** Splits a text between letters into parts that are short enough even if every letter takes three bytes. */
function chunksOf(text: string): string[] {
  return text.match(/.{1,20000}/gsu) ?? [];
}
