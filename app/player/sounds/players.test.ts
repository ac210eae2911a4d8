import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { melodyOf } from "../../domain/music/sound/melody.ts";
import { parseScale } from "../../domain/music/scale.ts";
import { rhythmOf } from "../../domain/music/taalas/beats.ts";
import { partsOf } from "../../domain/music/taalas/cycle.ts";
import { playRhythm } from "./click-player.ts";
import { playMelody } from "./melody-player.ts";
import { playNotation } from "./notation-player.ts";
import { changeSettings, readSettings } from "./practice-settings.ts";

vi.mock("./drone-player.ts", () => ({
  isDronePlaying: () => true,
  playDrone: () => {},
  stopDrone: () => {},
}));

/** A clock that a test moves, in place of that of a sound card. */
const context = {
  currentTime: 0,
  sampleRate: 48_000,
  destination: {},
  createBuffer: (_channels: number, length: number) => ({ length, copyToChannel: () => {} }),
} as unknown as AudioContext;
let starts: number[] = [];
/** Those of `starts` that are clicks. */
let clicks: number[] = [];

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

class FakeOscillator extends FakeNode {
  override start(time: number) {
    super.start(time);
    clicks.push(time);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  starts = [];
  clicks = [];
  Object.assign(context, { currentTime: 0 });
  vi.stubGlobal("OscillatorNode", FakeOscillator);
  for (const name of ["GainNode", "AudioBufferSourceNode", "BiquadFilterNode"])
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

describe("a notation", () => {
  const before = readSettings();
  const gitam = {
    text: "M P | D S' S' R' ||\nR M | P , M P ||",
    up: "S R1 M1 P D1 S'",
    down: "S' D1 P M1 G3 R1 S",
    hands: "clap wave, clap finger finger finger",
  };
  const told: (number | null)[] = [];
  const round = (time: number) => Math.round(time * 1e6) / 1e6;
  /** Plays for some seconds; returns when beats and clicks of the eduppu began. */
  function listen(
    data: Parameters<typeof playNotation>[1],
    settings: Partial<typeof before> = {},
    seconds = 40,
  ) {
    changeSettings({ ...before, tempo: 60, ...settings });
    const stop = playNotation(context, data, (number) => told.push(number));
    pass(seconds);
    stop();
    [starts, clicks] = [starts.map(round), clicks.map(round)];
    return clicks;
  }
  afterEach(() => {
    changeSettings(before);
    told.length = 0;
  });

  test("is played once with the beat of its taala, and says when it has ended", () => {
    const beats = listen(gitam);
    expect(beats[0]).toBe(0.1);
    // Tones begin with beats: each of these times is there twice.
    const both = beats.filter((beat) => starts.filter((time) => time === beat).length === 2);
    expect(both.map((time) => round(time - 0.1))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
    expect(beats.every((time) => time < 14.5)).toBe(true);
    expect(told).toEqual([null]);
  });

  const firstTone = (
    data: Parameters<typeof playNotation>[1],
    settings: Partial<typeof before>,
  ) => {
    const beats = listen(data, settings, 30);
    const countOf = (times: number[], one: number) => times.filter((time) => time === one).length;
    const tones = starts.filter((time) => countOf(starts, time) > countOf(clicks, time));
    return [Math.min(...beats), Math.min(...tones)].map(
      (time) => Math.round((time - 0.1) * 1000) / 1000,
    );
  };

  test.each([
    ["at once", {}, {}, [0, 0]],
    ["behind a cycle that is counted in", {}, { isCountedIn: true }, [0, 6]],
    ["behind one of two kalais", {}, { isCountedIn: true, kalai: 2 as const }, [0, 12]],
    ["where the songs of its taala begin", { eduppu: "1.5" }, {}, [0, 1.5]],
    ["where its player says", { eduppu: "1.5" }, { eduppu: 0.5 }, [0, 0.5]],
    ["before the first beat", {}, { eduppu: -1 }, [1, 0]],
    ["before it, within what is counted in", {}, { eduppu: -1, isCountedIn: true }, [0, 5]],
    ["where it says by a rest", { text: "; M P | D S'" }, { eduppu: 1 }, [0, 2]],
    ["with its second line", { first: "2", last: "2" }, {}, [0, 0]],
    ["as another keeping has it", { hands: "clap clap wave" }, { isCountedIn: true }, [0, 3]],
  ])("begins %s", (_, data, settings, expected) => {
    expect(firstTone({ ...gitam, ...data }, settings)).toEqual(expected);
  });

  test("goes round where it is looped, a line of it in whole cycles", () => {
    listen({ ...gitam, hands: "", first: "2", last: "2", loop: "on" }, {}, 20);
    expect(clicks).toEqual([]);
    expect(starts.slice(0, 7).map((time) => Math.round(time - 0.1))).toEqual([0, 1, 2, 4, 5, 6, 7]);
    expect(told).toEqual([]);
  });
});
