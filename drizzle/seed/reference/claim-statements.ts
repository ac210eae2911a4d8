import { type ClaimSeed, claimStatements, textStatements } from "../claims/claim-statements.ts";
import { citationsOf, readByAnEditor } from "../claims/sources.ts";
import { personSeeds } from "./people.ts";
import { raagaSeeds } from "./raagas.ts";

/** Returns the statements for claims of raagas and people, and of people's names in Indian scripts. */
export function referenceClaimStatements(): string[] {
  return [
    ...textStatements(
      "raaga",
      ["raagas", "source"],
      "",
      raagaSeeds.map(({ source }) => source),
    ),
    ...textStatements(
      "person",
      ["people", "source"],
      "",
      personSeeds.map(({ source }) => source),
    ),
    ...textStatements(
      "person",
      ["people", "years_source"],
      "years",
      personSeeds.map(({ yearsSource }) => yearsSource),
    ),
    ...claimStatements(personSeeds.flatMap(nameClaims)),
  ];
}

/** The note lists the languages of the names in the source. */
function nameClaims({ id, names, seenAt = {} }: (typeof personSeeds)[number]): ClaimSeed[] {
  const languages = Map.groupBy(
    Object.keys(names),
    (language) => (seenAt as Record<string, string>)[language],
  );
  return [...languages].map(([page, of]) => ({
    kind: "person",
    id,
    field: "names",
    source: page ? citationsOf(page)[0]!.source : readByAnEditor,
    note: of.join(", "),
  }));
}
