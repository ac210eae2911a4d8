import { openDatabase } from "#app/data/database.ts";
import { readCookie } from "#app/lib/cookies.ts";

const cookieName = "__Host-bookmark";
/** Lifetime of the cookie in seconds; replicas catch up much sooner. */
const maxAge = 300;

/**
 * Opens a D1 session at the bookmark of the visitor's cookie, so that replicas return the visitor's last write;
 * `fromPrimary` reads what is there now.
 */
export function openSession(request: Request, binding: D1Database, fromPrimary = false) {
  const bookmark = readCookie(request.headers.get("Cookie"), cookieName);
  const valid = bookmark !== null && /^[\w-]{1,200}$/.test(bookmark);
  // API clients have no cookies: they read from the primary.
  const isSignedIn = request.headers.has("Authorization");
  const reads =
    isSignedIn || fromPrimary ? "first-primary" : valid ? bookmark : "first-unconstrained";
  const session = binding.withSession(
    request.method === "GET" || request.method === "HEAD" ? reads : "first-primary",
  );
  return { database: openDatabase(session), bookmark: () => session.getBookmark() };
}

/** Stores the bookmark of a write in the visitor's cookie. */
export function rememberBookmark(
  response: Response,
  session: ReturnType<typeof openSession>,
): void {
  const bookmark = session.database.meter.rowsWritten > 0 ? session.bookmark() : null;
  if (bookmark)
    response.headers.append(
      "Set-Cookie",
      `${cookieName}=${bookmark}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`,
    );
}
