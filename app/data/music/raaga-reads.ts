import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { raagaAliases, raagas } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { Raaga } from "../../domain/music/raaga.ts";
import type { Database } from "../database.ts";
import { citedSources } from "../records/sources/cited-claims.ts";
import { exceptionsOf, scalesOf } from "./entry-details.ts";
import { previewNames } from "../search/name-preview.ts";
import { listHomophones } from "../search/raaga-homophones.ts";
import type { FormOptions, NameReview } from "./reference-list.ts";

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

export async function loadRaagaOptions(
  db: Database,
  id: string | null,
  language: Language,
): Promise<FormOptions> {
  const [parents] = await db.batch([
    db
      .select({
        id: raagas.id,
        native: sql<string | null>`${raagas.scriptNames} ->> ${language}`.as("native"),
        number: sql<number>`melakarta`.as("number"),
      })
      .from(raagas)
      .where(isNotNull(raagas.melakarta))
      .orderBy(asc(raagas.melakarta)),
  ]);
  return { parents, homophones: id === null ? [] : await listHomophones(db, id) };
}

export const aliasNames = ({ aliases }: Raaga) => aliases.map(({ alias }) => alias);

export async function reviewRaagaNames(
  db: Database,
  id: string | null,
  raaga: Raaga,
): Promise<NameReview> {
  const before = id === null ? null : await findRaaga(db, id);
  const existingNames = new Set(before && aliasNames(before));
  const newAliases = aliasNames(raaga).filter((alias) => !existingNames.has(alias));
  const previews = await previewNames(db, id, id === null ? [raaga.id, ...newAliases] : newAliases);
  const near = previews.flatMap(({ collisions }) =>
    collisions.filter(({ similarity }) => similarity !== "alike"),
  );
  return { alike: [...new Set(near.map(({ raagaId }) => raagaId))], previews };
}
