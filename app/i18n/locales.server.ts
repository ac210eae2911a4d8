import { type Language, languages } from "../archive.ts";
import type { Area, CommonMessages } from "./messages.ts";

const files = import.meta.glob<Record<string, string>>(
  ["../locales/**/*.json", "!../locales/mail/*"],
  { eager: true, import: "default" },
);
const urls = import.meta.glob<string>("../locales/*.json", {
  eager: true,
  query: "?url",
  import: "default",
});

function byLanguage<T>(read: (file: string) => T): Record<Language, T> {
  const entries = languages.map((language) => [language, read(`${language}.json`)] as const);
  return Object.fromEntries(entries) as Record<Language, T>;
}

export const commonMessages = byLanguage((file) => files[`../locales/${file}`] as CommonMessages);

export const messagesUrl = byLanguage((file) => urls[`../locales/${file}`]!);

export const allMessages = byLanguage((file) => {
  const paths = Object.keys(files).filter((path) => path.endsWith(`/${file}`));
  return Object.assign({}, ...paths.map((path) => files[path])) as Record<string, string>;
});

const areasWithParts: readonly Area[] = ["beside", "concerts", "people", "raagas", "songs"];

export function areaMessages(area: Exclude<Area, "form">, language: Language) {
  return {
    ...files[`../locales/form/${language}.json`],
    ...(areasWithParts.includes(area) && files[`../locales/parts/${language}.json`]),
    ...(area === "admin" && files[`../locales/csv/${language}.json`]),
    ...(area === "admin" && files[`../locales/times/${language}.json`]),
    ...(area === "practise" && files[`../locales/taalas/${language}.json`]),
    ...(area === "beside" && files[`../locales/raagas/${language}.json`]),
    ...(area === "songs" && files[`../locales/device/${language}.json`]),
    ...files[`../locales/${area}/${language}.json`],
  };
}
