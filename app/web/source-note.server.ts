import type { Language } from "../archive.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { translate } from "../i18n/translate.server.ts";

/** What the seeds remark on sources, as it is stored. */
const remarks: [remark: RegExp, key: MessageKey][] = [
  [/^Computed from its number$/, "note.computed"],
  [/^agrees with (?<what>.+)$/, "note.agreesWith"],
  [/^three swaras$/, "note.threeSwaras"],
  [/^four swaras$/, "note.fourSwaras"],
  [/^(?<name>\p{Lu}\w+), four swaras$/u, "note.asFourSwaras"],
  [/^a janya of (?<number>\d+)$/, "note.janyaOf"],
  [/^counted from melakarta (?<number>\d+)$/, "note.countedFrom"],
  [/^taken from the northern (?<what>.+)$/, "note.northern"],
  [/^the gati changes within the sounded actions$/, "note.gatiChanges"],
];

/** What the seeds tell of a recording, behind its name. */
const partsOfRecording: typeof remarks = [
  [/^violin (?<name>.+)$/, "note.violin"],
  [/^mridangam (?<name>.+)$/, "note.mridangam"],
  [/^sung by (?<name>.+)$/, "note.sungBy"],
  [/^with the composer on the viola$/, "note.composerOnViola"],
];

function translatePart(language: Language, part: string, table: typeof remarks): string | null {
  const known = table.find(([remark]) => remark.test(part));
  return known ? translate(language, known[1], known[0].exec(part)?.groups) : null;
}

/**
 * Splits a note on a recording into its name, which is English, and who plays in it, in the reader's language; a note
 * that editors wrote themselves is all name.
 */
export function describeRecording(language: Language, note: string): { name: string; who: string } {
  const at = note.lastIndexOf(": ");
  const parts = (at < 0 ? note : note.slice(at + 2)).split(", ");
  const told = parts.map((part) => translatePart(language, part, partsOfRecording));
  return told.every((part) => part !== null)
    ? { name: note.slice(0, Math.max(at, 0)), who: told.join(", ") }
    : { name: note, who: "" };
}

/** Returns a note on a source in the reader's language; what editors wrote themselves stays as they wrote it. */
export const translateNote = (language: Language, note: string): string =>
  note
    .split("; ")
    .map((part) => translatePart(language, part, remarks) ?? part)
    .join("; ");
