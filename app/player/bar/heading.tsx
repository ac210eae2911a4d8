import type { PlayableSong } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RaagaMark } from "../../ui/name.tsx";
import { NativeName } from "./native-name.tsx";

export type Panel = "queue" | "keys";

interface Props {
  song: PlayableSong;
  isLarge: boolean;
  panel: Panel | null;
  openPanel: (panel: Panel) => void;
  onResize: (isLarge: boolean) => void;
  onClose: () => void;
}

export function Heading({ song, isLarge, panel, openPanel, onResize, onClose }: Props) {
  const { t } = useI18n("player");
  const panels = [
    { panel: "keys", icon: "keys", label: "player.keys" },
    { panel: "queue", icon: "queue", label: "player.queue" },
  ] as const;
  return (
    <div className="player-heading">
      <p className="player-title">
        <Link to={`/songs/${song.id}`} onClick={() => onResize(false)}>
          <NativeName of={song.name ?? song.title} />
        </Link>
        {song.raaga && (
          <small>
            <RaagaMark mark={song.mark} />
            <NativeName of={song.raaga} />
          </small>
        )}
      </p>
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
