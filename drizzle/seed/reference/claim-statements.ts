import { type claims, sources } from "#drizzle/schema/index.ts";
import { insertStatements } from "../sql.ts";
import { type Citation, citationsOf, readByAnEditor, type SourceSeed } from "./sources.ts";
import { personSeeds } from "./people.ts";
import { raagaSeeds } from "./raagas.ts";

export interface ClaimSeed extends Citation {
  kind: (typeof claims.$inferInsert)["subjectKind"];
  id: string;
  /** "" for all that is known of the subject. */
  field: string;
}

const claimsOfOneStatement = 300;

const json = (value: unknown) => `json_each('${JSON.stringify(value).replaceAll("'", "''")}')`;

const insertClaims = `INSERT INTO claims (subject_kind, subject_id, field, source_id, note)`;
const theSource = `sources ON title = value ->> 'title' AND address = value ->> 'address'`;

const written = ({ source, note }: Citation) => ({
  title: source.title,
  address: source.address ?? "",
  note,
});

/** Makes the statements for sources and for claims that refer to them; those that are there stay. */
export function claimStatements(seeds: readonly ClaimSeed[]): string[] {
  const starts = Array.from(
    { length: Math.ceil(seeds.length / claimsOfOneStatement) },
    (_, at) => at * claimsOfOneStatement,
  );
  return [
    ...sourceStatements(seeds.map(({ source }) => source)),
    ...starts.map((start) => {
      const rows = seeds
        .slice(start, start + claimsOfOneStatement)
        .map(({ kind, id, field, ...citation }) => ({ kind, id, field, ...written(citation) }));
      return `${insertClaims} SELECT value ->> 'kind', value ->> 'id', value ->> 'field', sources.id, value ->> 'note'
        FROM ${json(rows)} JOIN ${theSource} WHERE true ON CONFLICT DO NOTHING`;
    }),
  ];
}

function sourceStatements(seeds: readonly SourceSeed[]): string[] {
  const rows = seeds.map(({ title, author = "", kind, address = "" }) => ({
    title,
    author,
    kind,
    address,
  }));
  const distinct = new Map(rows.map((row) => [`${row.title} ${row.address}`, row]));
  return insertStatements(sources, [...distinct.values()]);
}

/** Makes claims of the texts in a column, for all rows that have one of `texts`. */
function textStatements(
  kind: ClaimSeed["kind"],
  [table, column]: [table: string, column: string],
  field: string,
  texts: readonly (string | null | undefined)[],
): string[] {
  const cited = [...new Set(texts)].flatMap((text) =>
    text ? citationsOf(text).map((citation) => ({ text, citation })) : [],
  );
  const rows = cited.map(({ text, citation }) => ({ text, ...written(citation) }));
  return [
    ...sourceStatements(cited.map(({ citation }) => citation.source)),
    `${insertClaims} SELECT '${kind}', ${table}.id, '${field}', sources.id, value ->> 'note'
      FROM ${json(rows)} JOIN ${table} ON ${table}.${column} = value ->> 'text' JOIN ${theSource}
      WHERE true ON CONFLICT DO NOTHING`,
  ];
}

/** Makes the claims of raagas and people, and those of people's names in the scripts of India. */
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

/** The note lists the languages whose names stand there. */
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
