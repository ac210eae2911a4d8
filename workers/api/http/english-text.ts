import type { FormError } from "#app/domain/form-error.ts";
import account from "#app/locales/account/en.json";
import admin from "#app/locales/admin/en.json";
import csv from "#app/locales/csv/en.json";
import form from "#app/locales/form/en.json";
import songs from "#app/locales/songs/en.json";

const messages = { ...account, ...admin, ...csv, ...form, ...songs };
const texts = new Map(Object.entries(messages));

export type EnglishKey = keyof typeof messages;

export function englishText(key: string, values: FormError["values"] = {}): string {
  return (texts.get(key) ?? key).replace(/\{(\w+)\}/g, (all, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return (value ?? all).toLocaleString("en");
  });
}
