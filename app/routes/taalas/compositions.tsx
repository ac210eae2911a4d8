import type { TaalaComposition } from "../../data/music/taala-pages/taala-page.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayAll } from "../../player/play-all.tsx";
import { MusicName } from "../../shell/music-name.tsx";
import { Link } from "../../ui/link.tsx";

interface Props {
  count: number;
  compositions: TaalaComposition[];
  next: string | null;
}

export function TaalaCompositions({ count, compositions, next }: Props) {
  const { t } = useI18n("taalas");
  return (
    <section aria-labelledby="compositions">
      <h2 id="compositions">{t("taala.songs")}</h2>
      <p>{count > 0 ? t("wheel.songs", { count }) : t("taala.noSongs")}</p>
      {compositions.length > 0 && (
        <PlayAll ids={compositions.map(({ songId }) => songId)} isPart={next !== null} />
      )}
      <ul className="taala-songs">
        {compositions.map(({ id, songId, title, native, raaga }) => (
          <li key={id}>
            <Link to={`/songs/${songId}`}>
              <MusicName native={native} roman={title} />
            </Link>
            {raaga && (
              <Link to={raagaPath(raaga.id)}>
                <MusicName native={raaga.native} roman={raaga.id} />
              </Link>
            )}
          </li>
        ))}
      </ul>
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
