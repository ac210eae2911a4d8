import type { Settings } from "../config.server.ts";
import { keyedHash } from "../lib/crypto.server.ts";

/** A person needs longer than this to fill in a form, in milliseconds. */
const minAge = 2000;
const maxAge = 24 * 3600_000;

const sign = ({ SESSION_SECRET }: Settings, subject: string, at: number, id: string) =>
  keyedHash(SESSION_SECRET, `drawn form|${subject}|${at}|${id}`);

/** Returns a signed token for a hidden field: when the form for `subject` was drawn, and an id for this form alone. */
export async function drawForm(settings: Settings, subject: string, now: number): Promise<string> {
  const id = crypto.randomUUID();
  return `${now}.${id}.${await sign(settings, subject, now, id)}`;
}

/**
 * Reads a token of `drawForm`. Returns the id of the form, or why the form is refused: sent within two seconds, or after
 * a day, with another form's token or without one.
 */
export async function readDrawnForm(
  settings: Settings,
  subject: string,
  token: string,
  now: number,
): Promise<{ id: string } | "tooFast" | "expired"> {
  const [, time, id, signature] = /^(\d{13})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!time || !id || signature !== (await sign(settings, subject, Number(time), id)))
    return "expired";
  const age = now - Number(time);
  if (age > maxAge) return "expired";
  return age < minAge ? "tooFast" : { id };
}
