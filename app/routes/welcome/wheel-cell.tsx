import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { wheelCell } from "./wheel-geometry.ts";

export interface Melakarta {
  number: number | null;
  id: string;
  /** Its name in the script of the page's language, or null. */
  native: string | null;
  songs: number;
  janyaSongs: number;
}

export const raagaSongsPath = (id: string) =>
  `/search?${new URLSearchParams({ raagaDescription: id, searched: "true" })}`;

export function WheelCell({ melakarta }: { melakarta: Melakarta }) {
  const { number, id, songs, janyaSongs } = melakarta;
  const name = melakarta.native ?? id;
  const { t } = useI18n();
  const { path, turn, x, y } = wheelCell(number!);
  const counted =
    songs > 0
      ? t("wheel.songs", { count: songs })
      : janyaSongs > 0
        ? t("wheel.janyas", { count: janyaSongs })
        : t("wheel.empty");
  const drawing = (
    <>
      <title>{`${number} ${name}: ${counted}`}</title>
      <path d={path} transform={`rotate(${turn})`} />
      <text x={x} y={y}>
        {number}
      </text>
    </>
  );
  return (
    <>
      {songs === 0 ? (
        <g className={janyaSongs > 0 ? "cell janya" : "cell"} role="img">
          {drawing}
        </g>
      ) : (
        <Link
          className="cell full"
          to={raagaSongsPath(id)}
          aria-label={`${number} ${name}, ${counted}`}
        >
          {drawing}
        </Link>
      )}
      <text className="hub-name" aria-hidden="true">
        {name}
      </text>
    </>
  );
}
