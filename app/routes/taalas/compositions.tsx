import { useI18n } from "../../i18n/provider.tsx";
import { PlayAll } from "../../player/play-all.tsx";
import { Link } from "../../ui/link.tsx";
import type { SongRow } from "../songs/rows/song-row.server.ts";
import { SongRows } from "../songs/rows/song-rows.tsx";

interface Props {
  count: number;
  compositions: SongRow[];
  next: string | null;
}

export function TaalaCompositions({ count, compositions, next }: Props) {
  const { t } = useI18n("taalas");
  return (
    <section aria-labelledby="compositions">
      <h2 id="compositions">{t("taala.songs")}</h2>
      <div className="count-and-play">
        <p>{count > 0 ? t("wheel.songs", { count }) : t("taala.noSongs")}</p>
        {compositions.length > 0 && (
          <PlayAll ids={compositions.map(({ id }) => id)} isPart={next !== null} />
        )}
      </div>
      <SongRows songs={compositions} />
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
