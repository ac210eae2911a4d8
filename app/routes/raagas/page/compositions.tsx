import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { PlayAll } from "../../../player/play-all.tsx";
import { type DrawnParts, ServerDrawn } from "../../../shell/server-drawn.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { Link } from "../../../ui/link.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

interface Props {
  raaga: Pick<RaagaView, "id" | "compositionCount" | "janyaSongs">;
  songs: { ids: number[]; isPlayable: boolean; hasMore: boolean; page: number; ofJanyas: boolean };
  drawn: DrawnParts | null;
  path: string;
}

export function Compositions({ raaga, songs, drawn, path }: Props) {
  const { t } = useI18n("raagas");
  const { ids, hasMore, page, ofJanyas } = songs;
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
      {ids.length === 0 && <p>{t("raaga.noSongs")}</p>}
      {songs.isPlayable && (
        <PlayAll from={listPath("/songs/play", { of: of ?? "raaga", id: raaga.id })} />
      )}
      {ids.length > 0 && <ServerDrawn parts={drawn} name="songs" />}
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
      <ServerDrawn parts={drawn} name="others" />
    </section>
  );
}
