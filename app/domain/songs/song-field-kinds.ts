import { soloParts } from "../people/person.ts";
import type { CitedSource } from "../records/cited-sources.ts";

import type { NameLinks } from "../people/name-links.ts";

export const uploadTypes = ["YouTube", "Audio", "Video"] as const;
export type UploadType = (typeof uploadTypes)[number];

export const sungLanguages = ["te", "sa", "ta", "kn", "ml", "hi"] as const;
export type SungLanguage = (typeof sungLanguages)[number];

export interface Accompaniment {
  typeId: number;
  players: string[];
}

export const maxLineLength = 300;

/** The part of the lead performer; `performer` if unknown. */
export const singerParts = [...soloParts, "performer"] as const;

/** The value type of each kind of field. Unknown texts are "", other unknown values null. */
export interface KindValues {
  line: string;
  prose: string;
  /** Swaras and words in plain text, as `app/domain/music/notation` writes them. */
  notation: string;
  /** Pages of other sites in plain text, as `pages-elsewhere.ts` writes them. */
  pages: string;
  optionalLine: string | null;
  lines: string[];
  texts: Record<string, string>;
  /** A date to its known precision: yyyy, yyyy-MM or yyyy-MM-dd. */
  date: string | null;
  reference: string | null;
  references: string[];
  numberedReference: number | null;
  /** BCP 47 code of the language that is sung. */
  language: string | null;
  /** The address of a statement of rights; null if the rights are not known. */
  rights: string | null;
  accompaniments: Accompaniment[];
  uploadType: UploadType | null;
  singerPart: string;
  personIds: NameLinks;
  text: string | null;
  number: number | null;
  /** Whole seconds from the beginning of the medium. */
  seconds: number | null;
  /** The times of the lines of lyrics in a recording, as `timed-lines.ts` writes them. */
  lineTimes: string;
  /** The sources of the facts of the composition, or of the recording. */
  sources: CitedSource[];
}

export const formSections = [
  "composition",
  "compositionDetails",
  "recording",
  "recordingDetails",
  "accompaniments",
] as const;
type FormSection = (typeof formSections)[number];

/** Whether the entries of a list are few, so that one is chosen from all of them. Those of other lists are typed. */
export const isChosenFrom = (
  list: FieldSpec["list"],
): list is "taalas" | "songTypes" | "mediaTypes" =>
  list !== undefined && list !== "raagas" && list !== "concerts";

/**
 * Lists of fields: the facts on a song's page, the read-only part of a form, the columns of drafts, and the fields of a
 * batch edit. `label`, `csv`, `rest` and `payload` define the fields of the history, CSV files and REST.
 */
export type FieldPlace = "page" | "locked" | "drafts" | "batch";

export interface FieldSpec {
  kind: keyof KindValues;
  /** Locale key of its name. Fields without one are shown as part of `mediaFileId`. */
  label?: string;
  section?: FormSection;
  /** Whether all recordings of a composition share it; the others belong to the recording. */
  shared?: true;
  input?: string;
  /** Locale key of the error for a missing value. */
  required?: string;
  /** Whether a song stored without a required value may be saved without it. */
  mayStayEmpty?: true;
  readOnly?: true;
  default?: string;
  maxLength?: number;
  rows?: number;
  hint?: string;
  list?: "raagas" | "taalas" | "songTypes" | "mediaTypes" | "concerts";
  /** Its position, from 1 on, in each list of fields that has it. */
  shown?: Partial<Record<FieldPlace, number>>;
  /** Locale key of its name on the song's page, if it differs. */
  pageLabel?: string;
  /** The kind of its keys in the search index. */
  index?: "title" | "deity" | "lyrics";
  /** Its column in CSV files. */
  csv?: string;
  /** Whether it is part of REST's Song. */
  rest?: true;
  /** Whether REST accepts it, and whether its absence from a payload empties or keeps it. */
  payload?: "empties" | "keeps";
  /** Whether it describes the medium, which is replaced and compared as a whole. */
  medium?: true;
}
