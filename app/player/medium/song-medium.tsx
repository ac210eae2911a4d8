import { Suspense } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RaagaMark } from "../../ui/name.tsx";
import { Beside, lazyPart } from "../../ui/part.tsx";
import type { Queued } from "../queue/queue.ts";
import type { Medium } from "./medium.ts";

const Video = lazyPart(() => import("./video.tsx"));

interface Props {
  entry: Queued;
  /** Where playback begins, in seconds. */
  place: number;
  starts: boolean;
  isPlaying: boolean;
  onMedium: (medium: Medium | null) => void;
  onLarge: () => void;
}

/**
 * The element that plays a song, and the picture in the bar: the mark of the raaga, or a video of the archive. Songs of
 * one kind reuse the element: a locked phone would not start a new one.
 */
export function SongMedium({ entry, onLarge, onMedium, ...playing }: Props) {
  const { t, language } = useI18n("player");
  const { id, media, title, mark } = entry.song;
  const picture = mark ? <RaagaMark mark={mark} /> : <Icon name="note" />;
  if (media.kind === "YouTube")
    return (
      <>
        {picture}
        <Beside resetKey={entry}>
          <Suspense>
            <Video key={entry.key} {...{ media, title, onMedium, onLarge }} {...playing} />
          </Suspense>
        </Beside>
      </>
    );
  const captions = media.isTimed && (
    <track
      key={id}
      kind="captions"
      src={`/songs/${id}/words.vtt?lng=${language}`}
      srcLang={language}
      label={t("player.words")}
      default={media.kind === "Video"}
    />
  );
  if (media.kind === "Audio")
    return (
      <>
        {picture}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that there are */}
        <audio ref={onMedium} src={media.url} title={title} preload="metadata">
          {captions}
        </audio>
      </>
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that there are */}
      <video ref={onMedium} src={media.url} title={title} preload="metadata" playsInline>
        {captions}
      </video>
      <button
        type="button"
        className="player-tile"
        aria-label={t("player.showVideo")}
        onClick={onLarge}
      />
    </>
  );
}
