import { type CyclePart } from "../../../domain/music/taalas/cycle.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { ClickControls } from "./click-controls.tsx";
import { CycleDrawing } from "./cycle-drawing.tsx";
import { HandSigns } from "./hand-signs.tsx";
import { useClick } from "./use-click.ts";

export function TaalaCounting({ parts }: { parts: CyclePart[] }) {
  const { t } = useI18n("taalas");
  const click = useClick(parts);
  const [first] = parts;
  const note =
    first!.kind === "whole"
      ? t("taala.wholeNote")
      : first!.kind === "group"
        ? t("taala.groupNote")
        : t("taala.cycleNote");
  return (
    <>
      <p>{note}</p>
      <CycleDrawing parts={parts} sounding={click.akshara} />
      <HandSigns parts={parts} />
      <ClickControls click={click} />
    </>
  );
}
