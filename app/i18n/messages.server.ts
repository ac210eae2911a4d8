import type { Language } from "../archive.ts";
import en from "../locales/en.json";
import enUrl from "../locales/en.json?url";
import hi from "../locales/hi.json";
import hiUrl from "../locales/hi.json?url";
import kn from "../locales/kn.json";
import knUrl from "../locales/kn.json?url";
import ml from "../locales/ml.json";
import mlUrl from "../locales/ml.json?url";
import ta from "../locales/ta.json";
import taUrl from "../locales/ta.json?url";
import te from "../locales/te.json";
import teUrl from "../locales/te.json?url";
import type { Messages } from "./translate.ts";

export const messagesOf: Record<Language, Messages> = { en, te, ta, kn, ml, hi };

/** Where the browser finds the words of a language: one file, named after its content. */
export const messagesUrl: Record<Language, string> = {
  en: enUrl,
  te: teUrl,
  ta: taUrl,
  kn: knUrl,
  ml: mlUrl,
  hi: hiUrl,
};
