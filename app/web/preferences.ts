import {
  formatPreferences,
  type Paging,
  pagings,
  parsePreferences,
  type Preferences,
} from "../domain/preferences.ts";
import { oneOf } from "../domain/paging.ts";
import { readCookie } from "../lib/cookies.ts";

const year = 365 * 24 * 3600;

/** Reads the visitor's preferences. Paging has its own cookie, as it is a session cookie. */
export function readPreferences({ headers }: Request): Preferences & { paging: Paging } {
  const cookies = headers.get("Cookie");
  const preferences = parsePreferences(readCookie(cookies, "preferences"));
  return { ...preferences, paging: oneOf(pagings, readCookie(cookies, "paging")) };
}

export function preferencesCookie(preferences: Preferences): string {
  return `preferences=${formatPreferences(preferences)}; Path=/; Max-Age=${year}; SameSite=Lax; Secure`;
}

export function pagingCookie(paging: Paging): string {
  return `paging=${paging}; Path=/; SameSite=Lax; Secure`;
}
