import type { OwnRecording } from "../../../data/music/raaga-pages/raaga-songs.ts";
import { Link } from "../../../ui/link.tsx";
import { MusicName } from "../../../ui/name.tsx";

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
