import type { Preferences } from "../domain/preferences.ts";

/** Writes a preference to its cookie, as `/preferences` does. The server drops what it does not know. */
export function savePreference(choice: Pick<Preferences, "theme" | "script">): void {
  const [, before = ""] = /(?:^|; )preferences=([^;]*)/.exec(document.cookie) ?? [];
  const all = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(before)),
    ...choice,
  });
  // oxlint-disable-next-line unicorn/no-document-cookie -- Safari has had the Cookie Store API only lately
  document.cookie = `preferences=${all}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
}
