/** The largest text or row that D1 stores, in bytes. A local database takes more. */
const maxBytes = 2_000_000;

const encoder = new TextEncoder();

/** A text is too large for D1. */
export class TooLargeError extends Error {
  constructor() {
    super(`A parameter has more than the ${maxBytes} bytes of D1.`);
  }
}

/**
 * Throws TooLargeError for a text that D1 would reject. A row with long texts is written as (part of) one parameter, so
 * this also limits the row.
 */
export function checkParameters(values: readonly unknown[]): void {
  for (const value of values)
    // A letter takes three bytes at most, so that short texts need no counting.
    if (
      typeof value === "string" &&
      value.length * 3 > maxBytes &&
      encoder.encode(value).length > maxBytes
    )
      throw new TooLargeError();
}
