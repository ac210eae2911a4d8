export const uploadTypes = ["YouTube", "Audio", "Video"] as const;
export type UploadType = (typeof uploadTypes)[number];

export const sungLanguages = ["te", "sa", "ta", "kn", "ml", "hi"] as const;
export type SungLanguage = (typeof sungLanguages)[number];

export interface Accompaniment {
  typeId: number;
  players: string[];
}

export const maxLineLength = 300;

/** What a field of each kind holds. Unknown texts are "", everything else unknown is null. */
export interface KindValues {
  line: string;
  prose: string;
  /** yyyy-MM-dd */
  day: string | null;
  reference: string | null;
  numberedReference: number | null;
  /** BCP 47 code of the language that is sung. */
  language: string | null;
  accompaniments: Accompaniment[];
  uploadType: UploadType | null;
  text: string | null;
  number: number | null;
}

export interface FieldSpec {
  kind: keyof KindValues;
  /** Locale key of its name. Fields without one are shown as part of `mediaFileId`. */
  label?: string;
  section?: "basics" | "classification" | "words" | "accompaniments";
  /** The name of its input where that differs from the field's. */
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
  list?: "raagas" | "taalas" | "songTypes" | "mediaTypes";
  csv?: string;
  /** Whether the REST Song has a property of this name. */
  rest?: true;
  /** Whether it describes the recording, which is replaced and compared as a whole. */
  recording?: true;
}
