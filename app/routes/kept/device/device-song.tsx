import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { PlayButton } from "../../../player/play-button.tsx";
import type { SongEntry } from "../song-entry.server.ts";
import { SongTitle } from "../song-title.tsx";

interface Props {
  /** Null if the song is not in the archive; undefined while loading. */
  entry: SongEntry | null | undefined;
  children: ReactNode;
  below?: ReactNode;
  /** Drag handle in an ordered list; `drag` becomes `data-drag`, which marks the drop position. */
  handle?: ReactNode;
  drag?: string;
}

export function DeviceSong({ entry, children, below, handle, drag }: Props) {
  const { t } = useI18n("device");
  return (
    <li className="own-song panel" data-drag={drag}>
      {handle}
      {entry ? (
        <SongTitle song={entry} heading="h3" />
      ) : (
        <p>{entry === null ? t("device.gone") : "…"}</p>
      )}
      <div className="actions">
        {entry && <PlayButton song={entry} />}
        {children}
      </div>
      {below}
    </li>
  );
}
