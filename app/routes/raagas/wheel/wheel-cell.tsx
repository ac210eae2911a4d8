import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { Link } from "../../../ui/link.tsx";
import { cellShapes, fitsInCell } from "./wheel-geometry.ts";

export interface Melakarta {
  number: number;
  id: string;
  native: string | null;
  songs: number;
  janyaSongs: number;
}

interface Props {
  melakarta: Melakarta;
  hasName: boolean;
}

/** A cell links to its melakarta. Its name is shown in the middle while the pointer is over it. */
export function WheelCell({ melakarta, hasName }: Props) {
  const { number, id, songs, janyaSongs } = melakarta;
  const name = melakarta.native ?? id;
  const band = (number - 1) % cellShapes.length;
  const { path, numberPosition, namePosition } = cellShapes[band]!;
  const filled = songs > 0 ? "cell full" : janyaSongs > 0 ? "cell janya" : "cell";
  const isNamed = hasName && fitsInCell(name, band);
  return (
    <Link className={isNamed ? `${filled} named` : filled} to={raagaPath(id)}>
      <path d={path} />
      <text {...numberPosition}>{number}</text> <text className="hub-name">{name}</text>
      {isNamed && (
        <text {...namePosition} className="ring-name" aria-hidden="true">
          {name}
        </text>
      )}
    </Link>
  );
}
