import type { OwnRecording, RaagaSong } from "../../../data/music/raaga-pages/raaga-songs.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { MusicName } from "../../../ui/name.tsx";
import { RaagaName, type NamedRaaga } from "../shown/raaga-name.tsx";

interface Props {
  songs: RaagaSong[];
  raagas?: ReadonlyMap<string, NamedRaaga>;
}

export const RaagaSongs = ({ songs, raagas }: Props) => (
  <ul className="raaga-songs">
    {songs.map((song) => (
      <RaagaSongItem key={song.id} song={song} raaga={raagas?.get(song.raagaId ?? "")} />
    ))}
  </ul>
);

function RaagaSongItem({ song, raaga }: { song: RaagaSong; raaga?: NamedRaaga }) {
  const { t } = useI18n("raagas");
  const { id, title, native, composer, composerId, nativeComposer, recordings } = song;
  const shownComposer = <MusicName native={nativeComposer} roman={composer} />;
  return (
    <li>
      <Link to={`/songs/${id}`} prefetch>
        <MusicName native={native} roman={title} />
      </Link>
      <span>
        {raaga && (
          <>
            <RaagaName raaga={raaga} /> ·{" "}
          </>
        )}
        {composerId ? <Link to={`/people/${composerId}`}>{shownComposer}</Link> : shownComposer}
        {recordings > 1 && ` · ${t("recordings.count", { count: recordings })}`}
      </span>
    </li>
  );
}

export const OwnRecordings = ({ recordings }: { recordings: OwnRecording[] }) => (
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
);
