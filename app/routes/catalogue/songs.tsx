import { type ReactNode, Suspense } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayAll } from "../../player/play-all.tsx";
import { Beside, lazyPart } from "../../ui/part.tsx";
import { SongCard } from "./card.tsx";
import type { Entry } from "./entry.server.ts";
import type { ListBase, ListView } from "./list-view.ts";
import { ListLinks } from "./lists/list-links.tsx";
import type { SortLink } from "./lists/sort-links.server.ts";

/** Browsers load it for those who chose the table. */
const SongTable = import.meta.env.SSR
  ? (await import("./table.tsx")).default
  : lazyPart(() => import("./table.tsx"));

export interface ListProps {
  songs: Entry[];
  state: ListView;
  page: number;
  total: number;
  base: ListBase;
  describe: (count: number) => string;
  /** What stands beside the number of songs: the links that sort the list, if nothing else does. */
  choices?: ReactNode;
  sorts: SortLink[];
  playPath: string;
  /** Where the entries after `last` are fetched; null at the end. */
  nextPath: (last: Entry, count: number) => string | null;
}

export function Songs({ songs, state, describe, choices, sorts, playPath }: ListProps) {
  const { t } = useI18n();
  const isTable = state.view === "table";
  // The heads of the table sort by its columns.
  const offered = isTable ? sorts.filter(({ by }) => by === "added") : sorts;
  const cards = (
    <ul className="leaves">
      {songs.map((song) => (
        <SongCard key={song.id} song={song} />
      ))}
    </ul>
  );
  return (
    <>
      <div className="list-top">
        <p role="status">{describe(songs.length)}</p>
        <PlayAll from={playPath} />
        {choices ?? <ListLinks label={t("sort.label")} links={offered} />}
      </div>
      {isTable ? (
        <Beside missing={cards}>
          <Suspense>
            <SongTable songs={songs} sorts={sorts} />
          </Suspense>
        </Beside>
      ) : (
        cards
      )}
    </>
  );
}
