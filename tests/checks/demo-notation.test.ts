import { describe, expect, test } from "vitest";
import { parseNotation } from "#app/domain/music/notation/parse-notation.ts";
import { findSwaras } from "#app/domain/music/notation/raaga-swaras.ts";
import { checkTaala, timeNotation } from "#app/domain/music/notation/time-notation.ts";
import { writeNotation } from "#app/domain/music/notation/write-notation.ts";
import { parseScale } from "#app/domain/music/scale.ts";
import { partsOf } from "#app/domain/music/taalas/cycle.ts";
import { claimsOf } from "#drizzle/seed/demo/composition.ts";
import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { taalaSeeds } from "#drizzle/seed/reference/taalas.ts";

const notated = demoCompositions.filter(({ notation }) => notation);

test("four compositions have a notation, none of them his", () => {
  expect(notated.map(({ title }) => title)).toEqual([
    "Shri Gananatha",
    "Kunda Gaura",
    "Kereya Niranu",
    "Padumanabha",
  ]);
  expect(new Set(notated.map(({ composer }) => composer.id))).toEqual(new Set(["purandaradasa"]));
});

describe.each(notated.map((one) => [one.title, one] as const))("%s", (_title, composition) => {
  const text = composition.notation!;
  const notation = parseNotation(text).notation!;

  test("is written in the form that is stored", () => {
    expect(writeNotation(notation)).toBe(text);
  });

  test("has no swara that its raaga does not have, and none that is unclear", () => {
    const raaga = raagaSeeds.find(({ id }) => id === composition.raagaId)!;
    const { swaras, foreign, unclear } = findSwaras(notation, {
      up: parseScale(raaga.arohana),
      down: parseScale(raaga.avarohana),
      melakarta: null,
    });
    expect([foreign, unclear]).toEqual([[], []]);
    expect(swaras).not.toContain(null);
  });

  test("has lines of whole cycles of its taala", () => {
    const taala = taalaSeeds.find(({ id }) => id === composition.taalaId)!;
    const parts = partsOf({ ...taala, groups: taala.groups ?? null });
    const cycle = parts.flatMap(({ actions }) => actions).length;
    expect(cycle).toBeGreaterThan(0);
    expect(checkTaala(notation, parts)).toEqual([]);
    for (const { from, to } of timeNotation(notation).lines) expect((to - from) % cycle).toBe(0);
  });

  test("has words in each line, and names where it was read", () => {
    for (const { words } of notation.flatMap(({ lines }) => lines)) expect(words).toHaveLength(1);
    const claims = claimsOf(composition, 1).filter(({ field }) => field === "notation");
    expect(claims.length).toBeGreaterThan(0);
    for (const { source } of claims) expect(source.address).toMatch(/^https:\/\//);
  });
});
