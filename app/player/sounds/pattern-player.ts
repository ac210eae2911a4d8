import { renderPhrase } from "../../domain/music/sound/pluck.ts";
import { type Pitch, pitchHertz, ratioOf } from "../../domain/music/sound/tuning.ts";
import type { Step } from "../../domain/music/theory/patterns.ts";
import { beginWork } from "../../ui/work.ts";

const sampleRate = 22_050;

export interface Pattern {
  steps: readonly Step[];
  pitch: Pitch;
  /** Seconds of one step. */
  seconds: number;
}

/**
 * Plays a pattern round and round from a time of the context on. Calls `onStep` with the index of each step as it
 * sounds. Returns a function that stops.
 */
export function playPattern(
  context: AudioContext,
  { steps, pitch, seconds }: Pattern,
  { begin, onStep }: { begin: number; onStep: (at: number) => void },
): () => void {
  const sa = pitchHertz(pitch);
  // A pause prolongs its swara: it is one longer stroke.
  const strokes = steps.flatMap((step, at) => {
    if (!step) return [];
    const next = steps.findIndex((one, later) => later > at && one !== null);
    const length = (next < 0 ? steps.length : next) - at;
    return [{ at, length, hertz: sa * ratioOf(step) }];
  });
  const each = Math.round(seconds * sampleRate);
  const buffer = context.createBuffer(1, each * steps.length, sampleRate);
  strokes.forEach(({ at, length, hertz }, number) => {
    const before = strokes[number - 1]?.hertz ?? hertz;
    const phrase = {
      frequencies: [before, hertz],
      seconds: (each * length) / sampleRate,
      sampleRate,
      drone: null,
    };
    const samples = renderPhrase(phrase);
    buffer.copyToChannel(samples.subarray(samples.length / 2), 0, at * each);
  });
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const gain = new GainNode(context);
  source.connect(gain).connect(context.destination);
  source.start(begin);
  const endWork = beginWork();
  let current = -1;
  let frame = 0;
  const follow = () => {
    const passed = Math.floor(((context.currentTime - begin) * sampleRate) / each);
    const at = passed < 0 ? -1 : passed % steps.length;
    if (at !== current && at >= 0) onStep((current = at));
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(frame);
    endWork();
    gain.gain.setTargetAtTime(0, context.currentTime, 0.01);
    source.stop(context.currentTime + 0.05);
  };
}
