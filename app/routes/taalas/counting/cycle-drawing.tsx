import type { CyclePart } from "../../../domain/music/taalas/cycle.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Akshara, aksharaHeight, aksharaWidth, isShort } from "./akshara.tsx";

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
    <ol className="taala-cycle" data-short={isShort(parts) || undefined}>
      {parts.map(({ kind, actions }, at) => (
        <li key={starts[at]}>
          <span>
            {t(`anga.${kind}`)} <small>{actions.length}</small>
          </span>
          <svg
            viewBox={`0 0 ${aksharaWidth * actions.length} ${aksharaHeight}`}
            width={aksharaWidth * actions.length}
            height={aksharaHeight}
            role="img"
            aria-label={actions.map((action) => t(`hand.${action}`)).join(", ")}
          >
            {actions.map((action, k) => (
              <Akshara
                key={k}
                action={action}
                place={k}
                number={starts[at]! + k + 1}
                x={k * aksharaWidth}
                isSounding={sounding === starts[at]! + k}
              />
            ))}
          </svg>
        </li>
      ))}
    </ol>
  );
}
