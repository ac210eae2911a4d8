import type { PlayableSong } from "../domain/songs/song.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePlayer } from "./provider.tsx";

/** Opens what else can be done with a song; the menu is loaded with the player. */
export function MoreButton({ song }: { song: PlayableSong }) {
  const { t } = useI18n();
  const { ask } = usePlayer();
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={t("player.more", { title: song.title })}
      onClick={({ currentTarget }) => ask({ song, menuAt: currentTarget })}
    >
      <Icon name="more" />
    </button>
  );
}
