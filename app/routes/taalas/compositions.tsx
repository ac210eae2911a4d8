import type { RaagaMark as Mark } from "../../domain/music/picture/raaga-mark.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayAll } from "../../player/play-all.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName, RaagaMark } from "../../ui/name.tsx";

interface Props {
  count: number;
  compositions: {
    id: number;
    songId: number;
    title: string;
    native: string | null;
    raaga: { id: string; native: string | null } | null;
    mark: Mark | null;
  }[];
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
          <PlayAll ids={compositions.map(({ songId }) => songId)} isPart={next !== null} />
        )}
      </div>
      <ul className="song-rows">
        {compositions.map(({ id, songId, title, native, raaga, mark }) => (
          <li key={id}>
            <RaagaMark mark={mark} />
            <Link to={`/songs/${songId}`}>
              <MusicName native={native} roman={title} />
            </Link>
            {raaga && (
              <small>
                <Link to={raagaPath(raaga.id)}>
                  <MusicName native={raaga.native} roman={raaga.id} />
                </Link>
              </small>
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
