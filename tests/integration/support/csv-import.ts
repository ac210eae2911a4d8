import { expect } from "vitest";
import type { Administrator } from "./administrators.ts";
import { origin, readText, visit } from "./front-door.ts";

/** Uploads a CSV file; returns the address, the text and the token of its preview. */
export async function previewImport(admin: Administrator, path: string, text: string) {
  const sent = await admin.upload(path, text);
  expect(sent.status).toBe(302);
  const at = sent.headers.get("Location")!;
  return { at, text: await readText(await admin.read(at)), token: at.split("file=")[1]! };
}

/** Imports the file of a preview. */
export function applyImport(admin: Administrator, path: string, token: string) {
  const body = new FormData();
  body.set("act", "apply");
  body.set("file", token);
  const headers = { Cookie: admin.cookie, Origin: origin };
  return visit(path, { method: "POST", body, headers });
}
