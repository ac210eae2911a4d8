import type { CyclePart } from "../taalas/cycle.ts";
import {
  type Bar,
  flatten,
  type NotatedSwara,
  type Notation,
  type NotationLine,
} from "./notation.ts";

/** A swara of a notation in time, which counts in aksharas from the beginning. */
export interface TimedSwara {
  at: number;
  length: number;
  swara: NotatedSwara;
}

export interface TimedLine {
  line: NotationLine;
  from: number;
  to: number;
  /** Bars with the time where they stand. */
  bars: { at: number; ends: Bar["ends"] }[];
  /** Its swaras are those from here on. */
  firstSwara: number;
}

/** Counts when each swara of a notation begins and how long it sounds, holds included. */
export function timeNotation(notation: Notation): {
  swaras: TimedSwara[];
  lines: TimedLine[];
  length: number;
} {
  const swaras: TimedSwara[] = [];
  const lines: TimedLine[] = [];
  let at = 0;
  for (const line of notation.flatMap((part) => part.lines)) {
    const timed: TimedLine = { line, from: at, to: at, bars: [], firstSwara: swaras.length };
    for (const { mark, speed } of flatten(line.marks)) {
      if (mark.kind === "bar") {
        timed.bars.push({ at, ends: mark.ends });
        continue;
      }
      const length = (mark.kind === "hold" ? mark.units : 1) / (line.inAkshara * 2 ** speed);
      if (mark.kind === "swara") swaras.push({ at, length, swara: mark });
      else if (swaras.length > 0) swaras.at(-1)!.length += length;
      at += length;
    }
    timed.to = at;
    lines.push(timed);
  }
  return { swaras, lines, length: at };
}

/** What in a line does not fit its taala; `aksharas` is rounded to hundredths. */
export interface TaalaDoubt {
  kind: "line" | "angaBar" | "cycleBar";
  /** The line of the text. */
  at: number;
  aksharas: number;
  cycle: number;
}

const close = 1e-6;
const round = (count: number) => Math.round(count * 100) / 100;

/**
 * Lists where the lines of a notation do not fit the cycle of a taala: a bar within an anga, a double bar within the
 * cycle, and a line that ends within an anga. Counting begins anew behind a double bar or such a line, so that one
 * mistake is named once. `aksharas` says how many of the cycle were written there.
 */
export function checkTaala(notation: Notation, parts: readonly CyclePart[]): TaalaDoubt[] {
  const lengths = parts.map(({ actions }) => actions.length);
  const cycle = lengths.reduce((sum, one) => sum + one, 0);
  if (cycle === 0) return [];
  const starts = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, one) => sum + one, 0));
  const within = (time: number) => ((time % cycle) + cycle) % cycle;
  const isNear = (one: number, other: number) => Math.abs(one - other) < close;
  const isStart = (time: number) =>
    isNear(within(time), cycle) || starts.some((start) => isNear(within(time), start));
  const isCycle = (time: number) => isNear(within(time), 0) || isNear(within(time), cycle);
  const doubts: TaalaDoubt[] = [];
  let begin = 0;
  for (const { line, to, bars } of timeNotation(notation).lines) {
    const doubt = (kind: TaalaDoubt["kind"], time: number) =>
      doubts.push({ kind, at: line.at, aksharas: round(within(time - begin)), cycle });
    let isNamed = false;
    for (const { at, ends } of bars) {
      const isRight = ends === "cycle" ? isCycle(at - begin) : isStart(at - begin);
      if (!isRight && !isNamed) {
        doubt(ends === "cycle" ? "cycleBar" : "angaBar", at);
        isNamed = true;
      }
      if (ends === "cycle") begin = at;
    }
    if (!isNamed && !isStart(to - begin)) {
      doubt("line", to);
      begin = to;
    }
  }
  return doubts;
}
