import { type SongSummary, truncate } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayButton } from "../../player/play-button.tsx";
import { Link } from "../../ui/link.tsx";

export function SongCard({ song }: { song: SongSummary }) {
  const { t } = useI18n();
  const { id, title } = song;
  return (
    <li className="leaf">
      <h2>
        <Link to={`/songs/${id}`} prefetch title={title}>
          {truncate(title)}
        </Link>
      </h2>
      <p className="leaf-music">
        {song.raagaId && <b>{truncate(song.raagaId)}</b>}
        {song.taalaId && <span>{truncate(song.taalaId)}</span>}
        {song.songTypeId && <span>{truncate(song.songTypeId)}</span>}
      </p>
      <p className="leaf-people">
        {song.singer
          ? t("song.sungBy", { name: truncate(song.singer) })
          : t("song.composedBy", { name: truncate(song.composer) })}
        {song.recordingDate && ` · ${song.recordingDate.slice(0, 4)}`}
      </p>
      <PlayButton song={song} />
    </li>
  );
}
