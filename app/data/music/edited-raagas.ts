import { asc, isNotNull, sql } from "drizzle-orm";
import { raagas } from "#drizzle/schema/index.ts";
import type { Raaga } from "../../domain/music/raaga.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { Database } from "../database.ts";
import { previewNames } from "../search/name-preview.ts";
import { listHomophones } from "../search/raaga-homophones.ts";
import { aliasNames, findRaaga } from "./raaga-reads.ts";
import { raagaList } from "./raagas.ts";
import type { EditedList, FormOptions, NameReview } from "./reference-list.ts";

async function loadFormOptions(
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

async function reviewNames(db: Database, id: string | null, raaga: Raaga): Promise<NameReview> {
  const before = id === null ? null : await findRaaga(db, id);
  const existingNames = new Set(before && aliasNames(before));
  const newAliases = aliasNames(raaga).filter((alias) => !existingNames.has(alias));
  const previews = await previewNames(db, id, id === null ? [raaga.id, ...newAliases] : newAliases);
  const near = previews.flatMap(({ collisions }) =>
    collisions.filter(({ similarity }) => similarity !== "alike"),
  );
  return { alike: [...new Set(near.map(({ raagaId }) => raagaId))], previews };
}

export const editedRaagas: EditedList<Raaga> = {
  ...raagaList,
  loadFormOptions,
  reviewNames,
  canPreview: true,
};
