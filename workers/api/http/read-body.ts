import { readChunks } from "#app/lib/body-stream.ts";
import { parseJson } from "./json-guard.ts";
import { Problem } from "./problem.ts";
import { readPairs } from "./read-pairs.ts";

export const maxBodyBytes = 256 * 1024;

const kinds = {
  json: /^application\/([\w.-]+\+)?json\s*(;|$)/i,
  form: /^application\/x-www-form-urlencoded\s*(;|$)/i,
};

/** Reads a JSON or form body. Leaves out null values of JSON, except in the fields `nulls`. Throws Problem. */
export async function readBody(
  request: Request,
  kind: keyof typeof kinds,
  nulls: readonly string[] = [],
): Promise<unknown> {
  rejectEncoded(request);
  if (!kinds[kind].test(request.headers.get("Content-Type") ?? ""))
    throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  const text = await readText(request);
  return kind === "json"
    ? withoutNulls(parseJson(text), nulls)
    : readPairs(new URLSearchParams(text));
}

export function rejectEncoded(request: Request): void {
  if (request.headers.has("Content-Encoding")) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
}

export function withoutNulls(value: unknown, nulls: readonly string[] = []): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, field]) => field !== null || nulls.includes(name)),
  );
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBodyBytes)
    throw new Problem("PAYLOAD_TOO_LARGE");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let received = 0;
  for await (const chunk of request.body ? readChunks(request.body) : []) {
    received += chunk.byteLength;
    if (received > maxBodyBytes) throw new Problem("PAYLOAD_TOO_LARGE");
    text += decode(decoder, chunk);
  }
  return text + decode(decoder);
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new Problem("ILLEGAL_ARGUMENT", "The text is not UTF-8.");
  }
}
