import type { ReactNode } from "react";
import { Form } from "react-router";
import { pageButtons, pageCount } from "../../domain/paging.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Pager } from "../../ui/pager.tsx";
import { SongCard } from "./card.tsx";
import { type ListBase, type ListView, songListAddress } from "./list-view.ts";
import { ScrollEnd } from "./scroll-end.tsx";
import { SongTable } from "./table.tsx";
import { useSmoothScroll } from "./use-smooth-scroll.ts";

export interface ListProps {
  songs: SongSummary[];
  state: ListView;
  page: number;
  /** How many songs the list has; at most so many can be reached. */
  total: number;
  base: ListBase;
  /** Says which songs are shown, when there are `count` of them. */
  say: (count: number) => string;
  /** What stands beside that. */
  choices: ReactNode;
  /** What stands below it, above the songs. */
  sorts?: ReactNode;
  /** Where the songs after the last one are; null at the end. */
  nextAddress: (last: SongSummary, count: number) => string | null;
}

function Songs({ songs, state, base, say, choices, sorts }: ListProps) {
  return (
    <>
      <div className="list-top">
        <p role="status">{say(songs.length)}</p>
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
        <SongTable
          songs={songs}
          sortBy={state.sortBy}
          direction={state.direction}
          sortTo={(sortBy, direction) => songListAddress(base, { sortBy, direction })}
        />
      )}
    </>
  );
}

/** Songs as cards or in a table, by pages or growing as one scrolls. */
export function SongList(props: ListProps) {
  const { state, page, total, base } = props;
  const pages = pageCount(total);
  const pager = (
    <Pager
      page={page}
      pages={pages}
      buttons={pageButtons(page, pages)}
      to={(number) => songListAddress(base, { ...state, page: number })}
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
      <GrowingList key={songListAddress(base, state)} {...props} />
      <noscript>{pager}</noscript>
    </>
  );
}

function GrowingList(props: ListProps) {
  const { t } = useI18n();
  const scroll = useSmoothScroll(props.songs, props.nextAddress);
  return (
    <>
      <Songs {...props} songs={scroll.songs} />
      <ScrollEnd scroll={scroll} end={scroll.isAtEnd ? t("scroll.end") : null} />
    </>
  );
}

/** How a list is shown: choices that the preferences keep, made with or without scripts. */
export function ListChoices({ state, base }: Pick<ListProps, "state" | "base">) {
  const { t } = useI18n();
  const choice = (name: "view" | "paging", value: string, label: string) => (
    <button type="submit" name={name} value={value} aria-pressed={state[name] === value}>
      {label}
    </button>
  );
  return (
    <Form method="post" action="/preferences" className="choices" preventScrollReset>
      <input type="hidden" name="returnTo" value={songListAddress(base, state)} />
      <fieldset>
        <legend>{t("view.label")}</legend>
        {choice("view", "card", t("view.card"))}
        {choice("view", "table", t("view.table"))}
      </fieldset>
      <fieldset>
        <legend>{t("paging.label")}</legend>
        {choice("paging", "pagination", t("paging.pagination"))}
        {choice("paging", "smooth", t("paging.smooth"))}
      </fieldset>
    </Form>
  );
}

/** Links that put a list in another order; `current` null stands for the best match. */
export function SortChoices(props: Pick<ListProps, "state" | "base"> & { best?: boolean }) {
  const { t } = useI18n();
  const { state, base } = props;
  const sorts = ["title", "singer", "composer", "recordingDate"] as const;
  return (
    <nav className="sorts" aria-label={t("sort.label")}>
      <span>{t("sort.label")}</span>
      {props.best && (
        <Link
          to={songListAddress(base, {})}
          aria-current={state.sortBy === null ? "true" : undefined}
          preventScrollReset
        >
          {t("sort.best")}
        </Link>
      )}
      {sorts.map((sortBy) => {
        const current = state.sortBy === sortBy;
        const direction = current && state.direction === "asc" ? "desc" : "asc";
        return (
          <Link
            key={sortBy}
            to={songListAddress(base, { sortBy, direction })}
            aria-current={current ? "true" : undefined}
            preventScrollReset
          >
            {t(`column.${sortBy}`)}
            {current && <Icon name={state.direction === "asc" ? "sort-up" : "sort-down"} />}
          </Link>
        );
      })}
    </nav>
  );
}
