export interface ByteRange {
  /** The first byte, counted from 0. */
  offset: number;
  /** How many bytes. */
  length: number;
}

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, section 14): a range; null for the
 * whole file (no header, another unit, a malformed one, or several ranges); "unsatisfiable" when it
 * lies past the end.
 */
export function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, first, last] = match as unknown as [string, string, string];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { offset: size - length, length };
  }
  const offset = Number(first);
  if (last !== "" && Number(last) < offset) return null;
  if (offset >= size) return "unsatisfiable";
  const end = last === "" ? size : Math.min(Number(last) + 1, size);
  return { offset, length: end - offset };
}
