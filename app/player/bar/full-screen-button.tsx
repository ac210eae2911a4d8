import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Medium } from "../medium/medium.ts";

/** Shows a video of the archive in full screen; YouTube's frame has its own button. */
export function FullScreenButton({ medium }: { medium: Medium | null }) {
  const { t } = useI18n("player");
  if (!(medium instanceof HTMLVideoElement)) return null;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t("player.fullScreen")}
      title={t("player.fullScreen")}
      onClick={() => void medium.requestFullscreen().catch(() => {})}
    >
      <Icon name="full-screen" />
    </button>
  );
}
