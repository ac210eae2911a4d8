import { BodyError } from "./body-error.ts";

const chunkLength = 2 ** 16;

/**
 * Reads a body in chunks. All chunks share one buffer: use or copy a chunk before the next is read. The body
 * is locked only while a chunk is awaited, so another reader can take over.
 * @param timeout milliseconds to wait for a chunk
 * @throws BodyError "stalled" after `timeout`, "brokenOff" when the connection is lost
 */
export async function* readChunks(
  body: ReadableStream<Uint8Array>,
  timeout = 60_000,
): AsyncGenerator<Uint8Array> {
  let buffer = new ArrayBuffer(chunkLength);
  for (;;) {
    const { done, value } = await readChunk(body, buffer, timeout);
    if (done || !value) return;
    yield value;
    buffer = value.buffer;
  }
}

async function readChunk(
  body: ReadableStream<Uint8Array>,
  buffer: ArrayBuffer,
  timeout: number,
): Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>> {
  const reader = body.getReader({ mode: "byob" });
  try {
    const reading = reader.read(new Uint8Array(buffer)).catch(throwBrokenOff);
    const result = await withTimeout(reading, timeout);
    reader.releaseLock();
    return result;
  } catch (error) {
    // A pending read holds the lock.
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}

function throwBrokenOff(): never {
  throw new BodyError("brokenOff");
}

async function withTimeout<T>(work: Promise<T>, timeout: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rejection = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BodyError("stalled")), timeout);
  });
  try {
    return await Promise.race([work, rejection]);
  } finally {
    clearTimeout(timer);
  }
}

const maxDiscardedBytes = 2 ** 27;
const maxDiscardingTime = 10_000;

/** Reads the rest of a body, for at most 10 seconds: workerd closes a connection with an unread body. */
export async function discardRest(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const deadline = Date.now() + maxDiscardingTime;
  let discarded = 0;
  try {
    for await (const { length } of readChunks(body, maxDiscardingTime)) {
      discarded += length;
      if (discarded > maxDiscardedBytes || Date.now() > deadline) return;
    }
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
  }
}
