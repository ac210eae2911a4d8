import { type Beat, beatsBetween, type Rhythm } from "../../domain/music/taalas/beats.ts";
import { beginWork } from "../../ui/work.ts";

const clicks: Record<Beat["begins"], readonly [hertz: number, gain: number]> = {
  cycle: [1320, 0.7],
  part: [990, 0.5],
  akshara: [780, 0.35],
  pulse: [520, 0.12],
};
const length = 0.05;
/** Beats are scheduled so many seconds ahead: timers of a background page run once a second. */
const ahead = 1.3;
const everyMs = 100;

/** Plays a rhythm as clicks. Calls `onAkshara` with each akshara as it sounds. Returns a function that stops. */
export function playClick(
  context: AudioContext,
  rhythm: Rhythm,
  onAkshara: (akshara: number) => void,
): () => void {
  const output = new GainNode(context);
  output.connect(context.destination);
  const begin = context.currentTime + 0.06;
  let planned = 0;
  let upcoming: Beat[] = [];
  const plan = () => {
    const until = context.currentTime - begin + ahead;
    const beats = beatsBetween(rhythm, planned, until);
    planned = Math.max(planned, until);
    for (const beat of beats) click(context, output, begin + beat.time, beat.begins);
    upcoming.push(...beats.filter(({ begins }) => begins !== "pulse"));
  };
  plan();
  const endWork = beginWork();
  const timer = setInterval(plan, everyMs);
  let frame = 0;
  const follow = () => {
    const now = context.currentTime - begin;
    const last = upcoming.findLast(({ time }) => time <= now);
    if (last) {
      onAkshara(last.akshara);
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

function click(context: AudioContext, output: AudioNode, time: number, begins: Beat["begins"]) {
  const [frequency, loudness] = clicks[begins];
  const tone = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, time);
  gain.gain.exponentialRampToValueAtTime(0.001, time + length);
  tone.connect(gain).connect(output);
  tone.start(time);
  tone.stop(time + length);
}
