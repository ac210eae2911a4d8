import {
  decideStatements,
  findOpenSuggestion,
  isDecisionStored,
  type OpenSuggestion,
  type SuggestionDecision,
  writeDecision,
} from "../../../data/records/suggesting/decide-suggestion.ts";
import {
  findSubject,
  type SuggestionSubject,
} from "../../../data/records/suggesting/find-subject.ts";
import { raagaList } from "../../../data/music/raagas.ts";
import type { DetailedEntry, DetailedList } from "../../../data/music/reference-list.ts";
import { taalaList } from "../../../data/music/taalas.ts";
import { savePersonYears } from "../../../data/people/save-years.ts";
import type { User } from "../../../data/users/users.ts";
import { type FormError, toFormError } from "../../../domain/form-error.ts";
import { readYears } from "../../../domain/people/person-years.ts";
import {
  findSuggestionField,
  type SuggestionField,
} from "../../../domain/records/suggesting/suggestion-fields.ts";
import { readSongText } from "../../../domain/records/suggesting/song-texts.ts";
import { suggestedValue } from "../../../domain/records/suggesting/suggestion-form.ts";
import type { CitedSource } from "../../../domain/records/cited-sources.ts";
import { type EntryTable, parseRow } from "../../../domain/music/entry-table.ts";
import { raagaTable } from "../../../domain/music/raaga-table.ts";
import { taalaTable } from "../../../domain/music/taala-table.ts";
import { saveEntry } from "../../music/save-entry.ts";
import type { Services } from "../../services.ts";
import { saveSong } from "../../songs/save-song.ts";
import { deliverMail } from "../../users/deliver-mail.ts";
import { draftAnswer } from "./draft-answer.ts";

export type DecisionOutcome =
  | { kind: "done" }
  /** It was decided before, or is not this user's to decide. */
  | { kind: "gone" }
  /** The record is no longer there. */
  | { kind: "subjectGone" }
  /** The value has changed since the user saw it. */
  | { kind: "changed"; now: string }
  | { kind: "invalid"; error: FormError };

export interface Acceptance {
  id: number;
  /** The value that is written, perhaps another than the suggested one. */
  value: string;
  /** The value that the user saw as the present one. */
  seen: string;
  mayThank: boolean;
}

/**
 * Accepts a suggestion: writes its value through the door of its record, with the permission of `user`, and records the
 * decision in the same transaction. A note writes nothing: the user has changed the record before.
 */
export async function acceptSuggestion(
  services: Services,
  user: User,
  { id, value, seen, mayThank }: Acceptance,
): Promise<DecisionOutcome> {
  const now = services.now();
  const fixed = { ...services, now: () => now };
  const suggestion = await findOpenSuggestion(services.db, id, user.id);
  const field = suggestion && findSuggestionField(suggestion.subjectKind, suggestion.field);
  if (!suggestion || !field) return { kind: "gone" };
  const decision: SuggestionDecision = {
    suggestion,
    status: "accepted",
    acceptedValue: null,
    reason: "",
    mayThank,
    userId: user.id,
    now,
    mail: await draftConfirmedAnswer(fixed, suggestion, "accepted"),
  };
  if (field.control === "note") return decide(fixed, decision);
  const parsed = suggestedValue(field).safeParse(value);
  if (!parsed.success) return { kind: "invalid", error: toFormError(parsed.error.issues[0]!) };
  const accepted = {
    ...decision,
    acceptedValue: parsed.data === suggestion.newValue ? null : parsed.data,
  };
  const subject = await findSubject(services.db, suggestion.subjectKind, suggestion.subjectId);
  if (!subject) return { kind: "subjectGone" };
  const present = subject.texts[field.name] ?? "";
  if (present === parsed.data) return decide(fixed, accepted);
  if (present !== seen) return { kind: "changed", now: present };
  const failure = await apply(fixed, user, { subject, field, value: parsed.data }, accepted);
  if (failure) return failure;
  // A value that is only written in another way changes nothing, and is recorded here.
  return (await isDecisionStored(services.db, accepted))
    ? finish(fixed, accepted)
    : decide(fixed, accepted);
}

/** Declines a suggestion; `reason` is mailed to whoever made it. */
export async function declineSuggestion(
  services: Services,
  user: User,
  id: number,
  reason: string,
): Promise<DecisionOutcome> {
  const now = services.now();
  const fixed = { ...services, now: () => now };
  const suggestion = await findOpenSuggestion(services.db, id, user.id);
  if (!suggestion) return { kind: "gone" };
  return decide(fixed, {
    suggestion,
    status: "declined",
    acceptedValue: null,
    reason,
    mayThank: false,
    userId: user.id,
    now,
    mail: await draftConfirmedAnswer(fixed, suggestion, "declined", reason),
  });
}

