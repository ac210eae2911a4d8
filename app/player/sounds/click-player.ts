import {
  type Beat,
  beatsBetween,
  eduppusBetween,
  type Rhythm,
} from "../../domain/music/taalas/beats.ts";
import type { HandAction } from "../../domain/music/taalas/cycle.ts";
import { beginWork } from "../../ui/work.ts";

const clicks: Record<Beat["begins"], readonly [hertz: number, gain: number]> = {
  cycle: [1320, 0.7],
  part: [990, 0.5],
  akshara: [780, 0.35],
  pulse: [520, 0.12],
};
const eduppuClick = [1760, 0.4] as const;
/** How loud the hands are: a clap, the brush of a wave or finger. */
const hands: Record<HandAction, number> = {
  clap: 0.9,
  wave: 0.25,
  finger: 0.2,
  count: 0.35,
  rest: 0,
};
const length = 0.05;
/** Beats are scheduled so many seconds ahead: timers of a background page run once a second. */
const ahead = 1.3;
const everyMs = 100;

interface Options {
  onBeat: (beat: Beat) => void;
  /** The actions of a cycle, if the hands are heard and not clicks. */
  actions?: readonly HandAction[];
  /** A time of the context; by default now. */
  begin?: number;
}

/** Plays a rhythm. Calls `onBeat` with each beat as it sounds. Returns a function that stops. */
export function playRhythm(
  context: AudioContext,
  rhythm: Rhythm,
  { onBeat, actions, begin = context.currentTime + 0.06 }: Options,
): () => void {
  const output = new GainNode(context);
  output.connect(context.destination);
  const sound = (beat: Beat) => {
    const { time, akshara, pulse, begins } = beat;
    // What is counted in are clicks.
    if (!actions || akshara < 0) return click(context, output, begin + time, clicks[begins]);
    if (pulse === 0) clap(context, output, begin + time, hands[actions[akshara]!]);
  };
  let planned = 0;
  let upcoming: Beat[] = [];
  const plan = () => {
    const until = context.currentTime - begin + ahead;
    const beats = beatsBetween(rhythm, planned, until);
    for (const time of eduppusBetween(rhythm, planned, until))
      click(context, output, begin + time, eduppuClick);
    planned = Math.max(planned, until);
    for (const beat of beats) sound(beat);
    upcoming.push(...beats);
  };
  plan();
  const endWork = beginWork();
  const timer = setInterval(plan, everyMs);
  let frame = 0;
  const follow = () => {
    const now = context.currentTime - begin;
    const last = upcoming.findLast(({ time }) => time <= now);
    if (last) {
      onBeat(last);
      upcoming = upcoming.filter(({ time }) => time > now);
    }
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    clearInterval(timer);
    endWork();
    cancelAnimationFrame(frame);
    output.disconnect();
  };
}

function click(
  context: AudioContext,
  output: AudioNode,
  time: number,
  [frequency, loudness]: readonly [number, number],
) {
  const tone = new OscillatorNode(context, { frequency });
  tone.connect(fading(context, output, time, loudness));
  tone.start(time);
  tone.stop(time + length);
}

let noise: AudioBuffer | undefined;

/** A clap is a short noise without its lows. */
function clap(context: AudioContext, output: AudioNode, time: number, loudness: number) {
  if (loudness === 0) return;
  if (!noise) {
    noise = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
    const chance = crypto.getRandomValues(new Int16Array(noise.length));
    noise.copyToChannel(
      Float32Array.from(chance, (one) => one / 32_768),
      0,
    );
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: 1400, Q: 0.8 });
  source.connect(band).connect(fading(context, output, time, loudness));
  source.start(time);
}

function fading(context: AudioContext, output: AudioNode, time: number, loudness: number) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, time);
  gain.gain.exponentialRampToValueAtTime(0.001, time + length);
  gain.connect(output);
  return gain;
}
