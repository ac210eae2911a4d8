/** A D1 parameter holds at most 2 MB; a letter takes up to four bytes. */
const maxParameter = 300_000;

/** Splits rows into JSON arrays of at most so many letters; by default, as many as fit a D1 parameter. */
export function jsonChunks(rows: readonly unknown[], maxLetters = maxParameter): string[] {
  const chunks: string[][] = [[]];
  let letters = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (letters + text.length > maxLetters) {
      chunks.push([]);
      letters = 0;
    }
    letters += text.length;
    chunks.at(-1)!.push(text);
  }
  return chunks.filter((chunk) => chunk.length > 0).map((chunk) => `[${chunk.join(",")}]`);
}
