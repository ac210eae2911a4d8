import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { melodyOf } from "../../domain/music/sound/melody.ts";
import { parseScale } from "../../domain/music/scale.ts";
import { rhythmOf } from "../../domain/music/taalas/beats.ts";
import { partsOf } from "../../domain/music/taalas/cycle.ts";
import { playRhythm } from "./click-player.ts";
import { playMelody } from "./melody-player.ts";

/** A clock that a test moves, in place of that of a sound card. */
const context = {
  currentTime: 0,
  sampleRate: 48_000,
  destination: {},
  createBuffer: (_channels: number, length: number) => ({ length, copyToChannel: () => {} }),
} as unknown as AudioContext;
let starts: number[] = [];

class FakeNode {
  gain = {
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
    setTargetAtTime: () => {},
  };
  connect = (other: unknown) => other;
  disconnect = () => {};
  stop = () => {};
  start(time: number) {
    starts.push(time);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  starts = [];
  Object.assign(context, { currentTime: 0 });
  for (const name of ["GainNode", "OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode"])
    vi.stubGlobal(name, FakeNode);
  vi.stubGlobal("DynamicsCompressorNode", FakeNode);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets time pass, whose timers come late now and then, as those of a busy or hidden page do. */
function pass(seconds: number) {
  const end = context.currentTime + seconds;
  for (let step = 0; context.currentTime < end; step++) {
    const late = [25, 100, 180, 990][step % 4]!;
    Object.assign(context, { currentTime: context.currentTime + late / 1000 });
    vi.advanceTimersByTime(late);
  }
}

const adi = partsOf({ jati: "Chatusra", angas: "IOO", groups: null, aksharas: 8 });
const actions = adi.flatMap((part) => part.actions);

test.each([20, 160, 320])(
  "at a tempo of %d, each beat of a minute is scheduled within a millisecond",
  (tempo) => {
    for (const voice of [
      { kind: "click" },
      { kind: "clap", actions },
      { kind: "solkattu", hertz: 150 },
    ] as const) {
      starts = [];
      Object.assign(context, { currentTime: 0 });
      const stop = playRhythm(context, rhythmOf(adi, tempo, 4), {
        begin: 0.5,
        onBeat: () => {},
        voice,
      });
      pass(60);
      stop();
      const each = voice.kind === "click" || (voice.kind === "solkattu" && tempo < 214) ? 4 : 1;
      const beats = starts.filter((time) => time < 60.5);
      expect(beats).toHaveLength(tempo * each);
      for (const [number, time] of beats.entries())
        expect(Math.abs(time - 0.5 - (number * 60) / (tempo * each))).toBeLessThan(0.001);
    }
  },
);

test("after ten minutes an exercise is still with the beat", () => {
  const melody = melodyOf(parseScale("S R2 G3 P D2 S'"), 4);
  const stop = playMelody(context, melody, {
    pitch: { shruti: "C", cents: 0 },
    tempo: 133,
    begin: 0,
    onTone: () => {},
  });
  pass(600);
  stop();
  expect(starts.length).toBeGreaterThan(10 * 133 * 4);
  for (const [number, time] of starts.entries())
    expect(Math.abs(time - (number * 60) / (133 * 4))).toBeLessThan(0.001);
});

test("after a stall nothing that is overdue sounds, and the beat is where it would have been", () => {
  const stop = playRhythm(context, rhythmOf(adi, 60, 1), { begin: 0.5, onBeat: () => {} });
  pass(3);
  starts = [];
  const stalled = context.currentTime + 20;
  Object.assign(context, { currentTime: stalled });
  vi.advanceTimersByTime(100);
  pass(2);
  stop();
  expect(starts.length).toBeGreaterThan(1);
  for (const time of starts) {
    expect(time).toBeGreaterThanOrEqual(stalled);
    expect((time - 0.5) % 1).toBeCloseTo(0);
  }
});
