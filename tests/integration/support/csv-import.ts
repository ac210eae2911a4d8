import { expect } from "vitest";
import type { Administrator } from "./administrators.ts";
import { origin, readText, visit } from "./front-door.ts";

/** Uploads a CSV file; returns the address, the text and the token of its preview. */
export async function previewImport(
  admin: Administrator,
  path: string,
  text: string | Uint8Array<ArrayBuffer>,
) {
  const response = await admin.upload(path, text);
  expect(response.status).toBe(302);
  const at = response.headers.get("Location")!;
  const page = await (await admin.read(at)).text();
  return {
    at,
    page,
    text: await readText(new Response(page)),
    token: at.split("file=")[1]!,
    seen: seenOf(page),
  };
}

/** The hash of a preview of songs, which its form sends along. */
const seenOf = (page: string) => /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";

/** Imports the file of a preview as it is now, or with the hash `seen` of an earlier one. */
export async function applyImport(
  admin: Administrator,
  path: string,
  token: string,
  fields: Record<string, string> = {},
) {
  const body = new FormData();
  body.set("seen", seenOf(await (await admin.read(`${path}?file=${token}`)).text()));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("act", "apply");
  body.set("file", token);
  const headers = { Cookie: admin.cookie, Origin: origin };
  return visit(`${path}?file=${token}`, { method: "POST", body, headers });
}
