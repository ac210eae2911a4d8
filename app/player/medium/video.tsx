import { useEffect, useRef, useState, type PointerEvent } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import stylesheet from "../../styles/video.css?url";
import type { Medium } from "./medium.ts";
import { youTubeAddressOf } from "./youtube-address.ts";
import { type FrameProps, YouTubeFrame } from "./youtube-frame.tsx";
import { answered, silent, YouTubeMedium } from "./youtube-medium.ts";

/** Milliseconds in which YouTube has to answer. */
const answerTime = 10_000;
/** Pixels from which a press on the handle drags. */
const slack = 8;
/** Where the last video was left, `end` or `start` of the page. */
let lastSide = "end";

interface Props extends FrameProps {
  isPlaying: boolean;
  onLarge: () => void;
}

/**
 * YouTube's player. YouTube wants it to be at least 200 by 200 pixels with nothing over it: beside the bar it floats
 * above it, at the side that the listener chose, and to be put away it is paused. A
 * press on the tile in the bar fills the page with it, as with a video of the archive.
 */
export default function Video({ isPlaying, onLarge, ...frame }: Props) {
  const { t } = useI18n("player");
  const [medium, setMedium] = useState<Medium | null>(null);
  const [isAway, setAway] = useState(!frame.starts);
  const [side, setSide] = useState(lastSide);
  const isSilent = useSilence(medium);

  const box = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const isDragged = useRef(false);
  const moveTo = (next: string) => {
    lastSide = next;
    setSide(next);
  };
  const drag = (event: PointerEvent) => {
    if (from.current === null) return;
    const way = event.clientX - from.current;
    isDragged.current ||= Math.abs(way) > slack;
    box.current!.style.translate = `${way}px`;
  };
  const drop = () => {
    if (from.current === null) return;
    from.current = null;
    const { left, right } = box.current!.getBoundingClientRect();
    box.current!.style.translate = "";
    if (isDragged.current) moveTo(left + right < window.innerWidth ? "start" : "end");
  };
  const { onMedium } = frame;
  const [connect] = useState(() => (one: Medium | null) => {
    setMedium(one);
    onMedium(one);
    one?.addEventListener("play", () => setAway(false));
  });
  const isHidden = isAway && !isPlaying;
  return (
    <>
      <button
        type="button"
        className="player-tile"
        aria-label={t("player.showVideo")}
        onClick={() => {
          setAway(false);
          onLarge();
        }}
      >
        {isHidden && <Icon name="chevron-down" />}
      </button>
      <div ref={box} className={`player-video ${side}${isHidden ? " away" : ""}`}>
        <Stylesheet href={stylesheet} />
        <div className="video-handles">
          <button
            type="button"
            className="icon-button video-handle"
            aria-label={t("player.moveVideo")}
            title={t("player.moveVideo")}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              from.current = event.clientX;
              isDragged.current = false;
            }}
            onPointerMove={drag}
            onPointerUp={drop}
            onPointerCancel={drop}
            onClick={() => {
              if (!isDragged.current) moveTo(side === "end" ? "start" : "end");
              isDragged.current = false;
            }}
          >
            <Icon name="grip" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t("player.hideVideo")}
            title={t("player.hideVideo")}
            onClick={() => {
              medium?.pause();
              setAway(true);
            }}
          >
            <Icon name="chevron-down" />
          </button>
        </div>
        <div className="video-frame">
          <YouTubeFrame {...frame} onMedium={connect} />
          {isSilent && (
            <div className="video-silent">
              <p role="alert">{t("player.silent")}</p>
              <OnYouTube media={frame.media} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function OnYouTube({ media }: Pick<FrameProps, "media">) {
  const { t } = useI18n();
  return (
    <a className="button quiet" href={youTubeAddressOf(media)!} target="_blank" rel="noopener">
      <Icon name="external" />
      {t("player.onYouTube")}
    </a>
  );
}

/** Whether YouTube has not answered in time; a late answer counts, too. */
function useSilence(medium: Medium | null): boolean {
  const [silentMedium, setSilentMedium] = useState<Medium | null>(null);
  useEffect(() => {
    if (!(medium instanceof YouTubeMedium)) return;
    const timer = setTimeout(() => {
      setSilentMedium(medium);
      medium.dispatchEvent(new Event(silent));
    }, answerTime);
    const hear = () => {
      clearTimeout(timer);
      setSilentMedium(null);
    };
    medium.addEventListener(answered, hear);
    return () => {
      clearTimeout(timer);
      medium.removeEventListener(answered, hear);
    };
  }, [medium]);
  return silentMedium !== null && silentMedium === medium;
}
