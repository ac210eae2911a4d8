import type { Database } from "#app/data/database.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { etagOf, matchesEtag, notModified } from "#app/lib/etag.ts";
import { checkRateLimit } from "#app/lib/rate-limit.ts";
import { refuseWrite } from "#app/lib/read-only.ts";
import { createSlots } from "#app/lib/slots.ts";
import { parseByteRange } from "#app/lib/byte-range.ts";
import { findMade, keepMade } from "./made-files.ts";

/** Files of the isolate that wait or are being made; further requests get 503. */
const waiting = createSlots(4, 10_000);
const making = createSlots(1, 2000);

export interface MadeFile {
  contentType: string;
  /** Determines the bytes: files with equal keys are equal. */
  key: string;
  make: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  /** In bytes, if known before the file is made. */
  length?: number;
}

/** Returns the file of a URL, or the status of an error response. */
export type FindFile = (url: URL, db: Database) => Promise<MadeFile | 400 | 404>;

export interface MadeLimits {
  /** Requests per client address in ten seconds. */
  reads: RateLimit;
  /** Files made per client address in a minute; each costs up to 200 ms of CPU. */
  makes: RateLimit;
}

/** Serves a made file, whole or one range. Makes it only for a GET, without a matching ETag, if it is not stored. */
export async function serveMade(
  request: Request,
  db: Database,
  { reads, makes }: MadeLimits,
  defer: (work: Promise<unknown>) => void,
  find: FindFile,
): Promise<Response> {
  const refusal = refuseWrite(request);
  if (refusal) return refusal;
  const address = clientAddress(request);
  const wait = await checkRateLimit(reads, address, 10);
  if (wait !== null) return tooManyResponse(wait);
  const url = new URL(request.url);
  const file = await find(url, db);
  if (typeof file === "number")
    return new Response(file === 400 ? "No such choice." : "No such file.", { status: file });
  const etag = etagOf(file.key);
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=86400",
    ETag: etag,
  });
  if (matchesEtag(request, headers)) return notModified(headers);
  headers.set("Content-Type", file.contentType);
  let bytes = await findMade(url.origin, etag);
  if (!bytes && file.length !== undefined) {
    const answer = respond(request, file.length, null, headers);
    if (answer.status === 416 || request.method === "HEAD") return answer;
  }
  if (!bytes && request.method === "HEAD") return new Response(null, { headers });
  if (!bytes) {
    const makeWait = await checkRateLimit(makes, address);
    if (makeWait !== null) return tooManyResponse(makeWait);
    bytes = await makeInTurn(file, () => findMade(url.origin, etag));
    if (!bytes) return new Response("Busy.", { status: 503, headers: { "Retry-After": "1" } });
    keepMade(url.origin, etag, bytes, defer);
  }
  return respond(request, bytes.length, bytes, headers);
}

/**
 * Makes one file at a time, so that pages are served in between. Returns null if too many requests wait. A request
 * cannot await another request's promise on Workers, so each polls with its own timer.
 */
async function makeInTurn(file: MadeFile, find: () => Promise<Uint8Array<ArrayBuffer> | null>) {
  const slot = waiting.take();
  if (slot === null) return null;
  let turn: symbol | null = null;
  try {
    while (turn === null) {
      // Also before the first try: requests that arrived together with this one go first.
      await new Promise((resolve) => setTimeout(resolve, 10));
      turn = making.take();
    }
    return (await find()) ?? (await file.make());
  } finally {
    if (turn) making.giveBack(turn);
    waiting.giveBack(slot);
  }
}

/** Responds to a GET or HEAD with the whole file or one range of it. `bytes` is null if no body is sent. */
function respond(
  request: Request,
  size: number,
  bytes: Uint8Array<ArrayBuffer> | null,
  fileHeaders: Headers,
): Response {
  const headers = new Headers(fileHeaders);
  const range = parseByteRange(request.headers.get("Range"), size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { offset, length } = range ?? { offset: 0, length: size };
  if (range) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${size}`);
  headers.set("Content-Length", String(length));
  const body = request.method === "HEAD" ? null : bytes?.subarray(offset, offset + length);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function tooManyResponse(seconds: number): Response {
  const headers = { "Retry-After": String(seconds) };
  return new Response("Too many requests.", { status: 429, headers });
}
