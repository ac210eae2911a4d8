import type { Language } from "../archive.ts";
import accountEn from "../locales/account/en.json";
import accountHi from "../locales/account/hi.json";
import accountKn from "../locales/account/kn.json";
import accountMl from "../locales/account/ml.json";
import accountTa from "../locales/account/ta.json";
import accountTe from "../locales/account/te.json";
import adminEn from "../locales/admin/en.json";
import adminHi from "../locales/admin/hi.json";
import adminKn from "../locales/admin/kn.json";
import adminMl from "../locales/admin/ml.json";
import adminTa from "../locales/admin/ta.json";
import adminTe from "../locales/admin/te.json";
import apiEn from "../locales/api/en.json";
import apiHi from "../locales/api/hi.json";
import apiKn from "../locales/api/kn.json";
import apiMl from "../locales/api/ml.json";
import apiTa from "../locales/api/ta.json";
import apiTe from "../locales/api/te.json";
import failureEn from "../locales/failure/en.json";
import failureHi from "../locales/failure/hi.json";
import failureKn from "../locales/failure/kn.json";
import failureMl from "../locales/failure/ml.json";
import failureTa from "../locales/failure/ta.json";
import failureTe from "../locales/failure/te.json";
import formEn from "../locales/form/en.json";
import formHi from "../locales/form/hi.json";
import formKn from "../locales/form/kn.json";
import formMl from "../locales/form/ml.json";
import formTa from "../locales/form/ta.json";
import formTe from "../locales/form/te.json";
import songsEn from "../locales/songs/en.json";
import songsHi from "../locales/songs/hi.json";
import songsKn from "../locales/songs/kn.json";
import songsMl from "../locales/songs/ml.json";
import songsTa from "../locales/songs/ta.json";
import songsTe from "../locales/songs/te.json";
import { messagesOf } from "./messages.server.ts";
import { createTranslate, type Message, type MessageKey, type MoreMessages } from "./translate.ts";

type Words<T> = Record<Language, T>;

const form: Words<typeof formEn> = {
  en: formEn,
  te: formTe,
  ta: formTa,
  kn: formKn,
  ml: formMl,
  hi: formHi,
};
const account: Words<typeof accountEn> = {
  en: accountEn,
  te: accountTe,
  ta: accountTa,
  kn: accountKn,
  ml: accountMl,
  hi: accountHi,
};
const songs: Words<typeof songsEn> = {
  en: songsEn,
  te: songsTe,
  ta: songsTa,
  kn: songsKn,
  ml: songsMl,
  hi: songsHi,
};
const admin: Words<typeof adminEn> = {
  en: adminEn,
  te: adminTe,
  ta: adminTa,
  kn: adminKn,
  ml: adminMl,
  hi: adminHi,
};
const api: Words<typeof apiEn> = {
  en: apiEn,
  te: apiTe,
  ta: apiTa,
  kn: apiKn,
  ml: apiMl,
  hi: apiHi,
};
/** What error pages say: the server alone knows it. */
const failures: Words<typeof failureEn> = {
  en: failureEn,
  te: failureTe,
  ta: failureTa,
  kn: failureKn,
  ml: failureMl,
  hi: failureHi,
};
const areas = { account, admin, api, songs };

/** The words that the pages of an area have besides those of every page: they come with its data. */
export function areaWords(area: keyof typeof areas, language: Language): Partial<MoreMessages> {
  return { ...form[language], ...areas[area][language] };
}

const allWords = (language: Language) => ({
  ...messagesOf[language],
  ...form[language],
  ...account[language],
  ...songs[language],
  ...admin[language],
  ...failures[language],
});

/** A message of any area, said in a language: what is told on the next page, whichever that is. */
export function sayAnywhere(
  language: Language,
  key: MessageKey,
  values?: Record<string, string | number>,
): string {
  return createTranslate(language, allWords(language))(key, values);
}

const english = allWords("en");
const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(english, text);

/** Checks that what a schema found wrong is a message; anything else is only told to be an error. */
export function toMessage({
  problem,
  values = {},
}: {
  problem: string;
  values?: Record<string, string | number>;
}): Exclude<Message, string> {
  return { key: isMessageKey(problem) ? problem : "error.unexpected", values };
}
