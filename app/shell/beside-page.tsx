import { type ReactNode, useEffect, useState } from "react";
import { startAudio } from "../player/sounds/audio-context.ts";
import { loadPart } from "../ui/part.tsx";

/**
 * Loads what is needed beside a page: at the press of a button of a server-drawn part, the sound of a scale, cycle or
 * notation, or the dialog that keeps something for practice; on a copy that the device has stored, the note that says so.
 */
export function BesidePage() {
  const [dialog, showDialog] = useState<ReactNode>(null);
  const [note, showNote] = useState<ReactNode>(null);
  useEffect(() => {
    const press = async ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>(
        "[data-scale],[data-cycle],[data-notation],[data-keep]",
      );
      if (!button) return;
      if (button.dataset.keep) {
        const part = await loadPart(() => import("./offline/keep-dialog.tsx"));
        return part?.showKeepDialog(button, showDialog);
      }
      const context = startAudio();
      const sounds = await loadPart(() => import("../player/sounds/press-sound.ts"));
      await sounds?.pressSound(button, context);
    };
    document.addEventListener("click", press);
    if (document.documentElement.dataset.saved)
      void loadPart(() => import("./offline/saved-note.tsx")).then((part) =>
        part?.showSavedNote(showNote),
      );
    return () => document.removeEventListener("click", press);
  }, []);
  return (
    <>
      {note}
      {dialog}
    </>
  );
}
