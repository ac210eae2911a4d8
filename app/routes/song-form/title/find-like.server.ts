import { cutText } from "../../../domain/cut-text.ts";
import type { Database } from "../../../data/database.ts";
import { suggestCompositions } from "../../../data/search/suggest-compositions.ts";

const shortest = 2;
const longest = 100;

/** Finds compositions like a title; none for a text of fewer than two letters. */
export async function findLike(db: Database, title: string | null | undefined) {
  const text = cutText(title?.trim() ?? "", longest).trim();
  return [...text].length < shortest ? [] : suggestCompositions(db, text);
}
