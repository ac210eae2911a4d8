import type { CreativeWork, WithContext } from "schema-dts";
import type { Claim } from "../../data/records/sources/claims-on.ts";
import { editorsReading } from "../../domain/records/sources.ts";
import { type Source, type SourceKind, sourcePath } from "../../domain/records/source.ts";

const types = {
  book: "Book",
  article: "Article",
  website: "WebSite",
  database: "Dataset",
  recording: "AudioObject",
  person: "CreativeWork",
} as const satisfies Record<SourceKind, string>;

/** Returns the JSON-LD of a source. */
export const sourceDescription = (
  { id, title, author, year, kind, address, identifier }: Source & { id: number },
  origin: string,
): WithContext<CreativeWork> => ({
  "@context": "https://schema.org",
  "@type": types[kind],
  "@id": origin + sourcePath(id),
  url: address || origin + sourcePath(id),
  name: title,
  author: author ? { "@type": "Person", name: author } : undefined,
  datePublished: year === null ? undefined : String(year),
  identifier: identifier || undefined,
});

/** Returns the sources of a record for its JSON-LD, each once; undefined if there are none. */
export function citedWorks(claims: readonly Pick<Claim, "id" | "title">[], origin: string) {
  const titles = new Map(claims.map(({ id, title }) => [id, title]));
  const works = [...titles]
    .filter(([, title]) => title !== editorsReading)
    .map(([id, title]) => ({
      "@type": "CreativeWork" as const,
      "@id": origin + sourcePath(id),
      name: title,
    }));
  return works.length > 0 ? works : undefined;
}
