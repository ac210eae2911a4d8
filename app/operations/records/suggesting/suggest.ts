import {
  type ConfirmMail,
  type NewSuggestion,
  writeSuggestion,
  type WrittenSuggestion,
} from "../../../data/records/suggesting/write-suggestion.ts";
import type { SuggestionSubject } from "../../../data/records/suggesting/find-subject.ts";
import {
  rightsField,
  type SuggestionField,
} from "../../../domain/records/suggesting/suggestion-fields.ts";
import type { SuggestionInput } from "../../../domain/records/suggesting/suggestion-form.ts";
import { sharedFields } from "../../../domain/songs/song-fields.ts";
import { hashToken, keyedHash, randomToken } from "../../../lib/crypto.server.ts";
import type { Services, Visitor } from "../../services.ts";
import { deliverMail, draftMail } from "../../users/deliver-mail.ts";

interface SuggestionToMake {
  formId: string;
  subject: SuggestionSubject;
  field: SuggestionField;
  input: SuggestionInput;
  /** The user who is signed in, or null. */
  user: { id: number; username: string } | null;
}

/**
 * Stores a suggestion, which waits for a decision. A visitor who gave an address gets a mail that asks to confirm it; a
 * user needs no confirmation. Fails with the limit that is reached.
 */
export async function makeSuggestion(
  services: Services,
  visitor: Visitor,
  { formId, subject, field, input, user }: SuggestionToMake,
): Promise<WrittenSuggestion> {
  const { db, settings, now, defer, logEvent } = services;
  const at = now();
  const place = user ? `user ${user.id}` : `address ${visitor.clientAddress}`;
  const mail =
    user === null && input.mail !== null
      ? await draftConfirmation({ ...services, now: () => at }, visitor, input.mail)
      : null;
  const written = await writeSuggestion(
    db,
    {
      formId,
      subjectKind: subject.kind,
      subjectId: subject.id,
      field: field.name,
      oldValue: subject.texts[field.name] ?? "",
      newValue: input.value,
      source: input.source,
      givenName: input.givenName,
      isThanked: input.isThanked && input.givenName !== "" && field.name !== rightsField,
      language: visitor.language,
      suggestedBy: user?.id ?? null,
      decidedBy: decidedBy(field.name),
      clientHash: await keyedHash(settings.CODE_PEPPER, `suggestion|${place}`),
      now: at,
      ownMail: user && input.wantsMail ? user.username : null,
    },
    mail,
  );
  logEvent("suggestion", written.ok ? "stored" : `limit ${written.limit}`, user?.id);
  if (written.ok && written.isMailed && mail) defer(deliverMail(services, mail.id));
  return written;
}

/** Whose record it is. Nobody but Administrators read what a rights holder writes. */
function decidedBy(field: string): NewSuggestion["decidedBy"] {
  if (field === rightsField) return "administrators";
  return sharedFields.some((one) => one === field) ? "compositionOwner" : "songOwner";
}

async function draftConfirmation(
  services: Services,
  { language }: Visitor,
  address: string,
): Promise<ConfirmMail> {
  const token = randomToken();
  const visitor = { language, clientAddress: "" };
  const path = `/suggest/confirm/${token}`;
  const drafted = await draftMail(services, visitor, address, "suggestionConfirm", { path });
  return { ...drafted, tokenHash: await hashToken(token) };
}
