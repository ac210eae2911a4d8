import { type Citation, citationsOf, readByAnEditor } from "../claims/sources.ts";
import type { ClaimSeed } from "../claims/claim-statements.ts";

export const music = "ramanarunachalam/Music";
export const ragavardhini = "carnatic-music/ragavardhini";

/** The facts of a composition and their sources. */
export interface DemoComposition {
  title: string;
  /** In ISO 15919. */
  isoTitle?: string;
  /** As its language writes it. */
  nativeTitle?: string;
  /** Titles that a search for `title` does not match. */
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
  /** Only lyrics that are out of copyright, as its description says. */
  lyrics?: string;
  /** In the plain notation of the archive; out of copyright, too. */
  notation?: string;
  /** Pages of other sites, as `pages-elsewhere.ts` writes them. */
  pagesElsewhere?: string;
  /** In the format of `citationsOf`. Without lyrics, each source also states the raaga. */
  sources: string[];
  /** By default ramanarunachalam/Music. */
  taalaSources?: string[];
  taalaNote?: string;
  /** Source of the native title; by default an editor derived it from the roman one. */
  titleSource?: string;
  /** What is uncertain about the title. */
  titleNote?: string;
  /** Whether a source states the language; otherwise an editor derived it from the opening words. */
  languageStated?: boolean;
  remarks?: { field: string; source: string; note: string }[];
  /** Whether its recording is the synthesised scale of its raaga. */
  scaleRecording?: boolean;
}

/** A composition of M. Balamuralikrishna, by default a kriti. */
export type OwnComposition = Omit<DemoComposition, "composer" | "songTypeId" | "lyrics"> & {
  songTypeId?: string | null;
};

const editor: Citation = { source: readByAnEditor, note: "" };
const cite = (sources: readonly string[]) => sources.flatMap((text) => citationsOf(text));

/** Returns the claims of a composition. A remark replaces the claim of the same source without a note. */
export function claimsOf(composition: DemoComposition, id: number): ClaimSeed[] {
  const { sources, titleNote, remarks = [] } = composition;
  const fromTitle = { ...editor, note: titleNote ?? "" };
  const citationsByField: [field: string, citations: Citation[]][] = [
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
  const claims = citationsByField.flatMap(([field, citations]) =>
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
