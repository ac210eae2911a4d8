import type { CyclePart } from "../../../domain/music/taalas/cycle.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { HandSign } from "./hand-sign.tsx";

const width = 52;
const height = 70;

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
            viewBox={`0 0 ${width * actions.length} ${height}`}
            width={width * actions.length}
            height={height}
            role="img"
            aria-label={actions.map((action) => t(`hand.${action}`)).join(", ")}
          >
            {actions.map((action, k) => (
              <g
                key={k}
                className="akshara"
                data-sounding={sounding === starts[at]! + k || undefined}
              >
                <rect x={k * width + 2} y={2} width={width - 4} height={height - 4} rx={10} />
                <HandSign action={action} finger={k} x={(k + 0.5) * width} />
                <text x={(k + 0.5) * width} y={60} textAnchor="middle">
                  {starts[at]! + k + 1}
                </text>
              </g>
            ))}
          </svg>
        </li>
      ))}
    </ol>
  );
}
