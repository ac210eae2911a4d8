import { chakraNames } from "../../../domain/music/chakra.ts";
import { middleOfChakra, wheelHub, wheelRim } from "./wheel-geometry.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { type Melakarta, WheelCell } from "./wheel-cell.tsx";

const labels = wheelRim + 26;
/** Names stand upright: above and below the wheel they need less room than at its sides. */
const [aside, above] = [labels + 28, labels + 4];

export const ofChakra = <T extends Melakarta>(melakartas: T[], at: number) =>
  melakartas.slice(at * 6, at * 6 + 6);

interface Props {
  melakartas: Melakarta[];
  /** Whether cells show their names where there is room. */
  hasNames?: boolean;
}

/** Draws the wheel. The chakra beside it that is open, or is the target, turns to the top with CSS alone. */
export function WheelDrawing({ melakartas, hasNames = false }: Props) {
  const { t } = useI18n();
  return (
    <svg
      id="ring"
      className="ring"
      viewBox={`${-aside} ${-above} ${2 * aside} ${2 * above}`}
      role="group"
      aria-label={t("wheel.title")}
    >
      <circle r={wheelHub - 2} className="hub" />
      <g>
        {chakraNames.map((name, at) => (
          <g key={name}>
            {ofChakra(melakartas, at).map((melakarta) => (
              <WheelCell key={melakarta.id} melakarta={melakarta} hasName={hasNames} />
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
  );
}
