import { describe, expect, test } from "vitest";
import { makePeople, makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { describeReads } from "../support/one-archive.ts";
import { searchTitles } from "../support/search-page.ts";

const singer = "Annavarapu Ramaswamy";
const composer = "Tyagaraja";

async function makeArchive() {
  await makePeople("tyagaraja", "m-balamuralikrishna", "annavarapu-ramaswamy");
  await makeSong({ title: "Gati", singer, composer: "M. Balamuralikrishna" });
  await makeSong({ title: "Nidhi", singer, singerPart: "violin", composer });
  const players = { Violin: [singer] };
  await makeSong({ title: "Samaja", singer: "M. Balamuralikrishna", composer, players });
  await makeSong({
    title: "Vatapi",
    singer: "Printed Name",
    composer: "Another Name",
    players: { Veena: ["Printed Name"] },
  });
}

describeReads("people with a part", makeArchive, () => {
  describe("a person is found with a part", () => {
    test.each([
      ["annavarapu ramaswamy", ["Gati", "Nidhi", "Samaja"]],
      ["violin annavarapu ramaswamy", ["Nidhi", "Samaja"]],
      ["annavarapu ramaswamy violin", ["Nidhi", "Samaja"]],
      ["అన్నవరపు రామస్వామి వయోలిన్", ["Nidhi", "Samaja"]],
      ["vocal annavarapu ramaswamy", ["Gati"]],
      ["sung by annavarapu ramaswamy", ["Gati"]],
      ["annavarapu ramaswamy mridangam", []],
      ["balamuralikrishna", ["Gati", "Samaja"]],
      ["composed by balamuralikrishna", ["Gati"]],
      ["balamuralikrishna composer", ["Gati"]],
      ["பாடிய balamuralikrishna", ["Samaja"]],
      ["tyagaraja compositions", ["Nidhi", "Samaja"]],
      ["violin annavarapu ramaswamy composer tyagaraja", ["Nidhi", "Samaja"]],
      ["veena printed name", ["Vatapi"]],
    ])("%s", async (q, titles) => {
      expect((await searchTitles({ q })).toSorted()).toEqual(titles);
    });

    test("and the page tells which", async () => {
      const text = await readText(await visit("/search?q=violin+annavarapu+ramaswamy"));
      expect(text).toMatch(/Understood as Annavarapu Ramaswamy Violin /);
    });
  });
});