/** Drafts the answer to a visitor whose address is confirmed, or returns null. */
function draftConfirmedAnswer(
  services: Services,
  suggestion: OpenSuggestion,
  status: "accepted" | "declined",
  reason = "",
) {
  const { confirmedMail: mail } = suggestion;
  return mail === null ? null : draftAnswer(services, { ...suggestion, mail, status, reason });
}

/** Records a decision without a change of the record. */
async function decide(services: Services, decision: SuggestionDecision): Promise<DecisionOutcome> {
  const written = await writeDecision(services.db, decision);
  return written.ok ? finish(services, decision) : { kind: "gone" };
}

function finish(
  { logEvent, defer, ...services }: Services,
  { status, userId, mail }: SuggestionDecision,
): DecisionOutcome {
  logEvent("suggestion", status, userId);
  if (mail) defer(deliverMail({ logEvent, defer, ...services }, mail.id));
  return { kind: "done" };
}

interface Change {
  subject: SuggestionSubject;
  field: SuggestionField;
  value: string;
}

/** Writes the value with the decision. Returns why it could not be written, or null. */
async function apply(
  services: Services,
  user: User,
  { subject, field, value }: Change,
  decision: SuggestionDecision,
): Promise<DecisionOutcome | null> {
  switch (subject.kind) {
    case "song":
      return applyToSong(services, user, { subject, field, value }, decision);
    case "raaga":
      return applyToEntry(
        services,
        raagaList,
        raagaTable,
        subject.entry,
        { field, value },
        decision,
      );
    case "taala":
      return applyToEntry(
        services,
        taalaList,
        taalaTable,
        subject.entry,
        { field, value },
        decision,
      );
    case "person": {
      const years = readYears(subject.person, field.name, value, decision.suggestion.source);
      if ("error" in years) return { kind: "invalid", error: years };
      const alongside = decideStatements(services.db, decision, [["person", subject.id]]);
      const written = await savePersonYears(services.db, subject.person, years, {
        userId: user.id,
        now: decision.now,
        alongside,
      });
      if (written.ok) return null;
      return { kind: written.reason === "outdated" ? "subjectGone" : "gone" };
    }
  }
}

async function applyToSong(
  services: Services,
  user: User,
  { subject, field, value }: Change & { subject: SuggestionSubject & { kind: "song" } },
  decision: SuggestionDecision,
): Promise<DecisionOutcome | null> {
  const read = readSongText(field.name, value, subject.types);
  if ("error" in read) return { kind: "invalid", error: read };
  const alongside = decideStatements(services.db, decision, [
    ["song", subject.id],
    ["composition", subject.compositionId],
  ]);
  const saved = await saveSong(
    services,
    user,
    {
      entrance: "suggestion",
      songId: Number(subject.id),
      values: read.values,
      medium: { kind: "keep" },
    },
    alongside,
  );
  switch (saved.kind) {
    case "saved":
      return null;
    case "invalid":
      return { kind: "invalid", error: Object.values(saved.errors)[0]! };
    case "tooLarge":
      return { kind: "invalid", error: { error: "form.tooLarge" } };
    case "conflict":
      return { kind: "changed", now: subject.texts[field.name] ?? "" };
    default:
      return { kind: "gone" };
  }
}

async function applyToEntry<Entry extends DetailedEntry & { sources: CitedSource[] }>(
  services: Services,
  list: DetailedList<Entry>,
  table: EntryTable<Entry>,
  entry: Entry,
  { field, value }: Pick<Change, "field" | "value">,
  decision: SuggestionDecision,
): Promise<DecisionOutcome | null> {
  const parsed = parseRow(
    list.schema,
    table,
    { number: 0, cells: [], fields: { [field.name]: value } },
    entry,
  );
  if ("error" in parsed) return { kind: "invalid", error: parsed };
  const saved = await saveEntry(services, list, {
    id: entry.id,
    entry: parsed.value,
    actorId: decision.userId,
    alongside: decideStatements(services.db, decision, [[list.key, entry.id]]),
  });
  if (saved.ok) return null;
  switch (saved.reason) {
    case "exists":
      return { kind: "invalid", error: { error: "admin.melakartaTaken" } };
    case "outdated":
      return { kind: "invalid", error: { error: "admin.listChanging" } };
    default:
      return { kind: "gone" };
  }
}
