import { type SQL, sql } from "drizzle-orm";
import { Json } from "../json-columns.ts";
import { literal } from "../literal.ts";

/** The names of visitors whose suggestions on a record were accepted, if they wished to be thanked: the last ten. */
export const thankedNames = (kind: "song" | "raaga" | "taala" | "person", id: SQL) =>
  new Json<string[]>(sql`json((SELECT json_group_array(DISTINCT given_name) FROM (
    SELECT given_name FROM suggestions INDEXED BY suggestions_thanked
    WHERE subject_kind = ${literal(kind)} AND subject_id = CAST(${id} AS TEXT)
      AND status = 'accepted' AND is_thanked AND given_name <> ''
    ORDER BY decided_at DESC LIMIT 10)))`);
