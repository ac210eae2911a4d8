import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { MusicName } from "../../../shell/music-name.tsx";
import { Link } from "../../../ui/link.tsx";

export interface NamedRaaga {
  id: string;
  /** The name in the reader's script, or null. */
  native: string | null;
}

/** The name of a raaga, which links to its page. */
export const RaagaName = ({ raaga: { id, native } }: { raaga: NamedRaaga }) => (
  <Link to={raagaPath(id)}>
    <MusicName native={native} roman={id} />
  </Link>
);
