import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Medium } from "../medium/medium.ts";
import { FullScreenButton } from "./full-screen-button.tsx";

export type Panel = "queue" | "keys";

interface Props {
  medium: Medium | null;
  isLarge: boolean;
  panel: Panel | null;
  openPanel: (panel: Panel) => void;
  onResize: (isLarge: boolean) => void;
  onClose: () => void;
}

const panels = [
  { panel: "keys", icon: "keys", label: "player.keys" },
  { panel: "queue", icon: "queue", label: "player.queue" },
] as const;

/** The end of the bar: what opens beside it, its sizes, and its close button. */
export function PanelButtons({ medium, isLarge, panel, openPanel, onResize, onClose }: Props) {
  const { t } = useI18n("player");
  return (
    <div className="player-panels">
      {panels.map((one) => (
        <button
          key={one.panel}
          type="button"
          className={`icon-button for-${one.panel}`}
          aria-label={t(one.label)}
          aria-expanded={panel === one.panel}
          onClick={() => openPanel(one.panel)}
        >
          <Icon name={one.icon} />
        </button>
      ))}
      {isLarge && <FullScreenButton medium={medium} />}
      <button
        type="button"
        className="icon-button"
        aria-label={t(isLarge ? "player.dock" : "player.enlarge")}
        onClick={() => onResize(!isLarge)}
      >
        <Icon name={isLarge ? "collapse" : "expand"} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t("player.close")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
