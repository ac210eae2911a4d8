import { openDatabase } from "#app/data/database.ts";
import { readCookie } from "#app/lib/cookies.ts";

const cookieName = "__Host-bookmark";
/** Replicas have caught up long before this many seconds have passed. */
const keptFor = 300;

/**
 * A database for one request. Readers are served by the nearest copy; who wrote lately carries a
 * bookmark and sees at least what they wrote.
 */
export function openSession(request: Request, binding: D1Database) {
  const bookmark = readCookie(request.headers.get("Cookie"), cookieName);
  const valid = bookmark !== null && /^[\w-]{1,200}$/.test(bookmark);
  // A program has no cookies: with a token it reads where it writes.
  const isSignedIn = request.headers.has("Authorization");
  const reads = isSignedIn ? "first-primary" : valid ? bookmark : "first-unconstrained";
  const session = binding.withSession(
    request.method === "GET" || request.method === "HEAD" ? reads : "first-primary",
  );
  return { database: openDatabase(session), bookmark: () => session.getBookmark() };
}

/** After a write: the visitor's next pages start from it. */
export function rememberBookmark(
  response: Response,
  session: ReturnType<typeof openSession>,
): void {
  const bookmark = session.database.meter.rowsWritten > 0 ? session.bookmark() : null;
  if (bookmark)
    response.headers.append(
      "Set-Cookie",
      `${cookieName}=${bookmark}; Path=/; Max-Age=${keptFor}; HttpOnly; Secure; SameSite=Lax`,
    );
}
