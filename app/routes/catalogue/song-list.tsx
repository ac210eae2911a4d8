import { lazy, type ReactNode, Suspense } from "react";
import { pageButtons, pageCount } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Pager } from "../../ui/pager.tsx";
import { SongCard } from "./card.tsx";
import type { Entry } from "./entry.server.ts";
import { type ListBase, type ListView, songListPath } from "./list-view.ts";
import { ScrollEnd } from "./scroll/scroll-end.tsx";
import { useSmoothScroll } from "./scroll/use-smooth-scroll.ts";

/** Browsers load it for those who chose the table. */
const SongTable = import.meta.env.SSR
  ? (await import("./table.tsx")).default
  : lazy(() => import("./table.tsx"));

export interface ListProps {
  songs: Entry[];
  state: ListView;
  page: number;
  total: number;
  base: ListBase;
  describe: (count: number) => string;
  choices: ReactNode;
  sorts?: ReactNode;
  /** Where the entries after `last` are fetched; null at the end. */
  nextPath: (last: Entry, count: number) => string | null;
}

function Songs({ songs, state, base, describe, choices, sorts }: ListProps) {
  return (
    <>
      <div className="list-top">
        <p role="status">{describe(songs.length)}</p>
        {choices}
      </div>
      {sorts}
      {state.view === "card" ? (
        <ul className="leaves">
          {songs.map((song) => (
            <SongCard key={song.id} song={song} />
          ))}
        </ul>
      ) : (
        <Suspense fallback={null}>
          <SongTable
            songs={songs}
            sortBy={state.sortBy}
            direction={state.direction}
            sortTo={(sortBy, direction) => songListPath(base, { sortBy, direction })}
          />
        </Suspense>
      )}
    </>
  );
}

export function SongList(props: ListProps) {
  const { state, page, total, base } = props;
  const pages = pageCount(total);
  const pager = (
    <Pager
      page={page}
      pages={pages}
      buttons={pageButtons(page, pages)}
      to={(number) => songListPath(base, { ...state, page: number })}
    />
  );
  if (state.paging === "pagination")
    return (
      <>
        <Songs {...props} />
        {pager}
      </>
    );
  return (
    <>
      <GrowingList key={songListPath(base, state)} {...props} />
      <noscript>{pager}</noscript>
    </>
  );
}

function GrowingList(props: ListProps) {
  const { t } = useI18n();
  const scroll = useSmoothScroll(props.songs, props.nextPath);
  return (
    <>
      <Songs {...props} songs={scroll.songs} />
      <ScrollEnd scroll={scroll} end={scroll.isAtEnd ? t("scroll.end") : null} />
    </>
  );
}
