import type { CyclePart } from "../../../domain/music/taalas/cycle.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { AksharaRow, startsOf } from "./akshara.tsx";

interface Props {
  parts: CyclePart[];
  sounding: number | null;
}

export function CycleDrawing({ parts, sounding }: Props) {
  const { t } = useI18n("taalas");
  const starts = startsOf(parts);
  return (
    <ol className="taala-cycle">
      {parts.map(({ kind, actions }, at) => (
        <li key={starts[at]}>
          <span>
            {t(`anga.${kind}`)} <small>{actions.length}</small>
          </span>
          <AksharaRow
            actions={actions}
            start={starts[at]!}
            sounding={sounding}
            label={actions.map((action) => t(`hand.${action}`)).join(", ")}
          />
        </li>
      ))}
    </ol>
  );
}
