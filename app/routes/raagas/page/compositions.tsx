import type { OwnRecording, RaagaSong } from "../../../data/music/raaga-pages/raaga-songs.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { PlayAll } from "../../../player/play-all.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { Link } from "../../../ui/link.tsx";
import { OwnRecordings, RaagaSongs } from "./raaga-songs.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

interface Props {
  raaga: RaagaView;
  songs: {
    songs: RaagaSong[];
    hasMore: boolean;
    ragamalikas: RaagaSong[];
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
  const janyas = new Map(raaga.janyas.map((one) => [one.raaga.id, one.raaga]));
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
      {songs.some(({ recordings: count }) => count > 0) && (
        <PlayAll ids={songs.map(({ id }) => id)} isPart={page > 1 || hasMore} />
      )}
      <RaagaSongs songs={songs} raagas={ofJanyas ? janyas : undefined} />
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
          <RaagaSongs songs={ragamalikas} />
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
