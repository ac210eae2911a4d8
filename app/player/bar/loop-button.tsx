import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Loop } from "../playback/use-loop.ts";

export function LoopButton({ loop }: { loop: Loop }) {
  const { t } = useI18n("player");
  const next =
    loop.from === null
      ? ({ label: "player.loopFrom", act: () => loop.setFrom() } as const)
      : loop.to === null
        ? ({ label: "player.loopTo", act: () => loop.setTo() } as const)
        : ({ label: "player.loopEnd", act: loop.clear } as const);
  return (
    <button
      type="button"
      className={`icon-button${loop.from === null ? "" : " on"}`}
      aria-label={t(next.label)}
      title={t(next.label)}
      onClick={next.act}
    >
      <Icon name="loop" />
    </button>
  );
}
