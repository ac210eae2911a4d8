import { useState } from "react";
import { detectMedia } from "../../../domain/media/media-url.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { Medium } from "../../../player/medium/medium.ts";
import { YouTubeFrame } from "../../../player/medium/youtube-frame.tsx";

const videoIdOf = (url: string) => {
  const media = detectMedia(url);
  return "videoId" in media ? media.videoId : null;
};

export function VideoMarker(props: {
  urls: readonly string[];
  url: string;
  onChoose: (url: string) => void;
  onMedium: (medium: Medium | null) => void;
}) {
  const { t } = useI18n("drafts");
  const { urls, url, onChoose, onMedium } = props;
  const [isOpen, setOpen] = useState(false);
  const videoId = videoIdOf(url);
  if (!videoId) return null;
  return (
    <details
      className="panel drafts-marker"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t("drafts.video")}</summary>
      <p className="hint">{t("drafts.startHint", { startsHere: t("drafts.startsHere") })}</p>
      {urls.length > 1 && (
        <select
          aria-label={t("songForm.mediaUrl")}
          value={url}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {urls.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
      {isOpen && (
        <YouTubeFrame
          key={videoId}
          id="marked-video"
          media={{ kind: "YouTube", videoId }}
          title={t("drafts.video")}
          place={0}
          starts={false}
          onMedium={onMedium}
        />
      )}
    </details>
  );
}
