import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import type { Administrator } from "./administrators.ts";
import { origin, readText, visit } from "./front-door.ts";

/** The rows of a CSV file by column. */
export const readRows = (text: string) =>
  parse<Record<string, string>>(text, { columns: true, bom: true });

/** Uploads a file that is imported in portions; returns the address and the text of its preview. */
export async function stagePortions(
  admin: Administrator,
  path: string,
  text: string | Uint8Array<ArrayBuffer>,
) {
  const response = await admin.upload(path, text);
  expect(response.status, await readText(response.clone())).toBe(302);
  const at = response.headers.get("Location")!;
  return { at, token: at.split("file=")[1]!, text: await readText(await admin.read(at)) };
}

/** Imports the next portion. */
export function goOn(admin: Administrator, path: string, token: string, dates = "day") {
  const body = new FormData();
  body.set("act", "goOn");
  body.set("file", token);
  body.set("dates", dates);
  const headers = { Cookie: admin.cookie, Origin: origin };
  return visit(`${path}?file=${token}`, { method: "POST", body, headers });
}

/** Imports a file portion by portion; returns the message after the last one. */
export async function importWhole(admin: Administrator, path: string, text: string) {
  const { token } = await stagePortions(admin, path, text);
  for (let portions = 0; portions < 100; portions++) {
    const response = await goOn(admin, path, token);
    expect(response.status, await readText(response.clone())).toBe(302);
    const to = response.headers.get("Location")!;
    if (to.includes("file=")) continue;
    const flash = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    const headers = { Cookie: `${admin.cookie}; ${flash}` };
    return readText(await visit(to, { headers }));
  }
  throw new Error("The import does not end.");
}
