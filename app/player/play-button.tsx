import { type PlayableSong, playableOf, type SongSummary } from "../domain/songs/song.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePlayer } from "./provider.tsx";

export function PlayButton({
  song,
}: {
  song: Pick<SongSummary, "media"> & Omit<PlayableSong, "media">;
}) {
  const { t } = useI18n();
  const { play, actionFor } = usePlayer();
  const media = playableOf(song.media);
  if (!media) return null;
  const action = actionFor(song.id);
  return (
    <button
      type="button"
      className="icon-button play needs-script"
      aria-label={t(`player.${action}`, { title: song.title })}
      onClick={() => play({ ...song, media })}
    >
      <Icon name={action === "pause" ? "pause" : "play"} />
    </button>
  );
}
