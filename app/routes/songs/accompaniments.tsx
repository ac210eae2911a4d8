import type { SongDetail } from "../../data/songs/song-detail.ts";
import { useI18n } from "../../i18n/provider.tsx";

export function Accompaniments({ song }: { song: SongDetail }) {
  const { t } = useI18n();
  if (song.accompaniments.length === 0) return null;
  return (
    <section aria-labelledby="accompaniments" className="panel">
      <h2 id="accompaniments">{t("song.accompaniments")}</h2>
      <dl>
        {song.accompaniments.map(({ type, players }) => (
          <div key={`${type} ${players.join()}`}>
            <dt>{type}</dt>
            <dd>{players.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
