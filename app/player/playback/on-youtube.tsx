import type { Playable } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { youTubeAddressOf } from "../medium/youtube-address.ts";

/** A link to a video on YouTube; nothing for another medium. */
export function OnYouTube({ of: media }: { of: Playable }) {
  const { t } = useI18n();
  const address = youTubeAddressOf(media);
  return (
    address && (
      <a href={address} target="_blank" rel="noopener">
        {t("player.onYouTube")}
      </a>
    )
  );
}
