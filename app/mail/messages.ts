import { type Language, languages } from "../archive.ts";
import type english from "../locales/mail/en.json";

export type MailMessages = typeof english;
export type MailKind =
  | "signupCode"
  | "resetCode"
  | "haveAccount"
  | "passwordChanged"
  | "requestApproved"
  | "requestRejected"
  | "requestsWaiting"
  | "jobsFailing"
  | "mailsGivenUp"
  | "copiesMissed"
  | "errorsRising"
  | "proposalDeclined"
  | "suggestionConfirm"
  | "suggestionAccepted"
  | "suggestionDeclined";

const files = import.meta.glob<MailMessages>("../locales/mail/*.json", {
  eager: true,
  import: "default",
});

export const mailMessages = Object.fromEntries(
  languages.map((language) => [language, files[`../locales/mail/${language}.json`]]),
) as Record<Language, MailMessages>;
