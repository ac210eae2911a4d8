import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { Link } from "../../ui/link.tsx";
import type { DrawnParts } from "../../shell/server-drawn.tsx";
import { DrawnSongRows } from "../songs/rows/drawn-song-rows.tsx";

interface Props {
  id: string;
  count: number;
  ids: number[];
  drawn: DrawnParts | null;
  next: string | null;
}

export function TaalaCompositions({ id, count, ids, drawn, next }: Props) {
  const { t } = useI18n("taalas");
  return (
    <section aria-labelledby="compositions">
      <h2 id="compositions">{t("taala.songs")}</h2>
      <div className="count-and-play">
        <p>{count > 0 ? t("wheel.songs", { count }) : t("taala.noSongs")}</p>
        {ids.length > 0 && <PlayAll from={listPath("/songs/play", { of: "taala", id })} />}
      </div>
      <DrawnSongRows parts={drawn} name="songs" />
      {next && (
        <nav className="pager" aria-label={t("pager.label")}>
          <Link to={next} rel="next">
            {t("taala.more")}
          </Link>
        </nav>
      )}
    </section>
  );
}
