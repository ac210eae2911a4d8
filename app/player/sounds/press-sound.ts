import { rhythmOf, usualTempo } from "../../domain/music/taalas/beats.ts";
import { loadPart } from "../../ui/part.tsx";
import { readSoundChoice } from "./use-sound-choice.ts";

const usualNadai = 4;

let stopLast = () => {};
let pressed: HTMLElement | null = null;

type Light = (at: number | null) => void;

/**
 * Starts or stops the sound of a button: `data-scale` is a scale (`S R2 G3 P D2 S'`), which sounds over its S where there
 * is `data-drone`; `data-cycle` the aksharas of each part of a taala (`4+2+2`); `data-notation` the notation of its
 * section. The `.sounding` elements beside the button light up in turn, from number `data-at` on.
 */
export async function pressSound(button: HTMLElement, context: AudioContext): Promise<void> {
  const wasPressed = pressed === button;
  stopLast();
  if (wasPressed) return;
  const first = Number(button.dataset.at ?? 0);
  const steps = [...(button.closest(".sounds")?.querySelectorAll<SVGElement>(".sounding") ?? [])];
  const release = () => {
    if (pressed !== button) return;
    pressed = null;
    button.setAttribute("aria-pressed", "false");
  };
  const light: Light = (at) => {
    // The visitor has left the button's page.
    if (!button.isConnected) stopLast();
    for (const [number, step] of steps.entries())
      step.toggleAttribute("data-sounding", at !== null && number === first + at);
    if (at === null) release();
  };
  pressed = button;
  button.setAttribute("aria-pressed", "true");
  stopLast = release;
  const begin = await loadSound(button, context);
  if (pressed !== button) return;
  if (!begin) return release();
  const stop = begin(light);
  stopLast = () => {
    stopLast = () => {};
    stop();
    light(null);
  };
}

async function loadSound(button: HTMLElement, context: AudioContext) {
  const { scale: swaras, cycle, drone, notation } = button.dataset;
  if (notation !== undefined) {
    const player = await loadPart(() => import("./notation-player.ts"));
    return (
      player && ((light: Light) => player.playNotation(context, player.notationOf(button), light))
    );
  }
  if (swaras) {
    const scale = { swaras, hasDrone: drone !== undefined };
    const player = await loadPart(() => import("./scale-player.ts"));
    return (
      player && ((light: Light) => player.playSwaras(context, scale, readSoundChoice(), light))
    );
  }
  const player = await loadPart(() => import("./click-player.ts"));
  const parts = cycle!.split("+").map((length) => ({ actions: { length: Number(length) } }));
  const rhythm = rhythmOf(parts, usualTempo, usualNadai);
  return (
    player &&
    ((light: Light) =>
      player.playRhythm(context, rhythm, { onBeat: ({ akshara }) => light(akshara) }))
  );
}
