import { sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { rangesJson, songMatches, songRowsIn } from "../index/range-conditions.ts";
import { estimateCount, type Filter, keepTexts, matchNothing } from "./filter.ts";
import { filterByName } from "./name-filter.ts";

/** Makes the filter for songs about a deity with a name that contains `text`, or whose own text contains it, in any script. */
export function filterByDeity(text: string): Filter {
  const [words] = parseQuery(text)?.lyrics ?? [];
  if (!words) return matchNothing;
  const named = filterByName("deity", sql`deity_names_found`, text);
  const table = sql`deity_ranges (ranges) AS (SELECT ${rangesJson([[indexFields.deity, words[1], words[2]]])})`;
  const rows = songRowsIn(sql`(SELECT ranges FROM deity_ranges)`);
  const { table: check, kept } = keepTexts(sql`deity_check`, [words[1], words[2]]);
  const isWritten = songMatches([indexFields.deity, kept[0]!, kept[1]!]);
  return {
    tables: [...named.tables, table, check],
    id: sql`praising.id`,
    from: sql`(SELECT ${named.id} AS id FROM ${named.from} UNION ALL SELECT i.song_id FROM ${rows}) praising`,
    walksSongs: false,
    condition: sql`(${named.condition} OR ${isWritten})`,
    size: sql`(${named.size} + ${estimateCount(rows, sql`12000`)})`,
  };
}
