import type { Language } from "../../archive.ts";
import type { Claim } from "../../data/records/sources/claims-on.ts";
import { markSources, nameFact } from "../../web/fact-sources.server.ts";
import { SourceMark } from "../sources/source-mark.tsx";

/** Draws the marks of the sources of what stands at the head of a song's page. */
export function markHead(language: Language, claims: readonly Claim[]) {
  const mark = (...fields: string[]) => {
    const name = nameFact(language, "composition", fields[0]!);
    const of = markSources(language, claims, fields, name);
    return of && <SourceMark of={of} />;
  };
  return {
    titleSources: mark("title", "nativeTitle"),
    raagaSources: mark("raagaId"),
    taalaSources: mark("taalaId"),
  };
}
