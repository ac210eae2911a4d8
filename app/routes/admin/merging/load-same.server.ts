import type { Language } from "../../../archive.ts";
import type { Database } from "../../../data/database.ts";
import { listPairs } from "../../../data/records/pairs.ts";
import { oneOf, parseId } from "../../../domain/paging.ts";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { mergeKinds, mergeSubjects } from "./merge-subjects.server.ts";
import type { PairView } from "./merge-view.ts";
import type { Route } from "./+types/same";

type Kind = (typeof mergeKinds)[number];

export async function loadSame({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const query = url.searchParams;
  const kind = oneOf(mergeKinds, query.get("kind"));
  const after = parseId(query.get("after"));
  const from = query.get("from") ?? "";
  const to = query.get("to") ?? "";
  // A link from a list names only one of the two.
  const isAsked = query.has("to") && (from !== "" || to !== "");
  return {
    kind,
    after,
    ...(await loadPairs(db, kind, after, language)),
    from,
    to,
    isAsked,
    merge: isAsked ? await loadMerge(db, kind, from, to, language) : null,
  };
}

async function loadPairs(db: Database, kind: Kind, after: number | null, language: Language) {
  const { pairs, hasMore } = await listPairs(db, kind, after);
  const ids = pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]);
  const entries = await mergeSubjects[kind].list(db, ids);
  const views = pairs.flatMap(({ number, oneId, otherId }): PairView[] => {
    const [one, other] = [entries.get(oneId), entries.get(otherId)];
    if (!one || !other) return [];
    const rows = one.compare(otherId, language);
    return [{ number, one: one.side, other: other.side, rows }];
  });
  return { pairs: views, next: hasMore ? pairs.at(-1)!.number : null };
}

async function loadMerge(db: Database, kind: Kind, from: string, to: string, language: Language) {
  const { resolve, open } = mergeSubjects[kind];
  const [fromId, toId] = [await resolve(db, from), await resolve(db, to)];
  if (fromId === null || toId === null || fromId === toId) return null;
  const view = await open(db, fromId, toId, language);
  return view === "missing" ? null : view;
}
