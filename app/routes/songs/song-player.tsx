import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import type { ShownName } from "../../domain/music/shown-name.ts";
import { type PlayableSong, playableOf } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { MoreButton } from "../../player/more-button.tsx";
import { actionOf, usePlayer } from "../../player/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

const labels = {
  play: "player.playHere",
  pause: "player.pauseHere",
  resume: "player.resumeHere",
} as const;
/** The button is as wide as its longest text. */
const actions = ["play", "pause", "resume"] as const;

export interface PlayerProps {
  song: Pick<SongDetail, "id" | "media" | "unavailable">;
  title: string;
  names: Record<"title" | "composer", ShownName> & Record<"raaga" | "singer", ShownName | null>;
  mark: PlayableSong["mark"];
}

/** Returns a song for the player; null if it cannot be played here. */
export function playableSong({ song, title, names, mark }: PlayerProps): PlayableSong | null {
  const media = playableOf(song.media);
  if (!media || song.unavailable) return null;
  const artist = names.singer ?? names.composer;
  return { id: song.id, title, media, name: names.title, raaga: names.raaga, artist, mark };
}

/** The buttons of a song that can be played here; `SongMedia` says what of others. */
export function SongPlayer(props: PlayerProps) {
  const { t } = useI18n();
  const { shown, ask } = usePlayer();
  const playable = playableSong(props);
  if (!playable) return null;
  const action = actionOf(shown, playable.id);
  return (
    <>
      <button
        type="button"
        className="button one-of needs-script"
        onClick={() => ask({ song: playable })}
      >
        {actions.map((one) => (
          <span key={one} className={one === action ? "" : "other"}>
            <Icon name={one === "pause" ? "pause" : "play"} />
            {t(labels[one])}
          </span>
        ))}
      </button>
      <MoreButton song={playable} />
    </>
  );
}
