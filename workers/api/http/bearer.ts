import { findSessionUser } from "#app/data/users/sessions.ts";
import type { User } from "#app/data/users/users.ts";
import { hasPermission } from "#app/domain/users/permissions.ts";
import { hashToken } from "#app/lib/crypto.server.ts";
import { logAccount } from "#app/lib/log.server.ts";
import type { Services } from "#app/operations/services.ts";
import type { Access } from "./api-env.ts";
import { Problem } from "./problem.ts";

const scheme = /^Bearer +([\w.~+/-]{1,200}=*) *$/i;

/** Finds the user of the bearer token; null if it is unknown or expired. Session cookies are ignored. */
export async function authenticate(
  request: Request,
  { db, now }: Services,
): Promise<{ token: string | null; user: User | null }> {
  const token = scheme.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
  if (token === null) return { token, user: null };
  const user = await findSessionUser(db, await hashToken(token), now(), "bearer");
  if (user) logAccount(user.id);
  return { token, user };
}

/** Checks the caller's permission. Throws Problem: 401 without a user, 403 without the permission. */
export function authorize(user: User | null, access: Access, { logEvent }: Services): void {
  if (access === "public" || access === "anyone") return;
  if (!user) throw new Problem("USER_NOT_AUTHENTICATED");
  if (access === "signedIn" || hasPermission(user.roles, access)) return;
  logEvent("access", "denied", user.id);
  throw new Problem("ACCESS_DENIED");
}
