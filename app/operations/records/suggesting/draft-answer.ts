import type { SuggestionKind } from "../../../domain/records/suggesting/suggestion-fields.ts";
import { subjectPath } from "../../../domain/records/suggesting/subject-path.ts";
import { toLanguage } from "../../../domain/preferences.ts";
import type { Services } from "../../services.ts";
import { draftMail } from "../../users/deliver-mail.ts";

interface Answered {
  mail: string;
  language: string;
  subjectKind: SuggestionKind;
  subjectId: string;
  newValue: string;
  status: "accepted" | "declined";
  reason: string;
}

/** Drafts the mail that tells a visitor what became of a suggestion, which it repeats. */
export function draftAnswer(services: Services, answered: Answered) {
  const { mail, language, subjectKind, subjectId, newValue, status, reason } = answered;
  const visitor = { language: toLanguage(language), clientAddress: "" };
  const kind = status === "accepted" ? "suggestionAccepted" : "suggestionDeclined";
  const note = [newValue, reason].filter(Boolean).join("\n\n");
  const path = subjectPath(subjectKind, subjectId);
  return draftMail(services, visitor, mail, kind, { note, path });
}
