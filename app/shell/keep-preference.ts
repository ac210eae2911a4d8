import { formatPreferences, parsePreferences, type Preferences } from "../domain/preferences.ts";
import { readCookie } from "../lib/cookies.ts";

/** Keeps a choice in the browser, as the answer to its form would. */
export function keepPreference(choice: Preferences): void {
  const before = parsePreferences(readCookie(document.cookie, "preferences"));
  const value = formatPreferences({ ...before, ...choice });
  // oxlint-disable-next-line unicorn/no-document-cookie -- Safari has had the Cookie Store API only lately
  document.cookie = `preferences=${value}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
}
