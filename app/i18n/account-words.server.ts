import type { Language } from "../archive.ts";
import en from "../locales/account/en.json";
import hi from "../locales/account/hi.json";
import kn from "../locales/account/kn.json";
import ml from "../locales/account/ml.json";
import ta from "../locales/account/ta.json";
import te from "../locales/account/te.json";

/** The words of the account pages: they come with the data of those pages only. */
export const accountWords: Record<Language, typeof en> = { en, te, ta, kn, ml, hi };
