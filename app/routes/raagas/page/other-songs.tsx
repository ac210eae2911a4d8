import type { OwnRecording } from "../../../data/music/raaga-pages/raaga-songs.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { MusicName } from "../../../ui/name.tsx";
import type { SongRow } from "../../songs/rows/song-row.server.ts";
import { SongRows } from "../../songs/rows/song-rows.tsx";

interface Props {
  ragamalikas: SongRow[];
  recordings: OwnRecording[];
}

export function OtherSongs({ ragamalikas, recordings }: Props) {
  const { t } = useI18n("raagas");
  return (
    <>
      {ragamalikas.length > 0 && (
        <>
          <h3>{t("raaga.ragamalikas")}</h3>
          <SongRows songs={ragamalikas} />
        </>
      )}
      {recordings.length > 0 && (
        <>
          <h3>{t("raaga.recordings")}</h3>
          <ul className="raaga-songs">
            {recordings.map(({ id, title, native, singer, nativeSinger }) => (
              <li key={id}>
                <Link to={`/songs/${id}`}>
                  <MusicName native={native} roman={title} />
                </Link>
                <span>
                  <MusicName native={nativeSinger} roman={singer} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
