import type { CyclePart } from "../../../domain/music/taalas/cycle.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { HandSign } from "./hand-sign.tsx";

export function HandSigns({ parts }: { parts: CyclePart[] }) {
  const { t } = useI18n("taalas");
  const actions = [...new Set(parts.flatMap((part) => part.actions))];
  return (
    <ul className="hand-signs">
      {actions.map((action) => (
        <li key={action}>
          <svg viewBox="0 0 44 44" width="36" height="36" aria-hidden="true">
            <HandSign action={action} finger={1} x={22} />
          </svg>
          {t(`hand.${action}`)}
        </li>
      ))}
    </ul>
  );
}
