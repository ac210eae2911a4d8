interface Validators {
  /** Strong, with quotes. */
  etag: string;
  modified: Date;
}

type Headers = Pick<globalThis.Headers, "get">;

/** Returns the status that the preconditions of a GET or HEAD demand (RFC 9110, 13.2.2), or null. */
export function checkPreconditions(headers: Headers, file: Validators): 412 | 304 | null {
  const match = headers.get("If-Match");
  const noneMatch = headers.get("If-None-Match");
  const before = readDate(headers.get("If-Unmodified-Since"));
  const since = readDate(headers.get("If-Modified-Since"));
  const modified = toSeconds(file.modified);
  if (match !== null) {
    if (!includesTag(match, file.etag, false)) return 412;
  } else if (before !== null && modified > before) return 412;
  if (noneMatch !== null) return includesTag(noneMatch, file.etag, true) ? 304 : null;
  return since !== null && modified <= since ? 304 : null;
}

/** Whether If-Range is absent or names this file. */
export function isRangeValid(headers: Headers, file: Validators): boolean {
  const condition = headers.get("If-Range")?.trim();
  if (condition === undefined || condition === file.etag) return true;
  return readDate(condition) === toSeconds(file.modified);
}

function includesTag(header: string, etag: string, allowsWeak: boolean): boolean {
  return header.split(",").some((item) => {
    const tag = item.trim();
    return tag === "*" || tag === etag || (allowsWeak && tag === `W/${etag}`);
  });
}

function readDate(text: string | null | undefined): number | null {
  if (!text || !/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time / 1000;
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
