import { sql } from "drizzle-orm";
import { romanOf } from "#app/domain/music/shown-name.ts";
import type { Database } from "#app/data/database.ts";
import { indexNamesStatements } from "#app/data/search/index/name-keys.ts";
import { songIndexStatements } from "#app/data/search/index/search-index.ts";
import { suggestNames, suggestTitles } from "#app/data/search/suggestions.ts";
import { writeBatch } from "#app/data/write-batch.ts";
import { songs } from "#drizzle/schema/index.ts";
import { likeSearch, trigramSearch } from "./baselines.ts";
import { aliasesOf, type EvalData, indexedNames, type Pair } from "./names.ts";

export interface Share {
  pairs: number;
  top1: number;
  top5: number;
}

export interface Evaluation {
  all: Share;
  byScript: Record<string, Share>;
  byRelation: Record<string, Share>;
  negatives: { asked: number; confused: string[] };
  /** The same pairs found by LIKE and by trigram similarity. */
  like: Share;
  trigram: Share;
  missed: { query: string; target: string; found: string[] }[];
}

/** Indexes the names of the data and the aliases of the seeds. */
export async function fillIndex(db: Database, data: EvalData): Promise<void> {
  const { raagas, titles } = indexedNames(data);
  for (const name of raagas)
    await writeBatch(db, indexNamesStatements(db, "raaga", [{ name, texts: aliasesOf(name) }]));
  for (const [at, title] of titles.entries()) {
    const song = { id: at + 1, title, singer: "", composer: "", lyrics: "", accompanists: [] };
    await db.batch([
      db.insert(songs).values({ id: song.id, title, composer: "" }),
      ...songIndexStatements(db, song),
    ]);
  }
}

type Answer = (kind: Pair["kind"], query: string) => Promise<string[]> | string[];

const asTheSite =
  (db: Database): Answer =>
  async (kind, query) => {
    const found =
      kind === "raga"
        ? await suggestNames(db, "raaga", query, "en")
        : await suggestTitles(db, query, "en");
    return found.map(({ name }) => romanOf(name));
  };

const share = (ranks: number[]): Share => ({
  pairs: ranks.length,
  top1: ranks.filter((rank) => rank === 0).length / ranks.length,
  top5: ranks.filter((rank) => rank >= 0 && rank < 5).length / ranks.length,
});

function shares(pairs: Pair[], ranks: number[], by: "script" | "relation") {
  const groups = Map.groupBy(pairs.keys(), (at) => pairs[at]![by]);
  return Object.fromEntries(
    [...groups].map(([group, all]) => [group, share(all.map((at) => ranks[at]!))]),
  );
}

/** Searches every pair and every negative in the index. */
export async function evaluate(db: Database, data: EvalData): Promise<Evaluation> {
  const { pairs, negatives } = data;
  const ask = asTheSite(db);
  const ranks: number[] = [];
  const missed: Evaluation["missed"] = [];
  for (const { kind, query, target } of pairs) {
    const found = await ask(kind, query);
    ranks.push(found.indexOf(target));
    if (found[0] !== target) missed.push({ query, target, found: found.slice(0, 5) });
  }
  const confused: string[] = [];
  for (const { a, b, kind } of negatives)
    for (const name of [a, b])
      if ((await ask(kind, name))[0] !== name) confused.push(`${name} (${a}, ${b})`);
  const named = indexedNames(data);
  const texts = {
    raga: named.raagas.flatMap((name) => [name, ...aliasesOf(name)].map((text) => [text, name])),
    title: named.titles.map((name) => [name, name]),
  } as Record<Pair["kind"], [text: string, name: string][]>;
  const baseline = (answer: typeof likeSearch) =>
    share(
      pairs.map(({ kind, query, target }) =>
        [...new Set(answer(query, texts[kind]))].slice(0, 5).indexOf(target),
      ),
    );
  return {
    all: share(ranks),
    byScript: shares(pairs, ranks, "script"),
    byRelation: shares(pairs, ranks, "relation"),
    negatives: { asked: negatives.length, confused },
    like: baseline(likeSearch),
    trigram: baseline(trigramSearch),
    missed,
  };
}

export async function indexSize(db: Database): Promise<number> {
  const [row] = await db.all<{ n: number }>(
    sql`SELECT (SELECT count(*) FROM name_index) + (SELECT count(*) FROM song_index) AS n`,
  );
  return row!.n;
}
