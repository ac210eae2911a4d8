import { useEffect } from "react";
import { loadPart } from "../ui/part.tsx";
import { startAudio } from "./sounds/audio-context.ts";

/** Plays the scales and cycles of server-drawn parts; the code for sound is loaded with the first press. */
export function SoundPresses() {
  useEffect(() => {
    const press = async ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>("[data-scale], [data-cycle]");
      if (!button) return;
      const context = startAudio();
      const sounds = await loadPart(() => import("./sounds/press-sound.ts"));
      await sounds?.pressSound(button, context);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  return null;
}
