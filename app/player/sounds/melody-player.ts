import { type Melody, tonesBetween } from "../../domain/music/sound/melody.ts";
import { renderPhrase } from "../../domain/music/sound/pluck.ts";
import { type Pitch, pitchHertz, ratioOf } from "../../domain/music/sound/tuning.ts";
import { outputOf } from "./output.ts";
import { planAhead } from "./plan-ahead.ts";

const sampleRate = 22_050;
/** The strokes that are kept rendered: a melody has fewer that differ. */
const maxStrokes = 200;

interface Options {
  pitch: Pitch;
  tempo: number;
  /** A time of the context. */
  begin: number;
  /** Is told the position of each tone among the melody's as it sounds. */
  onTone: (number: number) => void;
  /** Is told when it has sounded once; without this, it goes round and round. */
  onEnd?: () => void;
}

/** Plays a melody, stroke by stroke. Returns a function that stops. */
export function playMelody(
  context: AudioContext,
  melody: Melody,
  { pitch, tempo, begin, onTone, onEnd }: Options,
): () => void {
  const sa = pitchHertz(pitch);
  const hertzes = melody.tones.map(({ swara }) => sa * ratioOf(swara));
  const output = new GainNode(context);
  output.connect(outputOf(context));
  const strokes = new Map<string, AudioBuffer>();
  const stroke = (before: number, hertz: number, seconds: number) => {
    const key = `${before} ${hertz} ${seconds}`;
    const known = strokes.get(key);
    if (known) return known;
    if (strokes.size > maxStrokes) strokes.clear();
    const phrase = renderPhrase({ frequencies: [before, hertz], seconds, sampleRate, drone: null });
    const samples = phrase.subarray(phrase.length / 2);
    const buffer = context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    strokes.set(key, buffer);
    return buffer;
  };
  const stop = planAhead(context, {
    begin,
    between: (from, to) => tonesBetween(melody, tempo, from, to),
    play: ({ time, seconds, number }) => {
      const hertz = hertzes[number]!;
      const source = new AudioBufferSourceNode(context, {
        buffer: stroke(hertzes[number - 1] ?? hertz, hertz, seconds),
      });
      source.connect(output);
      source.start(begin + time);
    },
    onSound: ({ number }) => onTone(number),
    end: onEnd && { time: (melody.length * 60) / tempo, onEnd },
  });
  return () => {
    stop();
    output.gain.setTargetAtTime(0, context.currentTime, 0.01);
    setTimeout(() => output.disconnect(), 100);
  };
}
