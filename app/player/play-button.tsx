import { playableOf, type SongSummary } from "../domain/song.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePlayer } from "./provider.tsx";

/** Starts a song in the player, where it has something to play. Needs scripts. */
export function PlayButton({ song }: { song: Pick<SongSummary, "id" | "title" | "media"> }) {
  const { t } = useI18n();
  const { play, playingId } = usePlayer();
  const media = playableOf(song.media);
  if (!media) return null;
  const playing = playingId === song.id;
  return (
    <button
      type="button"
      className="icon-button play needs-script"
      aria-label={t("player.play", { title: song.title })}
      aria-pressed={playing}
      onClick={() => play({ id: song.id, title: song.title, media })}
    >
      <Icon name={playing ? "note" : "play"} />
    </button>
  );
}
