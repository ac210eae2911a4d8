import { formatPreferences, parsePreferences, type Preferences } from "../domain/preferences.ts";
import { readCookie } from "../lib/cookies.ts";

/** Writes a preference to its cookie, as `/preferences` does. */
export function savePreference(choice: Preferences): void {
  const before = parsePreferences(readCookie(document.cookie, "preferences"));
  const value = formatPreferences({ ...before, ...choice });
  // oxlint-disable-next-line unicorn/no-document-cookie -- Safari has had the Cookie Store API only lately
  document.cookie = `preferences=${value}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
}
