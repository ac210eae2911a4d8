import { useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Plays the file that was chosen for a row, or the address of one that has arrived, and stops that of another row. */
export function Listen({ sound, number }: { sound: File | string; number: number }) {
  const { t } = useI18n("drafts");
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const url = typeof sound === "string" ? sound : URL.createObjectURL(sound);
    audio.current!.src = url;
    return () => URL.revokeObjectURL(url);
  }, [sound]);

  function press() {
    const own = audio.current!;
    for (const other of document.querySelectorAll<HTMLMediaElement>(".drafts-form audio"))
      if (other !== own) other.pause();
    if (own.paused) void own.play().catch(() => setPlaying(false));
    else own.pause();
  }

  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t("drafts.listen", { number })}
        aria-pressed={isPlaying}
        onClick={press}
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music, whose words are not known yet */}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
    </>
  );
}
