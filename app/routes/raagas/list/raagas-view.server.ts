import { markOf } from "../../../domain/music/picture/raaga-mark.ts";
import {
  type ListedRaaga,
  listInitials,
  type RaagaChoice,
  selectRaagas,
} from "../../../domain/music/theory/raaga-list.ts";

/** The melakartas are one page. */
const pageSize = 72;

interface RaagasQuery {
  choice: RaagaChoice;
  /** Ids of the search results, best first; null without a search. */
  found: string[] | null;
  page: number;
}

export type ListedPage = NonNullable<ReturnType<typeof viewRaagas>["listed"]>;

/** Returns the list of raagas for a choice or search, or else the wheel. */
export function viewRaagas(raagas: ListedRaaga[], query: RaagasQuery, master: string) {
  const { choice, found, page } = query;
  const { kind, chakra, initial } = choice;
  const isChosen = found !== null || Boolean(kind ?? chakra ?? initial);
  const byId = new Map(raagas.map((raaga) => [raaga.id, raaga]));
  const shownRaagas = found
    ? found.flatMap((id) => byId.get(id) ?? [])
    : selectRaagas(raagas, choice, master);
  const melakartas = raagas.filter(({ melakarta }) => melakarta !== null);
  return {
    counts: { melakartas: melakartas.length, janyas: raagas.length - melakartas.length },
    initials: listInitials(raagas),
    listed: isChosen
      ? {
          total: shownRaagas.length,
          pages: Math.ceil(shownRaagas.length / pageSize),
          raagas: shownRaagas.slice((page - 1) * pageSize, page * pageSize).map((raaga) => ({
            raaga: { id: raaga.id, native: raaga.native },
            melakarta: raaga.melakarta,
            parent: raaga.parent,
            songs: raaga.compositionCount,
            isProposed: raaga.isProposed,
            mark: markOf(raaga.arohana, raaga.avarohana),
          })),
        }
      : null,
    wheel: isChosen ? null : toWheel(melakartas, raagas),
  };
}

function toWheel(melakartas: ListedRaaga[], raagas: ListedRaaga[]) {
  const janyaSongs = new Map<string, number>();
  for (const { parentId, compositionCount } of raagas)
    if (parentId) janyaSongs.set(parentId, (janyaSongs.get(parentId) ?? 0) + compositionCount);
  return melakartas
    .toSorted((one, other) => one.melakarta! - other.melakarta!)
    .map(({ id, native, melakarta, compositionCount, arohana, avarohana }) => ({
      id,
      native,
      number: melakarta!,
      songs: compositionCount,
      janyaSongs: janyaSongs.get(id) ?? 0,
      mark: markOf(arohana, avarohana),
    }));
}
