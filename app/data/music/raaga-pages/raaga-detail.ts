import { eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { raagaAliases, raagas, raagaScales } from "#drizzle/schema/index.ts";
import { type Claim, claimsOn } from "../../records/sources/claims-on.ts";
import { thankedNames } from "../../records/thanked-names.ts";
import { prepared } from "../../drizzle-internals.ts";
import { jsonObject, type JsonOf, jsonRows } from "../../json-columns.ts";
import { creatorOf } from "../../people/creator.ts";

/** The stored facts of a raaga, without those computed from its scale. */
export type RaagaDetail = JsonOf<typeof detail>;

export type Source = Pick<Claim, "id" | "title">;

const maxAliases = 100;
const maxScales = 20;

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
  claims: claimsOn("raaga", raagas.id, 200),
});

/** Selects the raaga `id` as `raaga`, with its other names, its other scales, and the sources of each. */
export const raagaDetailStatement = prepared((db) =>
  db
    .select({ raaga: detail.as("raaga") })
    .from(raagas)
    .where(eq(raagas.id, sql.placeholder("id"))),
);
