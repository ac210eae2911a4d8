import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lastEndOf, spanOfLines } from "../../../domain/songs/line-loop.ts";
import { startsOf } from "../../../domain/songs/line-times.ts";
import { followLines } from "../../../player/playback/use-lit-line.ts";
import { stopAt } from "../../../player/medium/use-stops.ts";
import type { Medium } from "../../../player/medium/medium.ts";
import { loopLines } from "./loop-lines.ts";

/** A medium whose time is that of the fake clock. It tells its time four times a second, as browsers do. */
class FakeMedium extends EventTarget implements Medium {
  duration = 30;
  defaultPlaybackRate = 1;
  volume = 1;
  muted = false;
  paused = true;
  seeks: number[] = [];
  #at = 0;
  #since = 0;
  #rate = 1;
  #timer: ReturnType<typeof setInterval> | undefined;
  #lag: number;
  /** `lag` is how many milliseconds it plays on after `pause`, as YouTube does. */
  constructor(lag = 0) {
    super();
    this.#lag = lag;
  }
  #hold() {
    this.#at = this.currentTime;
    this.#since = performance.now();
  }
  #tell = (name: string) => this.dispatchEvent(new Event(name));
  get currentTime() {
    if (this.paused) return this.#at;
    return this.#at + ((performance.now() - this.#since) / 1000) * this.#rate;
  }
  set currentTime(seconds: number) {
    this.seeks.push(seconds);
    this.#at = seconds;
    this.#since = performance.now();
    this.#tell("seeking");
  }
  get playbackRate() {
    return this.#rate;
  }
  set playbackRate(rate: number) {
    this.#hold();
    this.#rate = rate;
    this.#tell("ratechange");
  }
  async play() {
    if (!this.paused) return;
    this.#since = performance.now();
    this.paused = false;
    this.#timer = setInterval(() => this.#tell("timeupdate"), 250);
    this.#tell("play");
  }
  pause() {
    setTimeout(() => {
      if (this.paused) return;
      this.#hold();
      this.paused = true;
      clearInterval(this.#timer);
      this.#tell("pause");
    }, this.#lag);
  }
}

/** Line 2 is sung twice in a row; line 4 is the last, and lines 1 and 2 are the charanam. */
const starts = startsOf([[2], [5, 8], [11.5], [20]]);
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Plays lines of a medium again and again; tells what became of it. */
function loop(
  medium: Medium,
  [first, last]: [number, number],
  { times = 0, gap = 0 }: { times?: number; gap?: number | "same" } = {},
) {
  const said = { isTurn: false, isOver: false };
  const span = spanOfLines(starts, { first, last }, lastEndOf({ kind: "Audio", url: "" }, 30))!;
  const stop = loopLines(medium, span, {
    times,
    gap,
    onTurn: (isTurn) => (said.isTurn = isTurn),
    onEnd: () => (said.isOver = true),
  });
  return { said, span, stop };
}

test.each([0.5, 1, 1.5])("at %d× each line is lit within 100 ms of its time", (rate) => {
  const medium = new FakeMedium();
  const lit: [line: number, late: number][] = [];
  followLines(medium, starts, (start) => {
    if (!start || lit.at(-1)?.[0] === start.at) return;
    lit.push([start.at, (medium.currentTime - start.at) / rate]);
  });
  medium.playbackRate = rate;
  void medium.play();
  pass(25 / rate);
  expect(lit.map(([at]) => at)).toEqual(starts.map(({ at }) => at));
  for (const [, late] of lit) expect(Math.abs(late)).toBeLessThan(0.1);
});

test("after a jump the line of that place is lit", () => {
  const medium = new FakeMedium();
  let line: number | undefined;
  followLines(medium, starts, (start) => (line = start?.line));
  void medium.play();
  medium.currentTime = 12;
  expect(line).toBe(3);
  medium.currentTime = 1;
  expect(line).toBeUndefined();
});

describe("lines that are repeated", () => {
  test.each([
    ["one line", [1, 1], 2, 3],
    ["a line that comes twice in a row", [2, 2], 5, 6.5],
    ["the charanam", [1, 2], 2, 9.5],
  ] as const)("%s begin again as they end", (_, [first, last], from, seconds) => {
    const medium = new FakeMedium();
    loop(medium, [first, last]);
    medium.currentTime = from;
    void medium.play();
    pass(seconds - 0.05);
    expect(medium.seeks).toEqual([from]);
    pass(0.1);
    expect(medium.seeks).toEqual([from, from]);
    pass(seconds);
    expect(medium.seeks).toEqual([from, from, from]);
  });

  test("are heard as often as asked, and the song goes on", () => {
    const medium = new FakeMedium();
    const { said } = loop(medium, [1, 1], { times: 3 });
    medium.currentTime = 2;
    void medium.play();
    pass(8.9);
    expect(said.isOver).toBe(false);
    pass(0.2);
    expect(said.isOver).toBe(true);
    expect(medium.seeks).toHaveLength(3);
    expect(medium.paused).toBe(false);
  });

  test.each([0, 300])("leave a pause as long as they are, if pausing takes %d ms", (lag) => {
    const medium = new FakeMedium(lag);
    medium.playbackRate = 1.5;
    const { said } = loop(medium, [1, 1], { gap: "same" });
    medium.currentTime = 2;
    void medium.play();
    pass(2.05);
    expect(said.isTurn).toBe(true);
    pass(1.8);
    expect(said.isTurn).toBe(true);
    expect(medium.paused).toBe(true);
    pass(0.3);
    expect(said.isTurn).toBe(false);
    expect(medium.paused).toBe(false);
    expect(medium.seeks).toEqual([2, 2]);
  });

  test("play on where the pause is ended by another choice", () => {
    const medium = new FakeMedium();
    const { said, stop } = loop(medium, [1, 1], { gap: 8 });
    medium.currentTime = 2;
    void medium.play();
    pass(4);
    expect([said.isTurn, medium.paused]).toEqual([true, true]);
    stop();
    expect([said.isTurn, medium.paused, medium.currentTime]).toEqual([false, false, 2]);
    pass(20);
    expect(medium.seeks).toEqual([2, 2]);
  });

  test("are left alone by a choice when another song has taken the medium", () => {
    const medium = new FakeMedium();
    const { stop } = loop(medium, [1, 1], { gap: 8 });
    medium.currentTime = 2;
    void medium.play();
    pass(4);
    medium.currentTime = 0;
    stop();
    expect(medium.paused).toBe(true);
    expect(medium.seeks).toEqual([2, 0]);
  });

  test("let go when the listener goes to the line behind them", () => {
    const medium = new FakeMedium();
    loop(medium, [1, 1]);
    medium.currentTime = 2;
    void medium.play();
    pass(1);
    medium.currentTime = 5;
    pass(3);
    expect(medium.seeks).toEqual([2, 5]);
    expect(medium.currentTime).toBeCloseTo(8);
  });

  test("let a listener begin with the line behind them", () => {
    const medium = new FakeMedium();
    medium.currentTime = 5;
    loop(medium, [1, 1]);
    void medium.play();
    pass(3);
    expect(medium.seeks).toEqual([5]);
  });

  test("are heard again at once when the listener does not wait", () => {
    const medium = new FakeMedium();
    const { said } = loop(medium, [1, 1], { gap: 8 });
    medium.currentTime = 2;
    void medium.play();
    pass(4);
    void medium.play();
    expect([said.isTurn, medium.paused, medium.currentTime]).toEqual([false, false, 2]);
  });

  test.each([0.5, 1, 1.5])(
    "at %d× the last begins again before the player leaves the song",
    (rate) => {
      const medium = new FakeMedium();
      let hasLeft = false;
      stopAt(medium, { loop: null, end: 30, onEnd: () => (hasLeft = true) });
      loop(medium, [4, 4]);
      medium.playbackRate = rate;
      medium.currentTime = 20;
      void medium.play();
      pass(25 / rate);
      expect(hasLeft).toBe(false);
      expect(medium.seeks).toEqual([20, 20, 20]);
    },
  );
});
