import type { ReactNode } from "react";
import { formatDuration } from "../../../i18n/format.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { PlayAll } from "../../../player/play-all.tsx";
import { Day } from "../../../ui/day.tsx";
import { Empty } from "../../../ui/empty.tsx";
import type { SongEntry } from "../song-entry.server.ts";
import { ListedSong } from "../listed-song.tsx";

export interface HeardEntry extends SongEntry {
  heardAt: number;
  /** Where a long recording was left, or null. */
  leftAtSeconds: number | null;
}

/** Songs that were heard, the latest first; `children` clears them. */
export function HeardList({ songs, children }: { songs: HeardEntry[]; children: ReactNode }) {
  const { t } = useI18n("heard");
  if (songs.length === 0)
    return <Empty text={t("heard.empty")} to="/home" label={t("welcome.browse")} />;
  return (
    <>
      <div className="actions">
        <PlayAll ids={songs.map(({ id }) => id)} />
        {children}
      </div>
      <ol className="own-songs">
        {songs.map((song) => (
          <ListedSong key={song.id} song={song}>
            <p className="kept-note">
              <Day date={song.heardAt} />
              {song.leftAtSeconds !== null &&
                ` · ${t("heard.left", { time: formatDuration(song.leftAtSeconds) })}`}
            </p>
          </ListedSong>
        ))}
      </ol>
    </>
  );
}
