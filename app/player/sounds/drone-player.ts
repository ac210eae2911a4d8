import { type Drone, renderDrone } from "../../domain/music/sound/drone.ts";
import { beginWork } from "../../ui/work.ts";

/** The highest of its partials lies below 5 kHz. */
const sampleRate = 16_000;
const fade = 0.4;

interface Playing {
  volume: GainNode;
  stop: () => void;
}

let playing: Playing | null = null;
let loudness = 1;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export function subscribeDrone(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isDronePlaying = () => playing !== null;

/** Plays a drone on and on, across pages; one that plays already fades into it. */
export function playDrone(context: AudioContext, drone: Drone): void {
  const samples = renderDrone(drone, sampleRate);
  const buffer = context.createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const fading = new GainNode(context, { gain: 0 });
  const volume = new GainNode(context, { gain: loudness });
  source.connect(fading).connect(volume).connect(context.destination);
  playing?.stop();
  fading.gain.setTargetAtTime(1, context.currentTime, fade / 3);
  source.start();
  const endWork = beginWork();
  const stop = () => {
    fading.gain.setTargetAtTime(0, context.currentTime, fade / 3);
    source.stop(context.currentTime + 2 * fade);
    endWork();
  };
  playing = { volume, stop };
  tell();
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
