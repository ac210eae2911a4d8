import type { Language } from "../archive.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { translate } from "../i18n/translate.server.ts";

/** What the seeds remark on sources, as it is stored. */
const remarks: [remark: RegExp, key: MessageKey][] = [
  [/^Computed from its number$/, "note.computed"],
  [/^agrees with (?<what>.+)$/, "note.agreesWith"],
  [/^three swaras$/, "note.threeSwaras"],
  [/^four swaras$/, "note.fourSwaras"],
  [/^a janya of (?<number>\d+)$/, "note.janyaOf"],
  [/^counted from melakarta (?<number>\d+)$/, "note.countedFrom"],
  [/^taken from the northern (?<what>.+)$/, "note.northern"],
  [/^the gati changes within the sounded actions$/, "note.gatiChanges"],
];

/** Returns a note on a source in the reader's language; what editors wrote themselves stays as they wrote it. */
export const translateNote = (language: Language, note: string): string =>
  note
    .split("; ")
    .map((part) => {
      const known = remarks.find(([remark]) => remark.test(part));
      return known ? translate(language, known[1], known[0].exec(part)?.groups) : part;
    })
    .join("; ");
