import { describe, expect, test } from "vitest";
import { allTaalas, jatis } from "../sapta-taalas.ts";
import {
  beatsBetween,
  eduppusBetween,
  fastestTempo,
  nadais,
  rhythmOf,
  slowestTempo,
} from "./beats.ts";
import { inKalai, keepingsOf, partsOf, rupaka } from "./cycle.ts";
import { tappedTempo } from "./tap.ts";

const none = { jati: null, angas: null, groups: null, aksharas: null };
const adi = partsOf({ ...none, jati: "Chatusra", angas: "IOO", aksharas: 8 });

describe("the actions of the hand", () => {
  test("Adi: a clap and three fingers, then twice a clap and a wave", () => {
    expect(adi.map(({ kind, actions }) => [kind, ...actions])).toEqual([
      ["laghu", "clap", "finger", "finger", "finger"],
      ["drutam", "clap", "wave"],
      ["drutam", "clap", "wave"],
    ]);
  });

  test("all 35 have as many actions as aksharas, and each part begins with a clap", () => {
    for (const taala of allTaalas()) {
      const parts = partsOf({ ...taala, groups: null });
      expect(parts.flatMap(({ actions }) => actions)).toHaveLength(taala.aksharas);
      expect(parts.map(({ actions }) => actions[0])).toEqual(parts.map(() => "clap"));
      expect(parts).toHaveLength(taala.angas.length);
    }
  });

  test("chapus go by groups; where only the aksharas are known, they are counted", () => {
    const actionsOf = (groups: string, aksharas: number) =>
      partsOf({ ...none, groups, aksharas }).map(({ actions }) => actions.join(" "));
    expect(actionsOf("3+2+2", 7)).toEqual(["clap wave wave", "clap wave", "clap wave"]);
    expect(actionsOf("2+1+2", 5)).toEqual(["clap rest", "clap", "clap rest"]);
    expect(actionsOf("4+5", 9)).toEqual(["clap count count count", "clap count clap count count"]);
    expect(actionsOf("2+3", 5)).toEqual(["clap count", "clap count count"]);
    expect(partsOf({ ...none, aksharas: 8 })).toEqual([
      { kind: "whole", actions: Array.from({ length: 8 }, () => "count") },
    ]);
  });

  test("a taala without counts has no cycle, nor one whose laghu is unknown", () => {
    expect(partsOf(none)).toEqual([]);
    expect(partsOf({ ...none, angas: "IO" })).toEqual([]);
    expect(partsOf({ ...none, groups: "x" })).toEqual([]);
  });
});

