import { expect, test } from "vitest";
import { indexFields } from "./index-keys.ts";
import { pickNamed } from "./pick-named.ts";

const { k0, k1, k2 } = indexFields;
const row = (id: string, field: number) => ({ id, field });
const idsOf = (text: string, rows: ReturnType<typeof row>[]) =>
  pickNamed(text, rows).map(({ id }) => id);

test("the same spelling comes before other endings and doubled letters", () => {
  const rows = [row("Kannada", k0), row("Kanada", k1), row("Kannada", k1)];
  expect(idsOf("kannada", rows)).toEqual(["Kannada"]);
  expect(idsOf("kannadam", rows.slice(1))).toEqual(["Kanada", "Kannada"]);
});

test("letters that only Tamil makes one are one in Tamil alone", () => {
  const rows = [row("Pavani", k0), row("Pavani", k2), row("Bhavani", k2)];
  expect(idsOf("பவானி", rows)).toEqual(["Pavani", "Bhavani"]);
  expect(idsOf("pavani", rows)).toEqual(["Pavani"]);
  expect(idsOf("bavani", rows.slice(1))).toEqual([]);
});
