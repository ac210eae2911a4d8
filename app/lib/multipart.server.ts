import { Buffer } from "node:buffer";
import { BodyError } from "./body-error.ts";
import { atMost, type Bytes, chunksOf, joined } from "./byte-stream.ts";

/** One part of a multipart/form-data body. Its bytes are to be read before the next part is asked for. */
export interface FormPart {
  name: string;
  /** Null for a plain field; empty when no file was chosen. */
  fileName: string | null;
  bytes: Bytes;
}

const mostHeaderBytes = 8192;
const mostParts = 1000;

/** The boundary that a Content-Type names, or null when it is no multipart form. */
export function boundaryOf(contentType: string | null): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i;
  const [, quoted, plain] = match.exec(contentType ?? "") ?? [];
  return quoted ?? plain ?? null;
}

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

const mostTextBytes = 2 ** 20;

/**
 * The text fields of a multipart form, 1 MiB of them at most; `most` limits the bytes of the whole. Files go
 * by; `takeFile` may read their bytes as they do. Throws BodyError.
 */
export async function readMultipart(
  request: Request,
  takeFile?: (name: string, fileName: string, bytes: Bytes) => Promise<void>,
  most = Infinity,
): Promise<FormData> {
  const boundary = boundaryOf(request.headers.get("Content-Type"));
  if (boundary === null || !request.body) throw new BodyError("unreadable");
  const chunks = chunksOf(request.body);
  const body = most === Infinity ? chunks : atMost(chunks, most);
  const fields = new FormData();
  let left = mostTextBytes;
  for await (const { name, fileName, bytes } of readParts(body, boundary))
    if (fileName === null) {
      const text = await readText(bytes, left);
      left -= text.length;
      fields.append(name, text);
    } else if (fileName !== "") await takeFile?.(name, fileName, bytes);
  return fields;
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

/** Bytes as UTF-8; more than `most` of them are refused. */
export async function readText(bytes: Bytes, most: number): Promise<string> {
  return Buffer.from(await readBytes(bytes, most)).toString("utf8");
}

/** All bytes; more than `most` of them are refused. */
export async function readBytes(bytes: Bytes, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of atMost(bytes, most)) chunks.push(new Uint8Array(chunk));
  return joined(chunks);
}
