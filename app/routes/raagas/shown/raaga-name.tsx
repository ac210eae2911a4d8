import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { MusicName } from "../../../ui/name.tsx";
import { Link } from "../../../ui/link.tsx";

export interface NamedRaaga {
  id: string;
  native: string | null;
}

export const RaagaName = ({ raaga: { id, native } }: { raaga: NamedRaaga }) => (
  <Link to={raagaPath(id)}>
    <MusicName native={native} roman={id} />
  </Link>
);
