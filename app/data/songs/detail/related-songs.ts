import { type SQL, sql } from "drizzle-orm";

/** Another composition, by the song that stands for it; `native` is the title in the reader's script. */
export interface RelatedComposition {
  id: number;
  title: string;
  native: string | null;
}

export interface RelatedCompositions {
  raaga: RelatedComposition[];
  deity: RelatedComposition[];
}

/** One more than a page lists: whether there are others. */
export const maxRelated = 6;

const listRelated = (isAlike: SQL, language: SQL) => {
  const select = (isNear: SQL) => sql`SELECT * FROM (
    SELECT c.main_song_id AS id, c.title, c.script_names ->> ${language} AS native FROM compositions c
    WHERE ${isAlike} AND c.deleted_at IS NULL AND ${isNear} AND c.id <> compositions.id
    ORDER BY c.title_key, c.id LIMIT ${maxRelated + 1})`;
  return sql`(SELECT json_group_array(json_object('id', id, 'title', title, 'native', native)) FROM (
    ${select(sql`c.title_key >= compositions.title_key`)}
    UNION ALL ${select(sql`c.title_key < compositions.title_key`)} LIMIT ${maxRelated + 1}))`;
};

/** The compositions that come after that of `songs` by title, in its raaga and about its deity; after the last, the first. */
export const relatedOfSong = (language: SQL) => sql`json_object(
  'raaga', ${listRelated(sql`c.raaga_id = songs.raaga_id`, language)},
  'deity', iif(compositions.deity <> '', ${listRelated(
    sql`c.deity <> '' AND c.deity COLLATE NOCASE = compositions.deity`,
    language,
  )}, json('[]')))`;
