import { type PlayableSong, playableOf, type SongSummary } from "../domain/songs/song.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { MoreButton } from "./more-button.tsx";
import { actionOf, usePlayer } from "./provider.tsx";

export function PlayButton({
  song,
}: {
  song: Pick<SongSummary, "media"> & Omit<PlayableSong, "media">;
}) {
  const { t } = useI18n();
  const { shown, ask } = usePlayer();
  const media = playableOf(song.media);
  if (!media) return null;
  const action = actionOf(shown, song.id);
  const playable = { ...song, media };
  return (
    <span className="presses">
      <button
        type="button"
        className="icon-button play needs-script"
        aria-label={t(`player.${action}`, { title: song.title })}
        onClick={() => ask({ song: playable })}
      >
        <Icon name={action === "pause" ? "pause" : "play"} />
      </button>
      <MoreButton song={playable} />
    </span>
  );
}
