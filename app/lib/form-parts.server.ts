import { Buffer } from "node:buffer";
import { BodyError } from "./body-error.ts";
import type { Bytes } from "./byte-stream.ts";
import { readText } from "./read-bytes.server.ts";

/** One part of a multipart/form-data body. Its bytes are to be read before the next part is asked for. */
interface FormPart {
  name: string;
  /** Null for a plain field; empty when no file was chosen. */
  fileName: string | null;
  bytes: Bytes;
}

const mostHeaderBytes = 8192;
const mostParts = 1000;

/**
 * The parts of a form as they arrive (RFC 7578). Holds a chunk and a boundary's length at a time,
 * however large a part is. Throws "unreadable" where the form is malformed or breaks off.
 */
export async function* readParts(bytes: Bytes, boundary: string): AsyncGenerator<FormPart> {
  const body = new Scanner(bytes);
  await drain(body.until(Buffer.from(`--${boundary}`)));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  for (let count = 0; ; count++) {
    const line = await body.take(2);
    if (line === "--") return;
    if (line !== "\r\n" || count === mostParts) throw new BodyError("unreadable");
    const { name, fileName } = readHeaders(
      await body.text(Buffer.from("\r\n\r\n"), mostHeaderBytes),
    );
    const content = body.until(delimiter);
    yield { name, fileName, bytes: content };
    // What its reader left.
    await drain(content);
  }
}

async function drain(bytes: Bytes): Promise<void> {
  for await (const _ of bytes);
}

/** Name and file name of a part, as browsers write them: UTF-8, with `%22`, `%0D` and `%0A` for quotes and line ends. */
function readHeaders(headers: string): { name: string; fileName: string | null } {
  const disposition = /^content-disposition:[ \t]*form-data[ \t]*;(.*)$/im.exec(headers)?.[1];
  const value = (key: string) =>
    new RegExp(`(?:^|;)[ \\t]*${key}="([^"]*)"`, "i").exec(disposition ?? "")?.[1];
  const name = value("name");
  if (name === undefined) throw new BodyError("unreadable");
  const fileName = value("filename");
  return { name: unescaped(name), fileName: fileName === undefined ? null : unescaped(fileName) };
}

function unescaped(value: string): string {
  const plain: Record<string, string> = { "%22": '"', "%0d": "\r", "%0a": "\n" };
  return value.replace(/%(22|0d|0a)/gi, (code) => plain[code.toLowerCase()]!);
}

/** Looks for marks in bytes that come in chunks. */
class Scanner {
  #chunks: AsyncIterator<Uint8Array>;
  /** What is held stands in it, a new chunk behind: one buffer, so that a large body leaves no garbage. */
  #room: Buffer = Buffer.alloc(0);
  #held: Buffer = this.#room;

  constructor(bytes: Bytes) {
    this.#chunks = bytes[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    if (done) throw new BodyError("unreadable");
    const length = this.#held.length + value.length;
    const room = length > this.#room.length ? Buffer.alloc(length) : this.#room;
    room.set(this.#held);
    room.set(value, this.#held.length);
    this.#room = room;
    this.#held = room.subarray(0, length);
  }

  /**
   * The bytes before `mark`, which is then behind; each chunk is to be used up or copied before the next is
   * asked for. Asked again after the mark, it gives nothing.
   */
  until(mark: Buffer): Bytes {
    let found = false;
    const next = async (): Promise<IteratorResult<Uint8Array>> => {
      for (;;) {
        if (found) return { done: true, value: undefined };
        const at = this.#held.indexOf(mark);
        found = at >= 0;
        // Without the mark, its beginning may still stand at the end of what is held.
        const safe = found ? at : Math.max(0, this.#held.length - mark.length + 1);
        const value = this.#held.subarray(0, safe);
        this.#held = this.#held.subarray(found ? at + mark.length : safe);
        if (value.length > 0) return { done: false, value };
        if (!found) await this.#more();
      }
    };
    return { [Symbol.asyncIterator]: () => ({ next }) };
  }

  /** The text before `mark`, at most so many bytes. */
  async text(mark: Buffer, most: number): Promise<string> {
    return readText(this.until(mark), most);
  }

  /** The next bytes as text. */
  async take(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more();
    const text = this.#held.toString("latin1", 0, count);
    this.#held = this.#held.subarray(count);
    return text;
  }
}
