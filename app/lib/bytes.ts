import { BodyError } from "./body-error.ts";

export type Bytes = AsyncIterable<Uint8Array>;

export async function peekBytes(
  bytes: Bytes,
  length: number,
): Promise<{ head: Uint8Array; all: Bytes }> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  for (let have = 0; have < length;) {
    const { done, value } = await chunks.next();
    if (done) break;
    // Not slice(), which does not copy a Buffer.
    first.push(new Uint8Array(value));
    have += value.length;
  }
  const rest: Bytes = { [Symbol.asyncIterator]: () => chunks };
  return { head: concatBytes(first).subarray(0, length), all: chain(first, rest) };
}

async function* chain(first: Uint8Array[], rest: Bytes): AsyncGenerator<Uint8Array> {
  yield* first;
  yield* rest;
}

export function concatBytes(chunks: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

/** Yields pieces of `length` bytes, the last one shorter. They share one buffer: use or copy each before the next. */
export async function* toPieces(bytes: Bytes, length: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(length);
  let filled = 0;
  for await (const chunk of bytes)
    for (let offset = 0; offset < chunk.length;) {
      const part = chunk.subarray(offset, offset + length - filled);
      piece.set(part, filled);
      filled += part.length;
      offset += part.length;
      if (filled === length) {
        yield piece;
        filled = 0;
      }
    }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** Passes bytes on. Throws BodyError "tooLarge" after more than `length` bytes. */
export async function* limitBytes(bytes: Bytes, length: number): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > length) throw new BodyError("tooLarge");
    yield chunk;
  }
}

const chunkLength = 2 ** 16;

export async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += chunkLength)
    yield bytes.subarray(offset, offset + chunkLength);
}
