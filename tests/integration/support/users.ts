import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { type RoleName, roleIds } from "#app/domain/users/system-roles.ts";
import { readSettings } from "#app/config.server.ts";
import { hashToken, randomToken } from "#app/lib/crypto.server.ts";
import { hashPassword } from "#app/lib/password.server.ts";
import { sessionCookie } from "#app/web/cookies.server.ts";
import { roles, userRoles, users } from "#drizzle/schema/index.ts";
import { roleSeeds } from "#drizzle/seed/reference/roles.ts";
import { db } from "./factories.ts";
import { submit, visit } from "./front-door.ts";

export const password = "tambura at dawn";

/** One hash for all users: hashing is slow on purpose. Cheap parameters, so that it is upgraded at login. */
let hash: Promise<string> | undefined;

export const seedRoles = () =>
  db
    .insert(roles)
    .values(
      roleSeeds.map((role) => ({ ...role, nameKey: role.name.toLowerCase(), isSystem: true })),
    )
    .onConflictDoNothing();

export async function makeUser(username: string, ...names: RoleName[]): Promise<number> {
  hash ??= hashPassword(password, { N: 2 ** 10, r: 8, p: 1 });
  const user = { username, displayName: username.split("@")[0]!, passwordHash: await hash };
  const userId = sql<number>`(SELECT id FROM users WHERE username = ${username})`;
  const held = names.length > 0 ? names : (["Viewer"] as const);
  const [, rows] = await db.batch([
    seedRoles(),
    db.insert(users).values(user).returning({ id: users.id }),
    db.insert(userRoles).values(held.map((name) => ({ userId, roleId: roleIds[name] }))),
  ]);
  return rows[0]!.id;
}

/** The cookies that a response sets, as the next request sends them, without cleared ones. */
export function cookiesOf(...responses: Response[]): string {
  const jar = new Map<string, string>();
  for (const response of responses)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const at = pair.indexOf("=");
      const name = pair.slice(0, at);
      if (attributes.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, pair.slice(at + 1));
    }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** Signs in with the password and returns the session cookie. */
export async function signIn(username: string, ip = "192.0.2.1"): Promise<string> {
  const response = await submit("/login", { username, password }, { "CF-Connecting-IP": ip });
  if (response.status !== 302) throw new Error(`login answered ${response.status}`);
  return cookiesOf(response)
    .split("; ")
    .filter((pair) => pair.startsWith("__Host-session"))
    .join("; ");
}

/** Starts a session without the cost of signing in, and returns its cookie. */
export async function logIn(username: string): Promise<string> {
  const token = randomToken();
  const [found] = await env.DB.batch<{ id: number; roles: string }>([
    env.DB.prepare(
      `SELECT id, (SELECT json_group_array(r.name) FROM user_roles ur JOIN roles r ON r.id = ur.role_id
        WHERE ur.user_id = users.id) AS roles FROM users WHERE username = ?`,
    ).bind(username),
    env.DB.prepare(
      `INSERT INTO sessions (token_hash, user_id, kind, created_at, last_used_at)
        SELECT ?1, id, 'web', ?2, ?2 FROM users WHERE username = ?3`,
    ).bind(await hashToken(token), Date.now(), username),
  ]);
  const { id, roles: held } = found!.results[0]!;
  const value = { token, id, username, roles: JSON.parse(held) as string[] };
  const cookie = await sessionCookie(readSettings(env)).write(value);
  return cookie.split("; ")[0]!;
}

interface OutboxMail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails that were sent, the newest first. */
export async function readOutbox(): Promise<OutboxMail[]> {
  const response = await visit("/dev/outbox", { headers: { Accept: "application/json" } });
  return response.json();
}

/** The code in the newest mail to an address. */
export async function readCode(to: string): Promise<string> {
  const mail = (await readOutbox()).find((one) => one.to === to && /\d{8}/.test(one.text));
  return /\d{8}/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Requests a code as the first step does; returns the cookies for the second. */
export async function askForCode(path: string, email: string, ip = "192.0.2.1"): Promise<string> {
  const response = await submit(path, { step: "send", email }, { "CF-Connecting-IP": ip });
  if (response.status !== 302) throw new Error(`${path} answered ${response.status}`);
  return cookiesOf(response);
}

export const count = async (query: string, ...values: unknown[]) =>
  (await env.DB.prepare(`SELECT count(*) AS n ${query}`)
    .bind(...values)
    .first<number>("n"))!;
