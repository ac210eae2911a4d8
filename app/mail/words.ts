import type { Language } from "../archive.ts";
import en from "../locales/mail/en.json";
import hi from "../locales/mail/hi.json";
import kn from "../locales/mail/kn.json";
import ml from "../locales/mail/ml.json";
import ta from "../locales/mail/ta.json";
import te from "../locales/mail/te.json";

export type MailWords = typeof en;
export const mailWords: Record<Language, MailWords> = { en, te, ta, kn, ml, hi };
export type MailKind =
  | "signupCode"
  | "resetCode"
  | "haveAccount"
  | "passwordChanged"
  | "requestApproved"
  | "requestRejected"
  | "requestsWaiting";