describe("beats", () => {
  const tempi = [slowestTempo, 47, 60, 90, 133, 160, fastestTempo];

  test.each(nadais)("in $name nadai lie within 1 ms of their time over a minute", ({ pulses }) => {
    for (const tempo of tempi) {
      const rhythm = rhythmOf(adi, tempo, pulses);
      const beats = beatsBetween(rhythm, 0, 60);
      expect(beats).toHaveLength(tempo * pulses);
      beats.forEach(({ time }, number) => {
        // In whole microseconds, so that it is computed in another way.
        const exact = Number((BigInt(number) * 60_000_000n) / BigInt(tempo * pulses));
        expect(Math.abs(time * 1_000_000 - exact)).toBeLessThan(1000);
      });
    }
  });

  test("neighbouring stretches neither repeat nor miss one, however they are cut", () => {
    for (const { pulses } of nadais)
      for (const step of [0.025, 0.1, 0.37, 1]) {
        const rhythm = rhythmOf(adi, 113, pulses);
        const pieces = [];
        for (let at = 0; at < 60; at += step) pieces.push(...beatsBetween(rhythm, at, at + step));
        const whole = beatsBetween(rhythm, 0, pieces.at(-1)!.time + 1e-9);
        expect(pieces.map(({ time }) => time)).toEqual(whole.map(({ time }) => time));
      }
  });

  test("tell where cycle, part and akshara begin", () => {
    const beats = beatsBetween(rhythmOf(adi, 60, 4), 0, 9);
    const strong = beats.filter(({ begins }) => begins !== "pulse");
    expect(strong.map(({ time, akshara, begins }) => [time, akshara, begins])).toEqual([
      [0, 0, "cycle"],
      [1, 1, "akshara"],
      [2, 2, "akshara"],
      [3, 3, "akshara"],
      [4, 4, "part"],
      [5, 5, "akshara"],
      [6, 6, "part"],
      [7, 7, "akshara"],
      [8, 0, "cycle"],
    ]);
    expect(beats).toHaveLength(36);
  });

  test("a cycle is counted in before the first, and a song begins where its eduppu is", () => {
    const rhythm = { ...rhythmOf(adi, 120, 4), countIn: 8, eduppu: 1.5 };
    const beats = beatsBetween(rhythm, 0, 6);
    const counts = beats.filter(({ pulse }) => pulse === 0).map(({ akshara }) => akshara);
    expect(counts).toEqual([-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3]);
    expect(beats.find(({ begins }) => begins === "cycle")?.time).toBe(4);
    expect(eduppusBetween(rhythm, 0, 13)).toEqual([4.75, 8.75, 12.75]);
    expect(eduppusBetween(rhythm, 4.75, 8.75)).toEqual([4.75]);
    // Counted from the first cycle, these would take minutes.
    expect(eduppusBetween(rhythm, 4e10, 4e10 + 4)).toEqual([4e10 + 0.75]);
    expect(eduppusBetween({ ...rhythm, eduppu: -1 }, 0, 13)).toEqual([3.5, 7.5, 11.5]);
    expect(eduppusBetween({ ...rhythm, countIn: 0, eduppu: -1 }, 0, 13)).toEqual([3.5, 7.5, 11.5]);
    expect(eduppusBetween(rhythmOf(adi, 120, 4), 0, 60)).toEqual([]);
  });

  test("in two kalais the hand shows every action twice", () => {
    const actions = inKalai(adi, 2).map((part) => part.actions.join(" "));
    expect(actions).toEqual([
      "clap clap finger finger finger finger finger finger",
      "clap clap wave wave",
      "clap clap wave wave",
    ]);
  });

  test("some taalas are kept in two ways, one without counts in none", () => {
    const namesOf = (id: string, cycle: object) =>
      keepingsOf(id, { ...none, ...cycle }).map(({ name }) => name);
    expect(namesOf(rupaka, { jati: "Chatusra", angas: "OI" })).toEqual(["first", "concert"]);
    expect(namesOf("Misra Chapu", { groups: "3+2+2" })).toEqual(["first", "twoWaves"]);
    expect(namesOf("Khanda Chapu", { groups: "2+1+2" })).toEqual(["first", "twoClaps"]);
    expect(namesOf("Adi", { jati: "Chatusra", angas: "IOO" })).toEqual(["first"]);
    expect(namesOf("Trimukhi", {})).toEqual([]);
  });

  test("Desadi and Madhyadi are kept as Adi, and their songs begin after its first beat", () => {
    const [desadi, own] = keepingsOf("Desadi", { ...none, aksharas: 8 });
    expect(desadi).toEqual({ name: "first", parts: adi, eduppu: 1.5 });
    expect(own!.parts.flatMap(({ actions }) => actions)).toEqual(["wave", "clap", "clap", "clap"]);
    expect(keepingsOf("Madhyadi", { ...none, aksharas: 8 })).toEqual([
      { name: "first", parts: adi, eduppu: 0.5 },
    ]);
  });

  test("taps give their tempo, one slip does not, and a long pause begins anew", () => {
    expect(tappedTempo([0, 500])).toBeNull();
    expect(tappedTempo([0, 500, 1000, 1500])).toBe(120);
    expect(tappedTempo([0, 500, 1000, 1900, 2400, 2900])).toBe(120);
    expect(tappedTempo([0, 100, 9000, 10_000, 11_000])).toBe(60);
    expect(tappedTempo([0, 10, 20, 30])).toBe(fastestTempo);
    expect(tappedTempo([0, 3900, 7800])).toBe(slowestTempo);
  });

  test("the nadais and the jatis have the same five numbers", () => {
    expect(nadais.map(({ name, pulses }) => [name, pulses])).toEqual(
      jatis.map(({ name, laghu }) => [name, laghu]),
    );
  });
});
