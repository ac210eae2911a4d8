import type { MusicGroup, Person, WithContext } from "schema-dts";
import type { PersonDetail } from "../../data/people/person-detail.ts";
import { picturePath } from "../../domain/people/person-picture.ts";
import { describeStatement } from "../songs/describe-statement.ts";
import { citedWorks } from "../sources/source-json-ld.ts";
import { catalogues } from "./identifiers.ts";

export function personDescription(
  {
    person,
    native,
    picture,
    claims,
  }: Pick<PersonDetail, "person" | "native" | "picture" | "claims">,
  { SITE_ORIGIN: origin }: { SITE_ORIGIN: string },
): WithContext<Person | MusicGroup> {
  const { id, name, parts, names, born, died, identifiers } = person;
  const group = {
    "@context": "https://schema.org",
    "@type": "MusicGroup",
    "@id": `${origin}/people/${id}`,
    url: `${origin}/people/${id}`,
    name: native ?? name,
    alternateName: [
      ...new Set([
        ...(native === null ? [] : [name]),
        ...names.filter(({ kind }) => kind !== "usual").map((other) => other.name),
      ]),
    ].filter((other) => other !== native),
    image: picture?.files.map((file) => ({
      "@type": "ImageObject" as const,
      contentUrl: origin + picturePath(file),
      encodingFormat: file.type,
      width: String(file.width),
      height: String(file.height),
      caption: picture.description,
      creditText: picture.credit,
      copyrightNotice: picture.rights,
      ...describeStatement(picture.statement ?? null),
    })),
    subjectOf: citedWorks(claims, origin),
    sameAs: identifiers.map(({ scheme, value }) => catalogues[scheme].address(value)),
  } satisfies WithContext<MusicGroup>;
  if (parts.includes("group")) return group;
  return {
    ...group,
    "@type": "Person",
    birthDate: born === null ? undefined : String(born),
    deathDate: died === null ? undefined : String(died),
  };
}
