import type { DefinedTerm, DefinedTermSet, WithContext } from "schema-dts";
import type { DeityDetail, DeitySummary } from "../../data/music/deity-pages.ts";
import { citedWorks } from "../sources/source-json-ld.ts";
import { deityPath } from "../../domain/music/deity-path.ts";

const context = "https://schema.org";
const setName = "Deities of Carnatic compositions";

export function deityTerm(deity: DeityDetail, origin: string): WithContext<DefinedTerm> {
  const { id, description, native, names, claims } = deity;
  const name = native ?? id;
  return {
    "@context": context,
    "@type": "DefinedTerm",
    "@id": origin + deityPath(id),
    url: origin + deityPath(id),
    name,
    alternateName: names.filter((one) => one !== name),
    description,
    subjectOf: citedWorks(claims, origin),
    inDefinedTermSet: { "@type": "DefinedTermSet", "@id": `${origin}/deities`, name: setName },
  };
}

export const deitySet = (
  deities: readonly DeitySummary[],
  origin: string,
): WithContext<DefinedTermSet> => ({
  "@context": context,
  "@type": "DefinedTermSet",
  "@id": `${origin}/deities`,
  url: `${origin}/deities`,
  name: setName,
  hasDefinedTerm: deities.map(({ id, native }) => ({
    "@type": "DefinedTerm",
    "@id": origin + deityPath(id),
    name: native ?? id,
    alternateName: native ? id : undefined,
  })),
});
