import { useEffect } from "react";
import { loadPart } from "../ui/part.tsx";

let context: AudioContext | undefined;

/** Plays the scales and cycles of server-drawn parts; the code for sound is loaded with the first press. */
export function SoundPresses() {
  useEffect(() => {
    const press = async ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>("[data-scale], [data-cycle]");
      if (!button) return;
      // Some browsers start sound only within the event handler, before anything is awaited.
      context ??= new AudioContext();
      void context.resume();
      const sounds = await loadPart(() => import("./sounds/press-sound.ts"));
      await sounds?.pressSound(button, context);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  return null;
}
