import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { Link } from "../../../ui/link.tsx";
import { cellShapes } from "./wheel-geometry.ts";

export interface Melakarta {
  number: number;
  id: string;
  native: string | null;
  songs: number;
  janyaSongs: number;
}

/** A cell links to its melakarta. Its name is shown in the middle while the pointer is over it. */
export function WheelCell({ melakarta }: { melakarta: Melakarta }) {
  const { number, id, songs, janyaSongs } = melakarta;
  const name = melakarta.native ?? id;
  const { path, numberPosition } = cellShapes[(number - 1) % cellShapes.length]!;
  const filled = songs > 0 ? "cell full" : janyaSongs > 0 ? "cell janya" : "cell";
  return (
    <Link className={filled} to={raagaPath(id)}>
      <path d={path} />
      <text {...numberPosition}>{number}</text> <text className="hub-name">{name}</text>
    </Link>
  );
}
