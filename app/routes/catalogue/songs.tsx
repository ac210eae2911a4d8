import { type ReactNode, Suspense } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayAll } from "../../player/play-all.tsx";
import { Beside, lazyPart } from "../../ui/part.tsx";
import { SongCard } from "./card.tsx";
import type { PageEntry } from "./entry.server.ts";
import type { ListBase, ListView } from "./list-view.ts";
import { ListLinks } from "./lists/list-links.tsx";
import type { TableColumns } from "./lists/table-columns.server.ts";
import type { SortLink } from "./lists/sort-links.server.ts";

/** Loaded in the browser only for those who chose the table. */
const SongTable = import.meta.env.SSR
  ? (await import("./table.tsx")).default
  : lazyPart(() => import("./table.tsx"));

export interface ListProps {
  songs: PageEntry[];
  state: ListView;
  page: number;
  total: number;
  base: ListBase;
  describe: (count: number) => string;
  /** Shown beside the number of songs; the sort links by default. */
  choices?: ReactNode;
  sorts: SortLink[];
  /** Null for cards. */
  columns: TableColumns | null;
  playPath: string;
  /** Returns the path of the entries after `last`; null at the end of the list. */
  nextPath: (last: PageEntry, count: number) => string | null;
}

export function Songs(props: ListProps) {
  const { songs, describe, choices, sorts, columns, playPath } = props;
  const { t } = useI18n();
  // In a table, the column headings sort by their columns: what is chosen is told here as well.
  const sortLinks = columns ? sorts.filter(({ by, current }) => by === "added" || current) : sorts;
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
        {choices ?? <ListLinks label={t("sort.label")} links={sortLinks} />}
      </div>
      {columns ? (
        <Beside missing={cards}>
          <Suspense>
            <SongTable songs={songs} columns={columns} />
          </Suspense>
        </Beside>
      ) : (
        cards
      )}
    </>
  );
}
