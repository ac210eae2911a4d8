import { sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import type { KeyRange } from "../../../domain/search/keys/key-range.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { rangesJson, songMatches } from "../index/range-conditions.ts";
import { type Filter, filterByRanges, keepTexts, matchNothing } from "./filter.ts";

/** Makes the filter for songs about a deity whose name contains `text`, in any script. */
export function filterByDeity(text: string): Filter {
  const [words] = parseQuery(text)?.lyrics ?? [];
  if (!words) return matchNothing;
  const range: KeyRange = [indexFields.deity, words[1], words[2]];
  const table = sql`deity_ranges (ranges) AS (SELECT ${rangesJson([range])})`;
  const ranges = sql`(SELECT ranges FROM deity_ranges)`;
  const { table: check, kept } = keepTexts(sql`deity_check`, [words[1], words[2]]);
  const condition = songMatches([indexFields.deity, kept[0]!, kept[1]!]);
  return filterByRanges(ranges, condition, sql`12000`, [table, check]);
}
