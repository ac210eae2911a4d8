import { chakraNames } from "../../../domain/music/chakra.ts";
import { chakraPoint, wheelHub, wheelRim } from "./wheel-geometry.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { MusicName } from "../../../shell/music-name.tsx";
import { janyaSongsPath, type Melakarta, WheelCell } from "./wheel-cell.tsx";
import { raagaPath } from "../../../domain/music/raaga-path.ts";

const reach = [wheelRim + 62, wheelRim + 24] as const;

const sideOf = (x: number) => (x > 90 ? "chakra right" : x < -90 ? "chakra left" : "chakra");

export function Wheel({ melakartas }: { melakartas: Melakarta[] }) {
  const { t } = useI18n();
  return (
    <div className="wheel">
      <svg
        viewBox={`${-reach[0]} ${-reach[1]} ${2 * reach[0]} ${2 * reach[1]}`}
        role="group"
        aria-label={t("wheel.title")}
      >
        <circle r={wheelHub - 2} className="hub" />
        {melakartas.map((melakarta) => (
          <WheelCell key={melakarta.id} melakarta={melakarta} />
        ))}
        {chakraNames.map((name, at) => {
          const [x, y] = chakraPoint(at + 1, wheelRim + 16);
          return (
            <a key={name} href={`#chakra-${at + 1}`} tabIndex={-1} aria-hidden="true">
              <text x={x} y={y} className={sideOf(x)}>
                {t(`chakra.${name}`)}
              </text>
            </a>
          );
        })}
        <text className="hub-words" aria-hidden="true">
          72
        </text>
      </svg>
      <div className="chakras">
        {chakraNames.map((name, at) => (
          <details key={name} name="chakra">
            <summary>
              <h3>
                <span>{at + 1}</span> {t(`chakra.${name}`)}
              </h3>
            </summary>
            <ul id={`chakra-${at + 1}`}>
              {melakartas.slice(at * 6, at * 6 + 6).map((melakarta) => (
                <Row key={melakarta.id} melakarta={melakarta} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}

function Row({ melakarta }: { melakarta: Melakarta }) {
  const { t } = useI18n();
  const { number, id, native, songs, janyaSongs } = melakarta;
  return (
    <li>
      <span>{number}</span>
      <Link to={raagaPath(id)}>
        <MusicName native={native} roman={id} />
      </Link>
      <small>
        {songs > 0 && (
          <Link to={`${raagaPath(id)}#compositions`}>{t("wheel.songs", { count: songs })}</Link>
        )}
        {janyaSongs > 0 && (
          <Link to={janyaSongsPath(id)}>{t("wheel.janyas", { count: janyaSongs })}</Link>
        )}
      </small>
    </li>
  );
}
