import { BodyError } from "./body-error.ts";

export type Bytes = AsyncIterable<Uint8Array>;

/** Bytes that are read at once. */
const chunkLength = 2 ** 16;

/**
 * The chunks of a body as they come. One buffer serves all of them, so that a large body leaves no garbage:
 * a chunk is to be used up or copied before the next is asked for. Stops with "stalled" after `patience`
 * milliseconds without one, and with "brokenOff" when its sender is gone. The body is locked only while a
 * chunk is awaited: what a reader leaves, another can read.
 */
export async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  patience = 60_000,
): AsyncGenerator<Uint8Array> {
  let buffer = new ArrayBuffer(chunkLength);
  for (;;) {
    const { done, value } = await readChunk(body, buffer, patience);
    if (done || !value) return;
    yield value;
    buffer = value.buffer;
  }
}

async function readChunk(
  body: ReadableStream<Uint8Array>,
  buffer: ArrayBuffer,
  patience: number,
): Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>> {
  const reader = body.getReader({ mode: "byob" });
  try {
    const reading = reader.read(new Uint8Array(buffer)).catch(brokenOff);
    const result = await inTime(reading, patience);
    reader.releaseLock();
    return result;
  } catch (error) {
    // The read that is pending still holds the lock.
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** What a sender may go on with once the answer is known: more than any body that a page or a program sends. */
const mostDiscarded = 2 ** 27;
const longestDiscarding = 10_000;

/**
 * Reads a body to its end, or what was left of it, for 10 seconds at most. A connection whose body stays
 * unread is closed by workerd, and the next request on it fails.
 */
export async function discardRest(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const deadline = Date.now() + longestDiscarding;
  let discarded = 0;
  try {
    for await (const { length } of chunksOf(body, longestDiscarding)) {
      discarded += length;
      if (discarded > mostDiscarded || Date.now() > deadline) return;
    }
  } catch (error) {
    // Nobody is there any more to send, or to be answered.
    if (!(error instanceof BodyError)) throw error;
  }
}

function brokenOff(): never {
  throw new BodyError("brokenOff");
}

async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BodyError("stalled")), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The first `length` bytes (fewer when there are no more), and all bytes from the first on. */
export async function peek(
  bytes: Bytes,
  length: number,
): Promise<{ head: Uint8Array; all: Bytes }> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  for (let have = 0; have < length;) {
    const { done, value } = await chunks.next();
    if (done) break;
    // Not slice(): that of a Buffer copies nothing.
    first.push(new Uint8Array(value));
    have += value.length;
  }
  const rest: Bytes = { [Symbol.asyncIterator]: () => chunks };
  return { head: joined(first).subarray(0, length), all: after(first, rest) };
}

async function* after(first: Uint8Array[], rest: Bytes): AsyncGenerator<Uint8Array> {
  yield* first;
  yield* rest;
}

/** Chunks as one. */
export function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * The same bytes in pieces of `length`, the last one shorter. One buffer serves all pieces: a piece is
 * to be used up before the next is asked for.
 */
export async function* piecesOf(bytes: Bytes, length: number): AsyncGenerator<Uint8Array> {
  const piece = new Uint8Array(length);
  let filled = 0;
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + length - filled);
      piece.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled === length) {
        yield piece;
        filled = 0;
      }
    }
  if (filled > 0) yield piece.subarray(0, filled);
}

/** The same bytes, as long as they are `length` at most; one more stops them with "tooLarge". */
export async function* atMost(bytes: Bytes, length: number): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const chunk of bytes) {
    count += chunk.length;
    if (count > length) throw new BodyError("tooLarge");
    yield chunk;
  }
}

/** Bytes that are held, a chunk at a time. */
export async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkLength) yield bytes.subarray(at, at + chunkLength);
}
