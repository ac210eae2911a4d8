import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { wheelCell } from "./wheel-geometry.ts";

export interface Melakarta {
  number: number;
  id: string;
  native: string | null;
  songs: number;
  janyaSongs: number;
}

export const janyaSongsPath = (id: string) => `${raagaPath(id)}?of=janyas#compositions`;

/** A cell of the wheel leads to its melakarta; the rim of one with songs in its janyas leads to those. */
export function WheelCell({ melakarta }: { melakarta: Melakarta }) {
  const { number, id, songs, janyaSongs } = melakarta;
  const name = melakarta.native ?? id;
  const { t } = useI18n();
  const { path, rim, turn, x, y } = wheelCell(number);
  const janyas = t("wheel.janyas", { count: janyaSongs });
  const counted = [songs > 0 && t("wheel.songs", { count: songs }), janyaSongs > 0 && janyas]
    .filter(Boolean)
    .join(", ");
  const told = counted || t("wheel.empty");
  const filled = songs > 0 ? "cell full" : janyaSongs > 0 ? "cell janya" : "cell";
  return (
    <>
      <Link className={filled} to={raagaPath(id)} aria-label={`${number} ${name}, ${told}`}>
        <title>{`${number} ${name}: ${told}`}</title>
        <path d={path} transform={`rotate(${turn})`} />
        <text x={x} y={y}>
          {number}
        </text>
      </Link>
      <text className="hub-name" aria-hidden="true">
        {name}
      </text>
      {janyaSongs > 0 && (
        <Link className="rim" to={janyaSongsPath(id)} tabIndex={-1} aria-hidden="true">
          <title>{`${number} ${name}: ${janyas}`}</title>
          <path d={rim} transform={`rotate(${turn})`} />
        </Link>
      )}
    </>
  );
}
