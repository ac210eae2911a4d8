import { Suspense } from "react";
import { pageButtons, pageCount } from "../../domain/paging.ts";
import { Pager } from "../../ui/pager.tsx";
import { Beside, lazyPart } from "../../ui/part.tsx";
import { songListPath } from "./list-view.ts";
import { type ListProps, Songs } from "./songs.tsx";

/** Loaded in the browser only for those who chose to scroll. */
const GrowingList = import.meta.env.SSR
  ? (await import("./growing-list.tsx")).default
  : lazyPart(() => import("./growing-list.tsx"));

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
  const pageOfSongs = (
    <>
      <Songs {...props} />
      {pager}
    </>
  );
  if (state.paging === "pagination") return pageOfSongs;
  return (
    <Beside missing={pageOfSongs}>
      <Suspense>
        <GrowingList key={songListPath(base, state)} {...props} />
      </Suspense>
      <noscript>{pager}</noscript>
    </Beside>
  );
}
