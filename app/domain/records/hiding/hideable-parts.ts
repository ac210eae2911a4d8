/** The kinds of record that have parts to hide. A composition is addressed by one of its songs. */
export type HiddenKind = "composition" | "song" | "person";
export type HiddenPart = "words" | "notation" | "recording" | "picture" | "record";

/** A part of a record that an Administrator may hide. */
export interface HideablePart {
  kind: HiddenKind;
  part: HiddenPart;
}

/** What can be hidden from the page of a song or a person, by the name that a form has for it. */
const hideableParts = {
  song: {
    words: { kind: "composition", part: "words" },
    notation: { kind: "composition", part: "notation" },
    recording: { kind: "song", part: "recording" },
    song: { kind: "song", part: "record" },
    composition: { kind: "composition", part: "record" },
  },
  person: { picture: { kind: "person", part: "picture" } },
} as const satisfies Record<string, Record<string, HideablePart>>;

export type HideableKind = keyof typeof hideableParts;
export type PartName = { [Kind in HideableKind]: keyof (typeof hideableParts)[Kind] }[HideableKind];

export const isHideableKind = (text: string | undefined): text is HideableKind =>
  text !== undefined && Object.hasOwn(hideableParts, text);

/** Lists the names of the parts that the page of a record offers. */
export const partNames = (kind: HideableKind) => Object.keys(hideableParts[kind]) as PartName[];

/** Finds a part by its name; null if such a record has none of that name. */
export const findPart = (kind: HideableKind, name: string | undefined): HideablePart | null =>
  Object.entries(hideableParts[kind]).find(([one]) => one === name)?.[1] ?? null;

/** Returns the name of a part. */
export function nameOfPart({ kind, part }: HideablePart): PartName {
  if (part !== "record") return part;
  return kind === "composition" ? "composition" : "song";
}
