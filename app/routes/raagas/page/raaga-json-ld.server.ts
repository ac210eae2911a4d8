import type { DefinedTerm, WithContext } from "schema-dts";
import { archive } from "../../../archive.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { citedWorks } from "../../sources/source-json-ld.ts";
import type { RaagaView } from "./raaga-view.server.ts";

export function raagaDescription(raaga: RaagaView, origin: string): WithContext<DefinedTerm> {
  const { id, isoName, native, otherScripts, aliases, place, letters, claims } = raaga;
  const name = native ?? id;
  const names = [id, isoName, ...otherScripts.map((one) => one.name)];
  const others = aliases.flatMap((kind) => kind.names.map(({ alias }) => alias));
  return {
    "@context": "https://schema.org",
    "@type": "DefinedTerm",
    "@id": origin + raagaPath(id),
    url: origin + raagaPath(id),
    name,
    alternateName: [...new Set([...names, ...others])]
      .filter((other) => other !== null)
      .filter((other) => other !== name),
    termCode: letters && place ? String(place.number) : undefined,
    description: raaga.arohana ? `${raaga.arohana} / ${raaga.avarohana}` : undefined,
    subjectOf: citedWorks(claims, origin),
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      "@id": `${origin}/raagas`,
      url: `${origin}/raagas`,
      name: `Raagas · ${archive.title}`,
    },
  };
}
