import type { DefinedTerm, DefinedTermSet, WithContext } from "schema-dts";
import type { TaalaSummary } from "../../data/music/taala-pages/list-taalas.ts";
import type { TaalaDetail } from "../../data/music/taala-pages/taala-page.ts";
import { citedWorks } from "../sources/source-json-ld.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";

const context = "https://schema.org";
const setName = "Taalas of Carnatic music";

export function taalaTerm(taala: TaalaDetail, origin: string): WithContext<DefinedTerm> {
  const { id, description, native, isoName, aliases, claims } = taala;
  return {
    "@context": context,
    "@type": "DefinedTerm",
    "@id": origin + taalaPath(id),
    url: origin + taalaPath(id),
    name: native ?? id,
    alternateName: [native && id, isoName, ...aliases].filter((name) => name !== null),
    description,
    subjectOf: citedWorks(claims, origin),
    inDefinedTermSet: { "@type": "DefinedTermSet", "@id": `${origin}/taalas`, name: setName },
  };
}

export const taalaSet = (
  taalas: readonly TaalaSummary[],
  origin: string,
): WithContext<DefinedTermSet> => ({
  "@context": context,
  "@type": "DefinedTermSet",
  "@id": `${origin}/taalas`,
  url: `${origin}/taalas`,
  name: setName,
  hasDefinedTerm: taalas.map(({ id, native }) => ({
    "@type": "DefinedTerm",
    "@id": origin + taalaPath(id),
    name: native ?? id,
    alternateName: native ? id : undefined,
  })),
});
