import { type FieldWith, songFields } from "../../songs/song-fields.ts";

const suggestionKinds = ["song", "raaga", "taala", "person"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** How a value is typed: in one line, in several, or in a note to whoever decides. */
type Control = "line" | "lines" | "note";

/** A field of a record. `label`, `offer` (how visitors choose it, if not by its label) and `hint` are locale keys. */
interface Field<Label extends string, Hint extends string> {
  name: string;
  label: Label;
  control: Control;
  offer?: "suggest.players";
  hint?: Hint;
}

const line = <Label extends string, Hint extends string = never>(
  name: string,
  label: Label,
  hint?: Hint,
): Field<Label, Hint> => ({ name, label, control: "line", ...(hint !== undefined && { hint }) });

/** A note is read by whoever decides, who changes the record themselves: no value follows from it. */
const note = <Label extends string, Hint extends string = never>(
  name: string,
  label: Label,
  hint?: Hint,
): Field<Label, Hint> => ({ ...line(name, label, hint), control: "note" });

const inLines: readonly string[] = ["prose", "lines", "accompaniments"];

function ofSong<Name extends FieldWith<"label">, Hint extends string = never>(
  name: Name,
  hint?: Hint,
): Field<(typeof songFields)[Name]["label"], Hint> {
  const { label, kind } = songFields[name];
  return { ...line(name, label, hint), control: inLines.includes(kind) ? "lines" : "line" };
}

const other = note("other", "suggest.other");

/** What a rights holder asks to take down. It is for Administrators alone, who answer: it needs a name and an address. */
export const rightsField = "rights";
const rights = note(rightsField, "suggest.rights", "suggest.rightsHint");

const namesOfEntry = [
  line("isoName", "admin.isoName", "admin.isoNameHint"),
  line("spellings", "admin.spellings", "suggest.namesHint"),
  line("synonyms", "admin.synonyms", "suggest.namesHint"),
  line("description", "admin.description"),
  other,
];

const fields = {
  song: [
    note("recording", "suggest.recording", "suggest.recordingHint"),
    { ...ofSong("accompaniments", "suggest.playersHint"), offer: "suggest.players" as const },
    ofSong("recordingDate", "suggest.dateHint"),
    ofSong("place"),
    ofSong("event"),
    ofSong("singer"),
    ofSong("title"),
    ofSong("nativeTitle"),
    ofSong("otherTitles", "songForm.linesHint"),
    ofSong("raagaId"),
    ofSong("taalaId"),
    ofSong("songTypeId"),
    ofSong("deity"),
    ofSong("description"),
    ofSong("mediaDescription"),
    note("lyrics", "songForm.lyrics", "suggest.lyricsHint"),
    other,
    rights,
  ],
  raaga: [
    line("arohana", "raaga.arohana", "suggest.scaleHint"),
    line("avarohana", "raaga.avarohana", "suggest.scaleHint"),
    line("melakarta", "admin.melakarta"),
    ...namesOfEntry,
  ],
  taala: [
    line("jati", "admin.jati"),
    line("angas", "admin.angas", "admin.angasHint"),
    line("aksharas", "admin.aksharas"),
    line("groups", "admin.groups", "admin.groupsHint"),
    ...namesOfEntry,
  ],
  person: [
    line("born", "suggest.born", "suggest.yearHint"),
    line("died", "suggest.died", "suggest.yearHint"),
    note("name", "suggest.personName"),
    other,
    rights,
  ],
};

export type SuggestionField = (typeof fields)[SuggestionKind][number];

/** What a visitor may call wrong, by kind of record, in the order in which it is offered. */
export const suggestionFields: Record<SuggestionKind, readonly SuggestionField[]> = fields;

export const findSuggestionField = (
  kind: SuggestionKind,
  name: string | null | undefined,
): SuggestionField | null => suggestionFields[kind].find((field) => field.name === name) ?? null;

export const isSuggestionKind = (text: string | undefined): text is SuggestionKind =>
  suggestionKinds.some((kind) => kind === text);
