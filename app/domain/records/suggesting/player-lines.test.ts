import { expect, test } from "vitest";
import { readPlayers, writePlayers } from "./player-lines.ts";

const types = [
  { id: 1, names: ["Violin", "వయొలిన్"] },
  { id: 2, names: ["Mridangam"] },
];
const accompaniments = [
  { typeId: 1, players: ["Lalgudi Jayaraman"] },
  { typeId: 2, players: ["T. K. Murthy", "Karaikudi Mani"] },
];

test("accompaniments are written in lines that are read back", () => {
  const text = writePlayers(accompaniments, types);
  expect(text).toBe("Violin: Lalgudi Jayaraman\nMridangam: T. K. Murthy, Karaikudi Mani");
  expect(readPlayers(text, types)).toEqual({ value: accompaniments });
});

test("a type may have any of its names, in any case", () => {
  const value = [{ typeId: 1, players: ["A"] }];
  expect(readPlayers("violin : A", types)).toEqual({ value });
  expect(readPlayers("వయొలిన్:A", types)).toEqual({ value });
  expect(readPlayers("\n\n", types)).toEqual({ value: [] });
});

test.each(["Lalgudi Jayaraman", "Oboe: A", "Violin:", ": A"])("%j is none", (line) => {
  expect(readPlayers(line, types)).toMatchObject({
    error: "suggest.playersWrong",
    values: { line },
  });
});
