import type { FormError } from "#app/domain/form-error.ts";
import account from "#app/locales/account/en.json";
import admin from "#app/locales/admin/en.json";
import form from "#app/locales/form/en.json";
import songs from "#app/locales/songs/en.json";

const texts = new Map(Object.entries({ ...account, ...admin, ...form, ...songs }));

export function englishText(key: string, values: FormError["values"] = {}): string {
  return (texts.get(key) ?? key).replace(/\{(\w+)\}/g, (all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return (value ?? all).toLocaleString("en");
  });
}
