import { and, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { claims, raagaAliases, raagas, raagaScales, sources } from "#drizzle/schema/index.ts";
import { thankedNames } from "../../records/thanked-names.ts";
import { prepared } from "../../drizzle-internals.ts";
import { jsonObject, type JsonOf, jsonRows } from "../../json-columns.ts";
import { creatorOf } from "../../people/creator.ts";

/** The stored facts of a raaga, without those computed from its scale. */
export type RaagaDetail = JsonOf<typeof detail>;

export type RaagaClaim = RaagaDetail["claims"][number];
export type Source = Pick<RaagaClaim, "title" | "address">;
/** A source with an English note on what else it states, or "". */
export type NotedSource = Pick<RaagaClaim, "title" | "address" | "note">;

const maxAliases = 100;
const maxScales = 20;
const maxClaims = 200;

const select = new QueryBuilder();

const detail = jsonObject({
  id: raagas.id,
  description: raagas.description,
  isoName: raagas.isoName,
  scriptNames: raagas.scriptNames,
  /** The number of independent sources that give its scale; null for none. */
  agreement: raagas.agreement,
  source: raagas.source,
  timeOfDay: raagas.timeOfDay,
  creator: creatorOf(raagas.creatorId, sql.placeholder("language")),
  aliases: jsonRows(
    select
      .select({ alias: raagaAliases.alias, kind: raagaAliases.kind })
      .from(raagaAliases)
      .where(eq(raagaAliases.raagaId, raagas.id))
      .orderBy(raagaAliases.id)
      .limit(maxAliases),
  ),
  thanks: thankedNames("raaga", sql`${raagas.id}`),
  scales: jsonRows(
    select
      .select({
        number: raagaScales.number,
        kind: raagaScales.kind,
        arohana: raagaScales.arohana,
        avarohana: raagaScales.avarohana,
        parent: raagaScales.parent,
      })
      .from(raagaScales)
      .where(eq(raagaScales.raagaId, raagas.id))
      .orderBy(raagaScales.number)
      .limit(maxScales),
  ),
  claims: jsonRows(
    select
      .select({
        /** `arohana`, `scale 1`, `parent`, `bhashanga`, `time`, `alias Foo`; "" for all facts. */
        field: claims.field,
        title: sources.title,
        address: sources.address,
        note: claims.note,
      })
      .from(claims)
      .innerJoin(sources, eq(sources.id, claims.sourceId))
      .where(and(sql`${claims.subjectKind} = 'raaga'`, eq(claims.subjectId, raagas.id)))
      .limit(maxClaims),
  ),
});

/** Selects the raaga `id` as `raaga`, with its other names, its other scales, and the sources of each. */
export const raagaDetailStatement = prepared((db) =>
  db
    .select({ raaga: detail.as("raaga") })
    .from(raagas)
    .where(eq(raagas.id, sql.placeholder("id"))),
);
