import { and, eq, gte, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder, unionAll } from "drizzle-orm/sqlite-core";
import { compositions, songs } from "#drizzle/schema/index.ts";
import { jsonObject, type JsonOf, jsonRows } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";

export type RelatedCompositions = JsonOf<ReturnType<typeof relatedOfSong>>;

/** Another composition, by its representative song. `native` is the title in the reader's script. */
export type RelatedComposition = RelatedCompositions["raaga"][number];

/** One more than a page shows, to know whether there are more. */
export const maxRelated = 6;

const related = alias(compositions, "related");
const select = new QueryBuilder();

const listRelated = (isAlike: SQL, language: SQL) => {
  const listNear = (isNear: SQL) =>
    select
      .select({
        id: sql<number>`${related.mainSongId}`.as("id"),
        title: related.title,
        native: nativeIn(related.scriptNames, language).as("native"),
      })
      .from(related)
      .where(and(isAlike, isNull(related.deletedAt), isNear, ne(related.id, compositions.id)))
      .orderBy(related.titleKey, related.id)
      .limit(maxRelated + 1);
  const following = listNear(gte(related.titleKey, compositions.titleKey)).as("following");
  const first = listNear(lt(related.titleKey, compositions.titleKey)).as("first");
  return jsonRows(
    unionAll(select.select().from(following), select.select().from(first)).limit(maxRelated + 1),
  );
};

/** The compositions that come after that of `songs` by title, in its raaga and about its deity; after the last, the first. */
export const relatedOfSong = (language: SQL) =>
  jsonObject({
    raaga: listRelated(eq(related.raagaId, songs.raagaId), language),
    deity: listRelated(eq(related.deityId, songs.deityId), language),
  });
