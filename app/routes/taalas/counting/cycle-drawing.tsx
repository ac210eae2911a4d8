import type { CyclePart } from "../../../domain/music/taalas/cycle.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { HandSign } from "./hand-sign.tsx";

const width = 44;

interface Props {
  parts: CyclePart[];
  sounding: number | null;
}

export function CycleDrawing({ parts, sounding }: Props) {
  const { t } = useI18n("taalas");
  const starts = parts.map((_, at) =>
    parts.slice(0, at).reduce((sum, { actions }) => sum + actions.length, 0),
  );
  return (
    <ol className="taala-cycle">
      {parts.map(({ kind, actions }, at) => (
        <li key={starts[at]}>
          <span>
            {t(`anga.${kind}`)} <small>{actions.length}</small>
          </span>
          <svg
            viewBox={`0 0 ${width * actions.length} 44`}
            width={width * actions.length}
            height="44"
            role="img"
            aria-label={actions.map((action) => t(`hand.${action}`)).join(", ")}
          >
            {actions.map((action, k) => (
              <g
                key={k}
                className="akshara"
                data-sounding={sounding === starts[at]! + k || undefined}
              >
                <rect x={k * width + 2} y={2} width={width - 4} height={40} rx={10} />
                <HandSign action={action} finger={k} x={(k + 0.5) * width} />
              </g>
            ))}
          </svg>
        </li>
      ))}
    </ol>
  );
}
