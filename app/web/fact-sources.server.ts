import { type Language, languageNames } from "../archive.ts";
import type { Claim } from "../data/records/sources/claims-on.ts";
import type { ClaimedKind } from "../domain/records/source.ts";
import { editorsReading } from "../domain/records/sources.ts";
import { sungLanguages } from "../domain/songs/song-field-kinds.ts";
import { type SongField, songFields } from "../domain/songs/song-fields.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { translate } from "../i18n/translate.server.ts";
import { translateNote } from "./source-note.server.ts";

/** A source as it is named beside a fact, in the reader's language. */
export type FactSource = Omit<Claim, "field">;

export interface FactSources {
  label: string;
  sources: FactSource[];
}

const isSongField = (field: string): field is SongField => Object.hasOwn(songFields, field);

const labels: Record<Exclude<ClaimedKind, "composition" | "song">, Record<string, MessageKey>> = {
  raaga: {
    arohana: "raaga.scale",
    parent: "raaga.parent",
    bhashanga: "admin.bhashanga",
    time: "raaga.time",
    creator: "raaga.creator",
  },
  taala: {
    aksharas: "taala.aksharas",
    jati: "taala.jati",
    angas: "taala.angas",
    groups: "taala.groups",
    isoName: "taala.iso",
    creator: "taala.createdBy",
  },
  person: { years: "source.years", names: "person.names" },
  deity: { names: "deity.alsoCalled" },
};

/** Returns the name of a fact that sources state, in the reader's language; "" for all of a record. */
export function nameFact(language: Language, kind: ClaimedKind, field: string): string {
  if (field.startsWith("alias ")) return field.slice("alias ".length);
  if (kind === "composition" || kind === "song") {
    if (field === "recordings") return translate(language, "song.otherRecordings");
    if (!isSongField(field)) return field;
    const spec = songFields[field];
    return "label" in spec ? translate(language, spec.label) : field;
  }
  const label = field.startsWith("scale ") ? "raaga.scale" : labels[kind][field];
  return label ? translate(language, label) : field;
}

/** Returns what a source states of a fact as readers write it. */
export function showReading(language: Language, field: string, reading: string): string {
  const code = field === "language" && sungLanguages.find((one) => one === reading);
  return code ? translate(language, `sung.${code}`) : reading;
}

/** Returns a note in the reader's language; on names, it lists the codes of their languages. */
export const showNote = (language: Language, field: string, note: string): string =>
  field === "names"
    ? note.replace(/\b[a-z]{2}\b/g, (code) => languageNames[code as Language]?.name ?? code)
    : translateNote(language, note);

/** Returns the title of a source as it is shown. */
export const showSourceTitle = (language: Language, title: string): string =>
  title === editorsReading ? translate(language, "song.editorsReading") : title;

const showSource = (
  language: Language,
  { field, id, title, note, reading }: Claim,
): FactSource => ({
  id,
  title: showSourceTitle(language, title),
  note: showNote(language, field, note),
  reading: showReading(language, field, reading),
});

/**
 * Lists the sources of a record, each once: of all that is known of it, and of the facts that stand nowhere on its page.
 * `isShown` tells of the others.
 */
export function listSources(
  language: Language,
  claims: readonly Claim[],
  isShown: (field: string) => boolean,
): FactSource[] {
  const sources = claims.filter(({ field }) => field === "" || !isShown(field));
  const distinct = new Map(sources.map((claim) => [claim.id, claim]));
  return [...distinct.values()].map((claim) => showSource(language, claim));
}

/** Returns the mark of the sources of a fact that is shown as `name`; null where no source is known. */
export function markSources(
  language: Language,
  claims: readonly Claim[],
  fields: string | readonly string[],
  name: string,
): FactSources | null {
  const own = claims.filter(({ field }) => [fields].flat().includes(field));
  if (own.length === 0) return null;
  const distinct = new Map(own.map((claim) => [`${claim.id} ${claim.reading}`, claim]));
  const sources = [...distinct.values()].map((claim) => showSource(language, claim));
  const differ = sources.some(({ reading }) => reading !== "");
  return { label: translate(language, differ ? "source.differ" : "source.of", { name }), sources };
}
