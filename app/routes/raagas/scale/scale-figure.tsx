import { useI18n } from "../../../i18n/provider.tsx";
import type { ScaleView } from "./scale-view.server.ts";
import { type IsMarked, ScaleSteps } from "./scale-steps.tsx";

export function ScaleFigure({ scale, isMarked }: { scale: ScaleView; isMarked?: IsMarked }) {
  const { t } = useI18n();
  const ways = [
    { label: t("raaga.arohana"), steps: scale.up },
    { label: t("raaga.avarohana"), steps: scale.down },
  ];
  return (
    <div className="scale-figure">
      {ways.map(({ label, steps }) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          {/* Keyboard users must be able to reach a scrollable drawing. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="steps-frame" role="group" aria-label={label} tabIndex={0}>
            <ScaleSteps label={label} steps={steps} isMarked={isMarked} />
          </div>
          <p className="swaras">{steps.map((step) => step.label).join(" ")}</p>
        </figure>
      ))}
    </div>
  );
}
