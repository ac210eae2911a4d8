import type { KeyboardEvent, ReactNode } from "react";
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
          aria-disabled={!isPlaying || next === null || undefined}
          onPointerDown={({ button }) => button === 0 && onTap()}
          onKeyDown={press}
          onClick={({ detail }) => {
            // A press of assistive technology has neither pointer nor key.
            if (detail === 0) onTap();
          }}
        >
          {t("lines.tap")}
        </button>
        <Quiet onPress={onUndo}>{t("lines.undo")}</Quiet>
        <Quiet onPress={onNudge && (() => onNudge(-1))}>{t("lines.earlier")}</Quiet>
        <Quiet onPress={onNudge && (() => onNudge(1))}>{t("lines.later")}</Quiet>
        <span role="status">
          {next === null ? t("lines.allDone") : t("lines.nextLine", { number: next })}
        </span>
      </div>
    </section>
  );
}

/** A button that keeps the focus while there is nothing to do for it. */
function Quiet({ onPress, children }: { onPress: (() => void) | null; children: ReactNode }) {
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={!onPress || undefined}
      onClick={onPress ?? undefined}
    >
      {children}
    </button>
  );
}
