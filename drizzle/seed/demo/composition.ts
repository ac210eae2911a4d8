import { type Citation, citationsOf, readByAnEditor } from "../claims/sources.ts";
import type { ClaimSeed } from "../claims/claim-statements.ts";

export const music = "ramanarunachalam/Music";
export const ragavardhini = "carnatic-music/ragavardhini";

/** What is known of a composition, and where each fact was found. */
export interface DemoComposition {
  title: string;
  /** In ISO 15919. */
  isoTitle?: string;
  /** As its language writes it. */
  nativeTitle?: string;
  /** Those that a search for the title does not find. */
  otherTitles?: string[];
  composer: { id: string; name: string };
  raagaId?: string | null;
  taalaId?: string | null;
  songTypeId: string | null;
  /** A BCP 47 code. */
  language?: string;
  deity?: string;
  /** The mudra. */
  signature?: string;
  description: string;
  lyrics?: string;
  /** As `citationsOf` reads them. Where no lyrics were taken, each of them states the raaga, too. */
  sources: string[];
  /** Where they are not ramanarunachalam/Music. */
  taalaSources?: string[];
  taalaNote?: string;
  /** Where the native title was seen; otherwise an editor read it off the roman one. */
  titleSource?: string;
  /** What is not sure of the title. */
  titleNote?: string;
  /** Otherwise the language was read off the opening words. */
  languageStated?: boolean;
  remarks?: { field: string; source: string; note: string }[];
  /** Whether the synthesised scale of its raaga goes with it as a recording. */
  scaleRecording?: boolean;
}

/** A composition of M. Balamuralikrishna, a kriti unless it says otherwise. */
export type OwnComposition = Omit<DemoComposition, "composer" | "songTypeId" | "lyrics"> & {
  songTypeId?: string | null;
};

const editor: Citation = { source: readByAnEditor, note: "" };
const cite = (sources: readonly string[]) => sources.flatMap((text) => citationsOf(text));

/** Lists where the facts of a composition were found. A remark takes the place of the bare source. */
export function claimsOf(composition: DemoComposition, id: number): ClaimSeed[] {
  const { sources, titleNote, remarks = [] } = composition;
  const fromTitle = { ...editor, note: titleNote ?? "" };
  const found: [field: string, citations: Citation[]][] = [
    ...remarks.map(({ field, source, note }): [string, Citation[]] => [
      field,
      cite([source]).map((citation) => ({ ...citation, note })),
    ]),
    ["", cite(sources)],
    [
      composition.isoTitle ? "isoTitle" : "title",
      titleNote || composition.isoTitle ? [fromTitle] : [],
    ],
    ["nativeTitle", nativeTitleCitations(composition, fromTitle)],
    ["raagaId", composition.raagaId && !composition.lyrics ? cite(sources) : []],
    ["taalaId", taalaCitations(composition)],
    ["language", languageCitations(composition)],
    ["deity", deityCitations(composition)],
  ];
  const claims = found.flatMap(([field, citations]) =>
    citations.map((citation): ClaimSeed => ({
      kind: "composition",
      id: String(id),
      field,
      ...citation,
    })),
  );
  const key = ({ field, source }: ClaimSeed) => `${field} ${source.title} ${source.address}`;
  return [
    ...new Map(claims.toReversed().map((claim) => [key(claim), claim])).values(),
  ].toReversed();
}

function nativeTitleCitations(composition: DemoComposition, fromTitle: Citation): Citation[] {
  if (!composition.nativeTitle) return [];
  return composition.titleSource ? cite([composition.titleSource]) : [fromTitle];
}

function taalaCitations({ taalaId, taalaSources, taalaNote, lyrics }: DemoComposition) {
  if (!taalaId || (lyrics && !taalaSources)) return [];
  return cite(taalaSources ?? [music]).map(({ source, note }) => ({
    source,
    note: taalaNote ?? note,
  }));
}

function deityCitations({ deity, remarks = [] }: DemoComposition): Citation[] {
  if (!deity || remarks.some(({ field }) => field === "deity")) return [];
  return [{ ...editor, note: "read off the title" }];
}

function languageCitations({ language, languageStated, remarks = [] }: DemoComposition) {
  if (!language || languageStated || remarks.some(({ field }) => field === "language")) return [];
  return [{ ...editor, note: "read off the opening words, no page states it" }];
}
