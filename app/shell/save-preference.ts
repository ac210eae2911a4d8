import type { Preferences } from "../domain/preferences.ts";

/** Writes a preference to its cookie, as `/preferences` does. The server ignores unknown values. */
export function savePreference(choice: Pick<Preferences, "theme" | "script">): void {
  const [, before = ""] = /(?:^|; )preferences=([^;]*)/.exec(document.cookie) ?? [];
  const all = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(before)),
    ...choice,
  });
  // oxlint-disable-next-line unicorn/no-document-cookie -- older Safari lacks the Cookie Store API
  document.cookie = `preferences=${all}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
}
