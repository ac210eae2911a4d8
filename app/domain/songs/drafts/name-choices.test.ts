import { expect, test } from "vitest";
import { newEntry } from "../../records/proposing/proposed-entries.ts";
import { chosenFor, toChoice } from "./name-choices.ts";

const raagaChoice = toChoice("Nava Raaga", newEntry);

test.each([
  ["the name that it was made for", "Nava Raaga", raagaChoice, newEntry],
  ["the same name with other spaces", " Nava  Raaga ", raagaChoice, newEntry],
  ["no name that was typed later", "Nava", raagaChoice, ""],
  ["a name with the sign between", "A=B", toChoice("A=B", "Mohanam"), "Mohanam"],
  ["no part of a name with the sign between", "A", toChoice("A=B", "Mohanam"), ""],
  ["no name without a choice", "Nava Raaga", "", ""],
])("a choice is for %s", (_case, raagaId, choice, expected) => {
  expect(chosenFor({ raagaId, raagaChoice: choice }, "raagaId")).toBe(expected);
});
