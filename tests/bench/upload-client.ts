import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { roleIds, type RoleName } from "#app/domain/users/system-roles.ts";
import { partLength } from "#app/domain/media/upload.ts";
import { hashPassword } from "#app/lib/password.server.ts";
import { findDatabase } from "../../scripts/large/storage.ts";

export const mebibyte = 2 ** 20;
const username = "bench@example.org";
const password = randomBytes(12).toString("hex");

/** Creates the user who signs in, while the Worker is not running. */
export async function makeUser(state: string, role: RoleName): Promise<void> {
  const db = new DatabaseSync(findDatabase(state)!);
  db.prepare(
    "DELETE FROM user_roles WHERE user_id IN (SELECT id FROM users WHERE username = ?)",
  ).run(username);
  db.prepare(
    `INSERT INTO users (username, display_name, password_hash) VALUES (?, 'Bench', ?)
     ON CONFLICT (username) DO UPDATE SET password_hash = excluded.password_hash`,
  ).run(username, await hashPassword(password));
  db.prepare(
    "INSERT INTO user_roles (user_id, role_id) SELECT id, ? FROM users WHERE username = ?",
  ).run(roleIds[role], username);
  db.close();
}

/** Makes uploaded files playable, as a song would, while the Worker is not running. */
export function makeReady(state: string): void {
  const db = new DatabaseSync(findDatabase(state)!);
  db.exec("UPDATE media_files SET status = 'ready' WHERE completed_at IS NOT NULL");
  db.close();
}

/** Returns a WAV file of noise. */
export function makeRecording(bytes: number): Buffer {
  const file = randomBytes(bytes);
  file.write("RIFF", 0);
  file.write("WAVEfmt ", 8);
  return file;
}

export const checksum = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Signs in; returns the headers of the other requests. */
export async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/login`, {
    method: "POST",
    body: new URLSearchParams({ username, password }),
    headers: { Origin: url },
    redirect: "manual",
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (response.status !== 302) throw new Error(`/login: ${response.status}`);
  return { Cookie: cookies.join("; "), Origin: url };
}

/** Signs in over REST; returns the headers of calls with a body of JSON. */
export async function signInOverRest(url: string): Promise<Record<string, string>> {
  const { accessToken } = await ask<{ accessToken: string }>(`${url}/auth/login`, {
    method: "POST",
    body: new URLSearchParams({ username, password }),
  });
  return { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" };
}

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

export async function startUpload(url: string, headers: Record<string, string>, file: Buffer) {
  const query = `name=noise.wav&size=${file.length}`;
  const body = file.subarray(0, 4096) as Uint8Array<ArrayBuffer>;
  const { id } = await ask<{ id: string }>(`${url}/uploads?${query}`, {
    method: "POST",
    body,
    headers,
  });
  return id;
}

/** Sends the parts `numbers`, three at once, to the URLs that `address` returns. */
export async function sendParts(
  file: Buffer,
  numbers: number[],
  headers: Record<string, string>,
  address: (number: number) => string,
): Promise<void> {
  const queue = [...numbers];
  const work = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const body = file.subarray((number - 1) * partLength, number * partLength);
      await ask(address(number), {
        method: "PUT",
        body: body as Uint8Array<ArrayBuffer>,
        headers,
      });
    }
  };
  await Promise.all([work(), work(), work()]);
}

/** Sends half of a part and closes the connection. */
export function dropPart(address: string, headers: Record<string, string>, part: Buffer) {
  return new Promise<void>((resolve) => {
    const sending = request(address, {
      method: "PUT",
      headers: { ...headers, "Content-Length": part.length },
    });
    sending.on("error", () => resolve());
    sending.write(part.subarray(0, part.length / 2), () => sending.destroy());
    sending.on("close", () => resolve());
  });
}

/** Lists the parts that were received. */
export async function readParts(url: string, headers: Record<string, string>, id: string) {
  const answer = await ask<{ parts: { number: number }[] }>(`${url}/uploads/${id}`, { headers });
  return answer.parts.map(({ number }) => number);
}

export async function complete(url: string, headers: Record<string, string>, id: string) {
  await ask(`${url}/uploads/${id}/complete`, { method: "POST", headers });
}

/** Returns the numbers of a file's parts, from 1. */
export function partsOf(file: Buffer): number[] {
  return Array.from({ length: Math.ceil(file.length / partLength) }, (_, at) => at + 1);
}
