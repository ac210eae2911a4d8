import type { OwnRecording } from "../../../data/music/raaga-pages/raaga-songs.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { PlayAll } from "../../../player/play-all.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { Link } from "../../../ui/link.tsx";
import type { SongRow } from "../../songs/rows/song-row.server.ts";
import { SongRows } from "../../songs/rows/song-rows.tsx";
import { OwnRecordings } from "./own-recordings.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

interface Props {
  raaga: RaagaView;
  songs: {
    songs: SongRow[];
    hasMore: boolean;
    ragamalikas: SongRow[];
    recordings: OwnRecording[];
    page: number;
    ofJanyas: boolean;
  };
  path: string;
}

export function Compositions({ raaga, songs: found, path }: Props) {
  const { t } = useI18n("raagas");
  const { songs, hasMore, ragamalikas, recordings, page, ofJanyas } = found;
  const of = ofJanyas ? "janyas" : null;
  const to = (number: number) => `${listPath(path, { of, page: number })}#compositions`;
  const own = t("wheel.songs", { count: raaga.compositionCount });
  return (
    <section aria-labelledby="compositions">
      <h2 id="compositions">{t("raaga.compositions")}</h2>
      {raaga.janyaSongs === 0 && raaga.compositionCount > 0 && <p>{own}</p>}
      {raaga.janyaSongs > 0 && (
        <Choices
          label={t("raaga.listed")}
          all={own}
          chosen={of}
          values={[["janyas", t("wheel.janyas", { count: raaga.janyaSongs })]]}
          path={(value) => `${listPath(path, { of: value })}#compositions`}
        />
      )}
      {songs.length === 0 && <p>{t("raaga.noSongs")}</p>}
      {songs.some(({ recordings: some }) => some) && (
        <PlayAll ids={songs.map(({ id }) => id)} isPart={page > 1 || hasMore} />
      )}
      <SongRows songs={songs} />
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
      {ragamalikas.length > 0 && (
        <>
          <h3>{t("raaga.ragamalikas")}</h3>
          <SongRows songs={ragamalikas} />
        </>
      )}
      {recordings.length > 0 && (
        <>
          <h3>{t("raaga.recordings")}</h3>
          <OwnRecordings recordings={recordings} />
        </>
      )}
    </section>
  );
}
