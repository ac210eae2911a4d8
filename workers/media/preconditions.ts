/** What a file is now: its strong tag, quotes included, and when it came to be. */
interface Validators {
  etag: string;
  modified: Date;
}

type Headers = Pick<globalThis.Headers, "get">;

/**
 * What the conditions of a GET or HEAD make of it (RFC 9110, section 13.2.2): 412, 304, or null where
 * they let it pass.
 */
export function checkPreconditions(headers: Headers, file: Validators): 412 | 304 | null {
  const match = headers.get("If-Match");
  const noneMatch = headers.get("If-None-Match");
  const before = readDate(headers.get("If-Unmodified-Since"));
  const since = readDate(headers.get("If-Modified-Since"));
  const modified = seconds(file.modified);
  if (match !== null) {
    if (!lists(match, file.etag, false)) return 412;
  } else if (before !== null && modified > before) return 412;
  if (noneMatch !== null) return lists(noneMatch, file.etag, true) ? 304 : null;
  return since !== null && modified <= since ? 304 : null;
}

/** True when a Range may be followed: no If-Range, or one that names this very file. */
export function rangeHolds(headers: Headers, file: Validators): boolean {
  const condition = headers.get("If-Range")?.trim();
  if (condition === undefined || condition === file.etag) return true;
  return readDate(condition) === seconds(file.modified);
}

/** Whether a list of tags has this one; a weak one counts only where `weakly` is asked. */
function lists(header: string, etag: string, weakly: boolean): boolean {
  return header.split(",").some((item) => {
    const tag = item.trim();
    return tag === "*" || tag === etag || (weakly && tag === `W/${etag}`);
  });
}

function readDate(text: string | null | undefined): number | null {
  if (!text || !/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time / 1000;
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
