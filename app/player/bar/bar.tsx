import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Playback } from "../playback/use-playback.tsx";
import { LoopButton } from "./loop-button.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { SoundControls } from "./sound-controls.tsx";

export function Bar({ playback }: { playback: Playback }) {
  const { t } = useI18n("player");
  const { isPlaying, toggle, previous, next, hasNext, loop, medium, sound, changeSound } = playback;
  return (
    <>
      <div className="player-ways">
        <button
          type="button"
          className="icon-button"
          aria-label={t("player.previous")}
          onClick={previous}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          className="icon-button play"
          aria-label={t(isPlaying ? "player.pauseHere" : "player.playHere")}
          onClick={toggle}
        >
          <Icon name={isPlaying ? "pause" : "play"} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t("player.next")}
          disabled={!hasNext}
          onClick={next}
        >
          <Icon name="next" />
        </button>
      </div>
      <SeekBar playback={playback} />
      <div className="player-more">
        <LoopButton loop={loop} />
        <SoundControls medium={medium} sound={sound} onChange={changeSound} />
      </div>
    </>
  );
}
