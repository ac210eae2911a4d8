import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { Choices } from "../../../ui/choices.tsx";
import { Link } from "../../../ui/link.tsx";
import type { SongRow } from "../../songs/rows/song-row.server.ts";
import { SongRows } from "../../songs/rows/song-rows.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

/** Above a raaga's compositions: how many there are, and those of its janyas. */
export function CompositionsTop({ raaga, ofJanyas }: { raaga: RaagaView; ofJanyas: boolean }) {
  const { t } = useI18n("raagas");
  const { path, compositionCount, janyaSongs } = raaga;
  const own = t("wheel.songs", { count: compositionCount });
  return (
    <>
      <h2 id="compositions">{t("raaga.compositions")}</h2>
      {janyaSongs === 0 && compositionCount > 0 && <p>{own}</p>}
      {janyaSongs > 0 && (
        <Choices
          label={t("raaga.listed")}
          all={own}
          chosen={ofJanyas ? "janyas" : null}
          values={[["janyas", t("wheel.janyas", { count: janyaSongs })]]}
          path={(value) => `${listPath(path, { of: value })}#compositions`}
        />
      )}
    </>
  );
}

interface Props {
  songs: SongRow[];
  path: string;
  page: number;
  hasMore: boolean;
  ofJanyas: boolean;
}

/** A page of a raaga's compositions, or of those of its janyas. */
export function Compositions({ songs, path, page, hasMore, ofJanyas }: Props) {
  const { t } = useI18n("raagas");
  const of = ofJanyas ? "janyas" : null;
  const to = (number: number) => `${listPath(path, { of, page: number })}#compositions`;
  return (
    <>
      {songs.length > 0 ? <SongRows songs={songs} /> : <p>{t("raaga.noSongs")}</p>}
      {(page > 1 || hasMore) && (
        <nav className="pager" aria-label={t("pager.label")}>
          {page > 1 && (
            <Link to={to(page - 1)} rel="prev">
              {t("pager.previous")}
            </Link>
          )}
          {hasMore && (
            <Link to={to(page + 1)} rel="next">
              {t("pager.next")}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
