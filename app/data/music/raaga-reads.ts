import { eq, sql } from "drizzle-orm";
import { raagaAliases, raagas } from "#drizzle/schema/index.ts";
import type { Raaga } from "../../domain/music/raaga.ts";
import type { Database } from "../database.ts";
import { citedSources } from "../records/sources/cited-claims.ts";
import { exceptionsOf, scalesOf } from "./entry-details.ts";

export const raagaColumns = {
  id: raagas.id,
  description: raagas.description,
  isoName: raagas.isoName,
  melakarta: raagas.melakarta,
  parentId: raagas.parentId,
  arohana: raagas.arohana,
  avarohana: raagas.avarohana,
  bhashanga: raagas.bhashanga,
  timeOfDay: raagas.timeOfDay,
  creatorId: raagas.creatorId,
};

const details = {
  scales: scalesOf(raagas.id),
  exceptions: exceptionsOf("raaga", raagas.id),
  sources: citedSources("raaga", raagas.id).as("sources"),
};

const inFormOrder = [
  sql`CASE kind WHEN 'spelling' THEN 0 WHEN 'synonym' THEN 1 ELSE 2 END`,
  raagaAliases.id,
];

export async function findRaaga(db: Database, id: string): Promise<Raaga | null> {
  const [rows, aliases] = await db.batch([
    db
      .select({ ...raagaColumns, ...details })
      .from(raagas)
      .where(eq(raagas.id, id)),
    db
      .select({ alias: raagaAliases.alias, kind: raagaAliases.kind })
      .from(raagaAliases)
      .where(eq(raagaAliases.raagaId, id))
      .orderBy(...inFormOrder),
  ]);
  return rows[0] ? { ...rows[0], aliases } : null;
}

export async function listRaagas(db: Database): Promise<Raaga[]> {
  const [rows, aliases] = await db.batch([
    db
      .select({ ...raagaColumns, ...details })
      .from(raagas)
      .orderBy(sql`id COLLATE NOCASE`)
      .limit(20_000),
    db
      .select({ raagaId: raagaAliases.raagaId, alias: raagaAliases.alias, kind: raagaAliases.kind })
      .from(raagaAliases)
      .orderBy(...inFormOrder),
  ]);
  const byRaaga = Map.groupBy(aliases, ({ raagaId }) => raagaId);
  return rows.map((row) => ({
    ...row,
    aliases: (byRaaga.get(row.id) ?? []).map(({ alias, kind }) => ({ alias, kind })),
  }));
}

export const aliasNames = ({ aliases }: Raaga) => aliases.map(({ alias }) => alias);
