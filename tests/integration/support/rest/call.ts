import { env } from "cloudflare:workers";
import { type RoleName } from "#app/domain/users/system-roles.ts";
import { hashToken, randomToken } from "#app/lib/crypto.server.ts";
import { visit } from "../front-door.ts";
import { makeUser } from "../users.ts";

export const auth = "/mbkmusic-mbkauth";
export const music = "/mbkmusic-mbkmusic";

/** A user with a token issued at `at`, without the cost of signing in. */
export async function bearerOf(
  username: string,
  ...roles: RoleName[]
): Promise<{ id: number; token: string; headers: { Authorization: string } }> {
  return { id: await makeUser(username, ...roles), ...(await bearerFor(username)) };
}

/** A bearer of a user who is there. */
export async function bearerFor(username: string) {
  const token = randomToken();
  await env.DB.prepare(
    `INSERT INTO sessions (token_hash, user_id, kind, created_at, last_used_at)
      SELECT ?1, id, 'bearer', ?2, ?2 FROM users WHERE username = ?3`,
  )
    .bind(await hashToken(token), Date.now(), username)
    .run();
  return { token, headers: { Authorization: `Bearer ${token}` } };
}

interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a text or a form. */
  body?: unknown;
}

/** Calls REST without cookie and origin; a body has its type and length. */
export async function call(path: string, { method, headers = {}, body }: CallOptions = {}) {
  const plain =
    typeof body === "string" || body instanceof URLSearchParams || body instanceof FormData;
  const payload = body === undefined ? null : new Response(plain ? body : JSON.stringify(body));
  const bytes = await payload?.arrayBuffer();
  const type = plain ? payload?.headers.get("Content-Type") : "application/json";
  return visit(path, {
    method: method ?? (payload ? "POST" : "GET"),
    headers: {
      ...(bytes && { "Content-Length": String(bytes.byteLength) }),
      ...(payload && type && { "Content-Type": type }),
      ...headers,
    },
    body: bytes,
  });
}

/** Status and error code of an answer. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  const { errorCode, errorMessage, message, status } =
    await response.json<Record<string, unknown>>();
  if (errorMessage !== message || status !== response.status) throw new Error("not the one shape");
  return [response.status, String(errorCode)];
}
