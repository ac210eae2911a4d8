import { chunksOf } from "#app/lib/byte-stream.ts";
import { parseJson } from "./json-guard.ts";
import { Problem } from "./problem.ts";
import { readPairs } from "./read-query.ts";

/** The most that a JSON text or a form may have. */
export const mostBytes = 256 * 1024;

const kinds = {
  json: /^application\/([\w.-]+\+)?json\s*(;|$)/i,
  form: /^application\/x-www-form-urlencoded\s*(;|$)/i,
};

/**
 * The body of a call as a value: JSON without its nulls but in the fields `nulls`, or the fields of a form.
 * Other kinds are refused.
 */
export async function readBody(
  request: Request,
  kind: keyof typeof kinds,
  nulls: readonly string[] = [],
): Promise<unknown> {
  refuseEncoded(request);
  if (!kinds[kind].test(request.headers.get("Content-Type") ?? ""))
    throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  const text = await readText(request);
  return kind === "json"
    ? withoutNulls(parseJson(text), nulls)
    : readPairs(new URLSearchParams(text));
}

/** Nothing here inflates a body. */
export function refuseEncoded(request: Request): void {
  if (request.headers.has("Content-Encoding")) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
}

/** In a request null is as good as nothing, but in the fields `nulls`, where it is a value. */
export function withoutNulls(value: unknown, nulls: readonly string[] = []): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name, field]) => field !== null || nulls.includes(name)),
  );
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes)
    throw new Problem("PAYLOAD_TOO_LARGE");
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let received = 0;
  for await (const chunk of request.body ? chunksOf(request.body) : []) {
    received += chunk.byteLength;
    if (received > mostBytes) throw new Problem("PAYLOAD_TOO_LARGE");
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
