import { renderSyllable } from "../../domain/music/sound/syllable.ts";
import {
  type Beat,
  beatsBetween,
  eduppusBetween,
  type Rhythm,
} from "../../domain/music/taalas/beats.ts";
import type { HandAction } from "../../domain/music/taalas/cycle.ts";
import { solkattuOf, type Syllable } from "../../domain/music/taalas/solkattu.ts";
import { outputOf } from "./output.ts";
import { planAhead } from "./plan-ahead.ts";

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
const spoken: Record<Beat["begins"], number> = { cycle: 0.9, part: 0.75, akshara: 0.6, pulse: 0.4 };
/** Nobody speaks faster, in seconds of a syllable: then only the first of each akshara is spoken. */
const fastestSyllable = 0.07;
const length = 0.05;
const sampleRate = 22_050;

/** How a beat sounds: as clicks, as the hands of a cycle, or as syllables at a pitch in Hz. */
export type Voice =
  | { kind: "click" }
  | { kind: "clap"; actions: readonly HandAction[] }
  | { kind: "solkattu"; hertz: number };

interface Options {
  onBeat: (beat: Beat) => void;
  voice?: Voice;
  /** A time of the context; by default now. */
  begin?: number;
}

/** Plays a rhythm. Calls `onBeat` with each beat as it sounds. Returns a function that stops. */
export function playRhythm(
  context: AudioContext,
  rhythm: Rhythm,
  { onBeat, voice = { kind: "click" }, begin = context.currentTime + 0.06 }: Options,
): () => void {
  const output = new GainNode(context);
  output.connect(outputOf(context));
  const pulseSeconds = 60 / (rhythm.tempo * rhythm.nadai);
  const play = (beat: Beat) => {
    const { akshara, pulse, begins } = beat;
    const time = begin + beat.time;
    // What is counted in are clicks.
    if (voice.kind === "click" || akshara < 0) return click(context, output, time, clicks[begins]);
    if (voice.kind === "clap") {
      if (pulse === 0) clap(context, output, time, hands[voice.actions[akshara]!]);
    } else if (pulse === 0 || pulseSeconds >= fastestSyllable) {
      const syllable = { syllable: solkattuOf(rhythm.nadai)[pulse]!, hertz: voice.hertz };
      const seconds = pulseSeconds < fastestSyllable ? 60 / rhythm.tempo : pulseSeconds;
      speak(context, output, time, { ...syllable, seconds, loudness: spoken[begins] });
    }
  };
  const stop = planAhead<Beat>(context, {
    begin,
    between: (from, to) => {
      for (const time of eduppusBetween(rhythm, from, to))
        click(context, output, begin + time, eduppuClick);
      return beatsBetween(rhythm, from, to);
    },
    play,
    onSound: onBeat,
  });
  return () => {
    stop();
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

const spokenSyllables = new Map<string, AudioBuffer>();

interface Spoken {
  syllable: Syllable;
  hertz: number;
  seconds: number;
  loudness: number;
}

function speak(context: AudioContext, output: AudioNode, time: number, spokenOne: Spoken) {
  const { syllable, hertz, seconds, loudness } = spokenOne;
  const key = `${syllable} ${hertz} ${seconds}`;
  let buffer = spokenSyllables.get(key);
  if (!buffer) {
    // Of another pitch or tempo, none is heard again.
    if (spokenSyllables.size > 12) spokenSyllables.clear();
    const samples = renderSyllable(syllable, { hertz, seconds, sampleRate });
    buffer = context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    spokenSyllables.set(key, buffer);
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(new GainNode(context, { gain: loudness })).connect(output);
  source.start(time);
}

function fading(context: AudioContext, output: AudioNode, time: number, loudness: number) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, time);
  gain.gain.exponentialRampToValueAtTime(0.001, time + length);
  gain.connect(output);
  return gain;
}
