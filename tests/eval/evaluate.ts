import { sql } from "drizzle-orm";
import { romanOf } from "#app/domain/music/shown-name.ts";
import type { Database } from "#app/data/database.ts";
import { suggestNames, suggestTitles } from "#app/data/search/suggestions.ts";
import { likeSearch, trigramSearch } from "./baselines.ts";
import { aliasesOf, type EvalData, indexedNames, type Kind, type Pair } from "./names.ts";

export interface Share {
  pairs: number;
  top1: number;
  top5: number;
}

type By = "kind" | "script" | "relation";

export interface Evaluation {
  all: Share;
  byKind: Record<string, Share>;
  byScript: Record<string, Share>;
  byRelation: Record<string, Share>;
  /** The share of each kind in each script: `person Tamil`. */
  byKindAndScript: Record<string, Share>;
  negatives: { asked: number; confused: string[] };
  /** The same pairs found by LIKE and by trigram similarity. */
  like: Share;
  trigram: Share;
  missed: { query: string; target: string; found: string[] }[];
}

type Answer = (kind: Kind, query: string) => Promise<string[]> | string[];

const lists = { raga: "raaga", tala: "taala", person: "person" } as const;

const asTheSite =
  (db: Database): Answer =>
  async (kind, query) => {
    const results =
      kind === "title"
        ? await suggestTitles(db, query, "en")
        : await suggestNames(db, lists[kind], query, "en");
    return results.map(({ name }) => romanOf(name));
  };

const share = (ranks: number[]): Share => ({
  pairs: ranks.length,
  top1: ranks.filter((rank) => rank === 0).length / ranks.length,
  top5: ranks.filter((rank) => rank >= 0 && rank < 5).length / ranks.length,
});

function shares(pairs: Pair[], ranks: number[], by: By[]) {
  const groups = Map.groupBy(pairs.keys(), (at) => by.map((one) => pairs[at]![one]).join(" "));
  return Object.fromEntries(
    [...groups].map(([group, all]) => [group, share(all.map((at) => ranks[at]!))]),
  );
}

function textsOf(data: EvalData, kind: Kind): [text: string, name: string][] {
  return indexedNames(data, kind).flatMap((name) =>
    [name, ...aliasesOf(kind, name)].map((text): [string, string] => [text, name]),
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
  const texts = new Map(
    [...new Set(pairs.map(({ kind }) => kind))].map((kind) => [kind, textsOf(data, kind)]),
  );
  const baseline = (answer: typeof likeSearch) =>
    share(
      pairs.map(({ kind, query, target }) =>
        [...new Set(answer(query, texts.get(kind)!))].slice(0, 5).indexOf(target),
      ),
    );
  return {
    all: share(ranks),
    byKind: shares(pairs, ranks, ["kind"]),
    byScript: shares(pairs, ranks, ["script"]),
    byRelation: shares(pairs, ranks, ["relation"]),
    byKindAndScript: shares(pairs, ranks, ["kind", "script"]),
    negatives: { asked: negatives.length, confused },
    like: baseline(likeSearch),
    trigram: baseline(trigramSearch),
    missed,
  };
}

export async function indexSize(db: Database): Promise<number> {
  const [row] = await db.all<{ n: number }>(
    sql`SELECT (SELECT count(*) FROM name_index) + (SELECT count(*) FROM song_index)
      + (SELECT count(*) FROM person_keys) AS n`,
  );
  return row!.n;
}
