import type { KeyboardEvent } from "react";
import { useI18n } from "../../../i18n/provider.tsx";

interface Props {
  /** The number of the line that begins with the next tap; null when all have begun. */
  next: number | null;
  isPlaying: boolean;
  onTap: () => void;
  onUndo: (() => void) | null;
  onNudge: ((way: 1 | -1) => void) | null;
}

/** Sets the times of lines by a press at the moment each begins, with one key or finger. */
export function TapAlong({ next, isPlaying, onTap, onUndo, onNudge }: Props) {
  const { t } = useI18n("songs");
  // The moment counts at which a key or finger goes down.
  const press = (event: KeyboardEvent) => {
    if (event.key === "Backspace" && onUndo) {
      event.preventDefault();
      onUndo();
    }
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) onTap();
  };
  return (
    <section className="tap-along needs-script" aria-labelledby="tap-along">
      <h2 id="tap-along">{t("lines.tapTitle")}</h2>
      <p className="hint">{t("lines.tapHint", { tap: t("lines.tap") })}</p>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={!isPlaying || next === null}
          onPointerDown={({ button }) => button === 0 && onTap()}
          onKeyDown={press}
          onClick={({ detail }) => {
            // A press of assistive technology has neither pointer nor key.
            if (detail === 0) onTap();
          }}
        >
          {t("lines.tap")}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={!onUndo}
          onClick={onUndo ?? undefined}
        >
          {t("lines.undo")}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={!onNudge}
          onClick={() => onNudge?.(-1)}
        >
          {t("lines.earlier")}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={!onNudge}
          onClick={() => onNudge?.(1)}
        >
          {t("lines.later")}
        </button>
        <span role="status">
          {next === null ? t("lines.allDone") : t("lines.nextLine", { number: next })}
        </span>
      </div>
    </section>
  );
}
