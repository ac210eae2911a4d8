import { Buffer } from "node:buffer";
import { BodyError } from "./body-error.ts";
import type { Bytes } from "./bytes.ts";
import { readText } from "./read-bytes.server.ts";

/** Searches a stream for delimiters with one chunk in memory. Throws BodyError "unreadable" if there is none. */
export class ByteScanner {
  #chunks: AsyncIterator<Uint8Array>;
  #buffer: Buffer = Buffer.alloc(0);
  #held: Buffer = this.#buffer;

  constructor(bytes: Bytes) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  async #readMore(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new BodyError("unreadable");
    const length = this.#held.length + value.length;
    const buffer = length > this.#buffer.length ? Buffer.alloc(length) : this.#buffer;
    buffer.set(this.#held);
    buffer.set(value, this.#held.length);
    this.#buffer = buffer;
    this.#held = buffer.subarray(0, length);
  }

  /** Returns the bytes before `delimiter` and skips the delimiter. Use or copy a chunk before the next is read. */
  readUntil(delimiter: Buffer): Bytes {
    let isDone = false;
    const next = async (): Promise<IteratorResult<Uint8Array>> => {
      for (;;) {
        if (isDone) return { done: true, value: undefined };
        const at = this.#held.indexOf(delimiter);
        isDone = at >= 0;
        // The last bytes of the buffer may be the beginning of the delimiter.
        const safe = isDone ? at : Math.max(0, this.#held.length - delimiter.length + 1);
        const value = this.#held.subarray(0, safe);
        this.#held = this.#held.subarray(isDone ? at + delimiter.length : safe);
        if (value.length > 0) return { done: false, value };
        if (!isDone) await this.#readMore();
      }
    };
    return { [Symbol.asyncIterator]: () => ({ next }) };
  }

  async readTextUntil(delimiter: Buffer, maxBytes: number): Promise<string> {
    return readText(this.readUntil(delimiter), maxBytes);
  }

  async readNext(count: number): Promise<string> {
    while (this.#held.length < count) await this.#readMore();
    const text = this.#held.toString("latin1", 0, count);
    this.#held = this.#held.subarray(count);
    return text;
  }
}
