import { Buffer } from "node:buffer";
import { BodyError } from "./body-error.ts";
import { ByteScanner } from "./byte-scanner.server.ts";
import type { Bytes } from "./bytes.ts";

interface FormPart {
  name: string;
  /** Null for a text field, "" if no file was chosen. */
  fileName: string | null;
  bytes: Bytes;
}

const maxHeaderBytes = 8192;
const maxParts = 1000;

/** Yields the parts of a multipart form (RFC 7578) as they arrive. Throws BodyError "unreadable". */
export async function* readParts(bytes: Bytes, boundary: string): AsyncGenerator<FormPart> {
  const body = new ByteScanner(bytes);
  await drain(body.readUntil(Buffer.from(`--${boundary}`)));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  for (let count = 0; ; count++) {
    const line = await body.readNext(2);
    if (line === "--") return;
    if (line !== "\r\n" || count === maxParts) throw new BodyError("unreadable");
    const headers = await body.readTextUntil(Buffer.from("\r\n\r\n"), maxHeaderBytes);
    const { name, fileName } = parseHeaders(headers);
    const content = body.readUntil(delimiter);
    yield { name, fileName, bytes: content };
    await drain(content);
  }
}

async function drain(bytes: Bytes): Promise<void> {
  for await (const _ of bytes);
}

/** Parses the headers of a part as browsers write them: UTF-8, with `%22`, `%0D` and `%0A` escaped. */
function parseHeaders(headers: string): { name: string; fileName: string | null } {
  const disposition = /^content-disposition:[ \t]*form-data[ \t]*;(.*)$/im.exec(headers)?.[1];
  const name = readParameter(disposition, "name");
  if (name === undefined) throw new BodyError("unreadable");
  return { name, fileName: readParameter(disposition, "filename") ?? null };
}

const escaped: Record<string, string> = { "%22": '"', "%0d": "\r", "%0a": "\n" };

function readParameter(disposition: string | undefined, key: string): string | undefined {
  const quoted = new RegExp(`(?:^|;)[ \\t]*${key}="([^"]*)"`, "i").exec(disposition ?? "")?.[1];
  return quoted?.replace(/%(22|0d|0a)/gi, (code) => escaped[code.toLowerCase()]!);
}
