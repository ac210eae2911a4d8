import { Fragment } from "react";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PerformerLink } from "./person-link.tsx";

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
            <dd>
              {players.map((name, at) => (
                <Fragment key={at}>
                  {at > 0 && ", "}
                  <PerformerLink song={song} name={name} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
