import { type claims, sources } from "#drizzle/schema/index.ts";
import { jsonRows } from "../json-rows.ts";
import { insertStatements } from "../sql.ts";
import { type Citation, citationsOf, type SourceSeed } from "./sources.ts";

export interface ClaimSeed extends Citation {
  kind: (typeof claims.$inferInsert)["subjectKind"];
  id: string;
  /** "" for all facts of the subject. */
  field: string;
}

const insertClaims = `INSERT INTO claims (subject_kind, subject_id, field, source_id, note)`;
const theSource = `sources ON title = value ->> 'title' AND address = value ->> 'address'`;

const toRow = ({ source, note }: Citation) => ({
  title: source.title,
  address: source.address ?? "",
  note,
});

/**
 * Returns statements that add sources and claims; existing ones stay. `condition` is SQL in which `claim.value` has the
 * field, and `subject.value` is the id of the subject.
 */
export function claimStatements(seeds: readonly ClaimSeed[], condition = "true"): string[] {
  const groups = Map.groupBy(seeds, ({ kind, field, ...citation }) =>
    JSON.stringify({ kind, field, ...toRow(citation) }),
  );
  const rows = [...groups].map(([claim, all]) => ({
    ...JSON.parse(claim),
    ids: all.map(({ id }) => id),
  }));
  return [
    ...sourceStatements(seeds.map(({ source }) => source)),
    ...jsonRows(rows).map(
      (
        list,
      ) => `${insertClaims} SELECT claim.value ->> 'kind', subject.value, claim.value ->> 'field',
          sources.id, claim.value ->> 'note'
        FROM ${list} AS claim JOIN ${theSource.replaceAll("value", "claim.value")},
          json_each(claim.value, '$.ids') AS subject
        WHERE ${condition} ON CONFLICT DO NOTHING`,
    ),
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

/** Returns statements that make claims from a column's texts, for all rows that have one of `texts`. */
export function textStatements(
  kind: ClaimSeed["kind"],
  [table, column]: [table: string, column: string],
  field: string,
  texts: readonly (string | null | undefined)[],
): string[] {
  const citations = [...new Set(texts)].flatMap((text) =>
    text ? citationsOf(text).map((citation) => ({ text, citation })) : [],
  );
  const rows = citations.map(({ text, citation }) => ({ text, ...toRow(citation) }));
  return [
    ...sourceStatements(citations.map(({ citation }) => citation.source)),
    `${insertClaims} SELECT '${kind}', ${table}.id, '${field}', sources.id, value ->> 'note'
      FROM ${jsonRows(rows)[0]} JOIN ${table} ON ${table}.${column} = value ->> 'text' JOIN ${theSource}
      WHERE true ON CONFLICT DO NOTHING`,
  ];
}
