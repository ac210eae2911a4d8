import { archive } from "../../../archive.ts";
import { recordFileHead } from "../record-file.ts";
import { citationFormats } from "./citation-formats.ts";
import { citationFilePath, type CitedKind, citedPath } from "./cited-paths.ts";

/** What a page tells programs of the record that it shows. */
export interface CitedPage {
  kind: CitedKind;
  id: string;
  title: string;
  author?: string;
  /** The address of the author's page, if the archive has one. */
  authorPath?: string | null;
  date?: string | null;
  language?: string | null;
}

const types: Record<CitedKind, string> = {
  song: "MusicComposition",
  recording: "MusicRecording",
  raaga: "DefinedTerm",
  person: "Person",
  concert: "MusicEvent",
};

type HeadTag =
  | { name: string; content: string }
  | { tagName: "link"; rel: string; href: string; type?: string };

/**
 * Returns the elements for the head of a record's page: Highwire Press tags, from which Zotero and Google Scholar take
 * a citation, and the address to cite.
 */
export function citedHead(origin: string, page: CitedPage): HeadTag[] {
  const { kind, id, title, author, date, language } = page;
  const address = origin + citedPath(kind, id);
  const tags: [name: string, content: string | null | undefined][] = [
    ["title", title],
    ["author", author],
    ["publication_date", date?.replaceAll("-", "/")],
    ["language", language],
    ["publisher", archive.title],
    ["public_url", address],
  ];
  return [
    ...tags.flatMap(([name, content]) => (content ? { name: `citation_${name}`, content } : [])),
    { tagName: "link", rel: "cite-as", href: address },
    recordFileHead(citedPath(kind, id)),
  ];
}

/** Returns the Link header of a record's page, as signposting.org describes it. */
export function signpost(origin: string, { kind, id, authorPath }: CitedPage): string {
  const links = [
    [citedPath(kind, id), "cite-as"],
    ...citationFormats
      .filter(({ name }) => name !== null)
      .map(({ extension, mediaType }) => [
        citationFilePath(kind, id, extension),
        `describedby"; type="${mediaType}`,
      ]),
    ...(authorPath ? [[authorPath, "author"]] : []),
  ].map(([path, relation]) => `<${origin}${path}>; rel="${relation}"`);
  const ofType = ["AboutPage", types[kind]].map(
    (type) => `<https://schema.org/${type}>; rel="type"`,
  );
  return [...links, ...ofType].join(", ");
}
