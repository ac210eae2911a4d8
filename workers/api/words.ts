import account from "#app/locales/account/en.json";
import admin from "#app/locales/admin/en.json";
import form from "#app/locales/form/en.json";
import songs from "#app/locales/songs/en.json";

const words: Record<string, string> = { ...account, ...admin, ...form, ...songs };

/**
 * A message of the domain in English, `what` in its place; what is no key of the locales says itself.
 */
export function say(key: string, what = ""): string {
  return (words[key] ?? key).replace("{what}", () => what);
}
