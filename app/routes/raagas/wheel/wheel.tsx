import { chakraNames } from "../../../domain/music/chakra.ts";
import { middleOfChakra, wheelHub, wheelRim } from "./wheel-geometry.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { MusicName } from "../../../ui/name.tsx";
import { type Melakarta, WheelCell } from "./wheel-cell.tsx";
import { raagaPath } from "../../../domain/music/raaga-path.ts";

const labels = wheelRim + 30;
const reach = labels + 24;

const ofChakra = (melakartas: Melakarta[], at: number) => melakartas.slice(at * 6, at * 6 + 6);

/** Opening a chakra in the list turns it to the top of the wheel, with CSS alone. */
export function Wheel({ melakartas }: { melakartas: Melakarta[] }) {
  const { t } = useI18n();
  return (
    <div className="wheel">
      <svg
        viewBox={[-reach, -reach, 2 * reach, 2 * reach].join(" ")}
        role="group"
        aria-label={t("wheel.title")}
      >
        <circle r={wheelHub - 2} className="hub" />
        <g>
          {chakraNames.map((name, at) => (
            <g key={name}>
              {ofChakra(melakartas, at).map((melakarta) => (
                <WheelCell key={melakarta.id} melakarta={melakarta} />
              ))}
              <a href={`#chakra-${at + 1}`} tabIndex={-1} aria-hidden="true">
                <text {...middleOfChakra(labels)} className="chakra">
                  {t(`chakra.${name}`)}
                </text>
              </a>
            </g>
          ))}
        </g>
        <path className="pointer" d={`M0 ${-wheelRim - 2}l5-9h-10Z`} />
        <text className="hub-words" aria-hidden="true">
          72
        </text>
      </svg>
      <div className="chakras">
        {chakraNames.map((name, at) => (
          <details key={name} name="chakra">
            <summary>
              <h3>
                <span>{at + 1}</span>
                {t(`chakra.${name}`)}
              </h3>
            </summary>
            <ul id={`chakra-${at + 1}`}>
              {ofChakra(melakartas, at).map((melakarta) => (
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
        {songs > 0 && <span>{t("wheel.songs", { count: songs })}</span>}
        {janyaSongs > 0 && (
          <Link to={`${raagaPath(id)}?of=janyas#compositions`}>
            {t("wheel.janyas", { count: janyaSongs })}
          </Link>
        )}
      </small>
    </li>
  );
}
