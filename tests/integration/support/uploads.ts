import { env } from "cloudflare:workers";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import type { FileSound } from "#app/data/media/uploads.ts";
import { partLength } from "#app/domain/media/upload.ts";
import type { UploadServices } from "#app/operations/services.ts";
import { origin, visit } from "./front-door.ts";

/** The services of operations, on the local storage. */
export function uploadServices(now = Date.now()): UploadServices {
  return {
    db: openDatabase(env.DB),
    bucket: env.MEDIA,
    settings: readSettings(env),
    now: () => now,
  };
}

/** Of a file whose sound the browser could not read. */
export const unread: FileSound = { durationSeconds: null, bitRate: null, rareFormat: null };

type Body = Uint8Array<ArrayBuffer>;

/** Sends a file in parts, as the form's script does; each step returns status and JSON. */
export function uploaderOf(cookie: string) {
  const ask = async (path: string, init: RequestInit) => {
    const headers = { Cookie: cookie, Origin: origin, ...(init.headers as object) };
    const response = await visit(`/uploads${path}`, { ...init, headers });
    const text = await response.text();
    return { status: response.status, ...(text.startsWith("{") ? JSON.parse(text) : { text }) };
  };
  const start = (name: string, content: Body, size = content.length) =>
    ask(`?${new URLSearchParams({ name, size: String(size) })}`, {
      method: "POST",
      body: content.slice(0, 4096),
    });
  const part = async (id: string, number: number, bytes: Body, headers: HeadersInit = {}) =>
    ask(`/${id}/parts/${number}?hash=${await checksum(bytes)}`, {
      method: "PUT",
      body: bytes,
      headers,
    });
  const state = (id: string) => ask(`/${id}`, { method: "GET" });
  const complete = (id: string, format = "") =>
    ask(`/${id}/complete?duration=60.7&format=${format}`, { method: "POST" });
  const shape = (id: string, text: string, method = "PUT") =>
    ask(`/${id}/shape`, { method, body: text });
  const cancel = (id: string) => ask(`/${id}`, { method: "DELETE" });
  /** Sends the missing parts, then completes the upload. */
  const finish = async (
    id: string,
    content: Body,
    there: { number: number }[] = [],
    format?: string,
  ) => {
    const arrived = new Set(there.map((one) => one.number));
    for (let number = 1; (number - 1) * partLength < content.length; number++)
      if (!arrived.has(number))
        await part(id, number, content.slice((number - 1) * partLength, number * partLength));
    return complete(id, format);
  };
  /** `format`: the rare format that the browser has found. */
  const send = async (name: string, content: Body, format?: string): Promise<string> => {
    const { id } = await start(name, content);
    await finish(id, content, [], format);
    return id;
  };
  return { ask, start, part, state, complete, shape, cancel, finish, send };
}

export async function checksum(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

/** The keys of all that R2 has. */
export async function storedKeys(): Promise<string[]> {
  return (await env.MEDIA.list()).objects.map(({ key }) => key);
}

export async function fileRow(id: string) {
  return env.DB.prepare("SELECT * FROM media_files WHERE id = ?")
    .bind(id)
    .first<Record<string, string | number | null>>();
}
