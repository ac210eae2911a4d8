import { expect, test } from "vitest";
import { readPart } from "./part-words.ts";
import { splitQuery } from "./query-words.ts";

const read = (query: string, beginsQuery = true) => {
  const found = readPart(splitQuery(query), beginsQuery);
  return (
    found && [
      found.required.part,
      found.required.type,
      found.name.map(({ text }) => text).join(" "),
    ]
  );
};

test.each([
  ["violin Lalgudi", "violin", "violin", "Lalgudi"],
  ["Lalgudi Violinist", "violin", "violin", "Lalgudi"],
  ["లాల్గుడి వయోలిన్", "violin", "violin", "లాల్గుడి"],
  ["kanjeera Harishankar", "kanjira", "kanjeera", "Harishankar"],
  ["composed by Dikshitar", "composer", "composer", "Dikshitar"],
  ["compositions of M. S.", "composer", "composer", "M. S."],
  ["sung by Balamuralikrishna", "vocal", "vocal support", "Balamuralikrishna"],
  ["எம். எஸ். பாடிய", "vocal", "vocal support", "எம். எஸ்."],
  ["பாடிய எம். எஸ்.", "vocal", "vocal support", "எம். எஸ்."],
])("%s", (query, ...expected) => {
  expect(read(query)).toEqual(expected);
});

test.each(["violin", "Lalgudi", "Lalgudi violin kriti", '"violin" Lalgudi', "songs by"])(
  "%s names no part of a person",
  (query) => expect(read(query)).toBeNull(),
);

test("a verb within a query is that of the name before it", () => {
  expect(read("పాడిన త్యాగరాజు", false)).toBeNull();
});
