import { env } from "cloudflare:workers";
import { readSettings } from "#app/config.server.ts";
import { drawForm } from "#app/web/drawn-form.server.ts";
import { submit } from "./front-door.ts";

/** The token of a form that was drawn some seconds ago. */
export const drawnAgo = (path: string, milliseconds = 5000) =>
  drawForm(readSettings(env), path, Date.now() - milliseconds);

/** Sends a suggestion for a field of the record whose form is at `path`, as a visitor who took their time. */
export async function suggest(
  path: string,
  field: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const drawn = await drawnAgo(path);
  return submit(`${path}?field=${field}`, { drawn, ...fields }, headers);
}
