import type { ComponentProps, ReactNode } from "react";
import { PlayButton } from "../../player/play-button.tsx";
import { SongTitle } from "./song-title.tsx";

type Song = ComponentProps<typeof SongTitle>["song"] & ComponentProps<typeof PlayButton>["song"];

/** A song of a list that is read and played, with what is said of it there. */
export const ListedSong = ({ song, children }: { song: Song; children?: ReactNode }) => (
  <li className="own-song panel">
    <SongTitle song={song} />
    <div className="actions">
      <PlayButton song={song} />
    </div>
    {children}
  </li>
);
