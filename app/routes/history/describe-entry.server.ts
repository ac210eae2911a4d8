import { type Language, languageNames } from "../../archive.ts";
import type { MentionedNames } from "../../data/records/history/mentioned-names.ts";
import { timesOfDay } from "../../domain/music/time-of-day.ts";
import { personParts } from "../../domain/people/person.ts";
import { entryFieldLabels } from "../../domain/records/history/entry-field-labels.ts";
import type { HistoryKind } from "../../domain/records/history/history-path.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";

type Fields = Record<string, [unknown, unknown]>;

/** Fields of parts of a record that are not told: ids of files, and how a picture is stored. */
const untold = new Set(["files", "seenAt"]);

export interface EntryReader {
  language: Language;
  kind: HistoryKind;
  mentioned: MentionedNames;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the name of one of the words that the archive knows; older data may have others. */
function nameOf<Word extends string>(
  all: readonly Word[],
  text: string,
  name: (word: Word) => string,
): string {
  const word = all.find((one) => one === text);
  return word ? name(word) : text;
}

/** Writes a value of a field for readers, as text. */
function textOfValue(field: string, value: unknown, reader: EntryReader): string {
  const { language, kind, mentioned } = reader;
  const t = (key: MessageKey) => translate(language, key);
  if (typeof value === "boolean") return t(value ? "admin.yes" : "admin.no");
  if (Array.isArray(value))
    return value.map((one: unknown) => textOfValue(field, one, reader)).join("\n");
  if (isObject(value)) {
    if (field === "scriptNames")
      return Object.entries(value)
        .map(([code, name]) => `${languageNames[code as Language]?.name ?? code}: ${String(name)}`)
        .join("\n");
    return Object.entries(value)
      .filter(([name]) => !untold.has(name))
      .map(([name, one]) => textOfValue(name, one, reader).replaceAll("\n", "; "))
      .filter(Boolean)
      .join(" · ");
  }
  if (typeof value !== "string" && typeof value !== "number") return "";
  const text = String(value);
  switch (field) {
    case "timeOfDay":
      return nameOf(timesOfDay, text, (time) => t(`time.${time}`));
    case "parts":
      return nameOf(personParts, text, (part) => t(`part.${part}`));
    case "creatorId":
      return mentioned.people[text] ?? text;
    case "parentId":
      return mentioned.raagas[text] ?? text;
    case "mergedInto":
    case "mergedFrom":
      return (kind === "person" ? mentioned.people : mentioned.raagas)[text] ?? text;
    default:
      return text;
  }
}

/** Lists the fields of a change in words. */
export const describeEntry = (fields: Fields, reader: EntryReader) =>
  Object.entries(entryFieldLabels).flatMap(([field, label]) => {
    const pair = fields[field];
    if (!pair) return [];
    const [before, after] = pair.map((value) => textOfValue(field, value, reader)) as [
      string,
      string,
    ];
    return before === after
      ? []
      : [{ field, label: translate(reader.language, label), before, after }];
  });
