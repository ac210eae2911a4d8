import { type Drone, renderDrone } from "../../domain/music/sound/drone.ts";
import { pitchHertz } from "../../domain/music/sound/tuning.ts";
import { beginWork } from "../../ui/work.ts";
import { outputOf } from "./output.ts";
import { readSoundChoice, subscribeChoices } from "./use-sound-choice.ts";

/** The highest of its partials lies below 5 kHz. */
const sampleRate = 16_000;
const fade = 0.4;
/** A change is heard once the hand rests, as a cycle takes a moment to make; in milliseconds. */
const rest = 250;

/** How a drone is played; its shruti is the one that all sounds have. */
export type DroneChoice = Pick<Drone, "tuning" | "seconds">;

interface Playing {
  choice: DroneChoice;
  volume: GainNode;
  stop: () => void;
}

let playing: Playing | null = null;
let loudness = 1;
let retuning: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export function subscribeDrone(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isDronePlaying = () => playing !== null;

/** Plays a drone on and on, across pages, and follows its shruti; one that plays already fades into it. */
export function playDrone(context: AudioContext, choice: DroneChoice): void {
  clearTimeout(retuning);
  const sa = pitchHertz(readSoundChoice());
  const samples = renderDrone({ ...choice, sa }, sampleRate);
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const fading = new GainNode(context, { gain: 0 });
  const volume = new GainNode(context, { gain: loudness });
  source.connect(fading).connect(volume).connect(outputOf(context));
  playing?.stop();
  fading.gain.setTargetAtTime(1, context.currentTime, fade / 3);
  source.start();
  const endWork = workWhileAttended();
  const endFollowing = subscribeChoices(() => {
    if (pitchHertz(readSoundChoice()) !== sa) playLater(context);
  });
  const stop = () => {
    clearTimeout(retuning);
    endFollowing();
    fading.gain.setTargetAtTime(0, context.currentTime, fade / 3);
    source.stop(context.currentTime + 2 * fade);
    endWork();
  };
  playing = { choice, volume, stop };
  tell();
}

/** How long a drone that nobody attends to counts as activity, in milliseconds. */
const unattended = 3_600_000;
const inputs = ["pointerdown", "keydown", "scroll"];

/** Counts as activity for an hour after each input: a drone may go on in a room that all have left. */
function workWhileAttended(): () => void {
  let endWork = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    endWork();
  };
  const attend = () => {
    stop();
    endWork = beginWork();
    timer = setTimeout(endWork, unattended);
  };
  attend();
  for (const name of inputs)
    window.addEventListener(name, attend, { passive: true, capture: true });
  return () => {
    stop();
    for (const name of inputs) window.removeEventListener(name, attend, { capture: true });
  };
}

/** Changes the drone that plays, if any. */
export function changeDrone(context: AudioContext, choice: DroneChoice): void {
  if (!playing) return;
  const { tuning, seconds } = playing.choice;
  if (tuning === choice.tuning && seconds === choice.seconds) return;
  playing.choice = choice;
  playLater(context);
}

function playLater(context: AudioContext) {
  clearTimeout(retuning);
  retuning = setTimeout(() => playing && playDrone(context, playing.choice), rest);
}

/** Sets how loud drones play, from 0 to 1. */
export function setDroneLoudness(to: number): void {
  loudness = to;
  playing?.volume.gain.setTargetAtTime(to, playing.volume.context.currentTime, 0.02);
}

export function stopDrone(): void {
  playing?.stop();
  playing = null;
  tell();
}
