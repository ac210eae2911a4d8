import { rhythmOf, usualTempo } from "../../domain/music/taalas/beats.ts";
import { playClick } from "./click-player.ts";
import { playSwaras } from "./scale-player.ts";
import { readSoundChoice } from "./use-sound-choice.ts";

const usualNadai = 4;

let stopLast = () => {};
let pressed: HTMLElement | null = null;

/**
 * Plays what a button names, or stops it: `data-scale` is a scale (`S R2 G3 P D2 S'`), `data-cycle` the aksharas of
 * each part of a taala (`4+2+2`). The `.sounding` elements beside the button light up in their turn.
 */
export function pressSound(button: HTMLElement, context: AudioContext): void {
  const wasPressed = pressed === button;
  stopLast();
  if (wasPressed) return;
  const steps = [...(button.closest(".sounds")?.querySelectorAll<SVGElement>(".sounding") ?? [])];
  const light = (at: number | null) => {
    // Its page was left.
    if (!button.isConnected) stopLast();
    for (const [number, step] of steps.entries())
      step.toggleAttribute("data-sounding", number === at);
    if (at === null) release();
  };
  const release = () => {
    if (pressed !== button) return;
    pressed = null;
    button.ariaPressed = "false";
  };
  const stop = begin(button, context, light);
  pressed = button;
  button.ariaPressed = "true";
  stopLast = () => {
    stopLast = () => {};
    stop();
    light(null);
  };
}

function begin(
  { dataset }: HTMLElement,
  context: AudioContext,
  light: (at: number | null) => void,
): () => void {
  if (dataset.scale) return playSwaras(context, dataset.scale, readSoundChoice(), light);
  const parts = dataset
    .cycle!.split("+")
    .map((length) => ({ actions: { length: Number(length) } }));
  return playClick(context, rhythmOf(parts, usualTempo, usualNadai), light);
}
