import { useEffect, useEffectEvent, useState } from "react";
import { readStored, store } from "../storage/device-storage.ts";
import type { Playback } from "../playback/use-playback.tsx";

const step = 5;
const key = "player-keys";

const fields =
  "input, select, textarea, [contenteditable], [role=listbox], [role=slider], video[controls]";
const buttons = "button, summary, [role=button]";

/** Handles the player's keyboard shortcuts, except while a field has the focus or if the listener turned them off. */
export function useKeys(playback: Playback, onHelp: () => void) {
  const [areOn, setAreOn] = useState(() => readStored("localStorage", key) !== "off");
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { medium, toggle, seek, previous, next, loop } = playback;
    // Many keyboards write brackets with AltGr.
    const isCommand = (event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph");
    if (!medium || event.defaultPrevented || isCommand || event.metaKey) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest(fields)) return;
    if (document.querySelector(":modal:not(.player)")) return;
    const isOwn = target.closest(".player") !== null;
    if (!areOn && !isOwn) return;
    const back = () => (event.shiftKey ? previous() : seek(medium.currentTime - step));
    const forth = () => (event.shiftKey ? next() : seek(medium.currentTime + step));
    const acts: Record<string, () => void> = {
      " ": toggle,
      ArrowLeft: back,
      ArrowRight: forth,
      "[": () => loop.setFrom(),
      "]": () => loop.setTo(),
      "?": onHelp,
    };
    const act = acts[event.key];
    if (!act || (event.key === " " && target.closest(buttons))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  const change = (on: boolean) => {
    setAreOn(on);
    store("localStorage", key, on ? null : "off");
  };
  return { areOn, change };
}
