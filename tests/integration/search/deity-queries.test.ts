import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/search.ts";
import {
  makeDeities,
  makePeople,
  makeRaaga,
  makeSong,
  makeSongType,
} from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { describeReads } from "../support/one-archive.ts";
import { searchTitles } from "../support/search-page.ts";

async function makeArchive() {
  await makeDeities();
  await makeRaaga({ id: "Sarasvati" });
  await makeRaaga({ id: "Lalita" });
  await makeSongType("Kriti");
  await makePeople("tyagaraja");
  await makeSong({ title: "Pahi mam", deity: "Devi", songTypeId: "Kriti" });
  await makeSong({ title: "Amma ravamma", deity: "Sarasvati" });
  await makeSong({ title: "Vande sada", deity: "Kamakshi" });
  await makeSong({ title: "Sri guruguha", raagaId: "Sarasvati" });
  await makeSong({ title: "Bhajare", deity: "Krishna", raagaId: "Lalita" });
  await makeSong({ title: "Entaro", composer: "Tyagaraja", deity: "Rama" });
  await makeSong({ title: "Mahadeva", deity: "Somebody else" });
}

const find = async (q: string) => (await searchTitles({ q })).toSorted();

describeReads("queries that name a deity", makeArchive, () => {
  describe("a deity in a query", () => {
    test.each([
      ["devi", ["Pahi mam", "Vande sada"]],
      ["songs on Devi", ["Pahi mam", "Vande sada"]],
      ["songs on Krishna", ["Bhajare"]],
      ["కృష్ణునిపై పాటలు", ["Bhajare"]],
      ["ದೇವಿಯ ಕೃತಿಗಳು", ["Pahi mam"]],
      ["കൃഷ്ണനെക്കുറിച്ചുള്ള ഗാനങ്ങൾ", ["Bhajare"]],
      ["Sri Krishna", ["Bhajare"]],
      ["Lord Krishna", ["Bhajare"]],
      ["కృష్ణుడు", ["Bhajare"]],
      ["கண்ணன்", ["Bhajare"]],
      ["ശ്രീരാമൻ", ["Entaro"]],
      ["रघुपति", ["Entaro"]],
      ["ಶಾರದೆ", ["Amma ravamma"]],
      ["devi kriti", ["Pahi mam"]],
    ])("%s: its songs, by any name of it", async (q, titles) => {
      expect(await find(q)).toEqual(titles);
    });

    test.each([
      // The composer's own name has the word: one word alone is the deity.
      ["krishna", ["Bhajare"]],
      [
        "balamuralikrishna",
        ["Amma ravamma", "Bhajare", "Mahadeva", "Pahi mam", "Sri guruguha", "Vande sada"],
      ],
      // Another word, not the teacher.
      ["guruguha", ["Sri guruguha"]],
      // Titles begin so.
      ["amma", ["Amma ravamma"]],
      // Raagas and people of the same name.
      ["sarasvati", ["Sri guruguha"]],
      ["lalita", ["Bhajare"]],
      ["tyagaraja", ["Entaro"]],
    ])("%s: not what else the word may be", async (q, titles) => {
      expect(await find(q)).toEqual(titles);
    });

    test("is shown with a link without it, and as another reading of a title or raaga", async () => {
      const page = await readText(await visit("/search?q=devi+kriti&searched=true"));
      expect(page).toContain("Devi Deity");
      const telugu = await readText(await visit("/search?q=devi&searched=true&lng=te"));
      expect(telugu).toContain("దేవి");
      for (const [q, other] of [
        ["amma", "Devi (Deity)"],
        ["sarasvati", "Sarasvati (Deity)"],
      ] as const)
        expect(await readText(await visit(`/search?q=${q}&searched=true`)), q).toContain(other);
    });

    test("narrows results as a facet, and is a filter by any of its names or the song's own text", async () => {
      const query = new URLSearchParams({ q: "balamuralikrishna", only: "deity:Devi" });
      expect(parseSearch(query, 2026).only).toEqual([{ kind: "deity", value: "Devi" }]);
      expect((await searchTitles(Object.fromEntries(query))).toSorted()).toEqual([
        "Pahi mam",
        "Vande sada",
      ]);
      const page = await (await visit("/search?q=balamuralikrishna&searched=true&lng=te")).text();
      expect(page).toContain("only=deity%3ADevi");
      expect((await searchTitles({ deity: "ambika" })).toSorted()).toEqual([
        "Pahi mam",
        "Vande sada",
      ]);
      expect(await searchTitles({ deity: "kamaksh" })).toContain("Vande sada");
      expect(await searchTitles({ deity: "somebody" })).toEqual(["Mahadeva"]);
    });

    test("is suggested, and leads to its page", async () => {
      const devi = await (await visit("/suggest?kind=all&text=ambik")).json<{ path: string }[]>();
      expect(devi).toMatchObject([
        { kind: "deity", path: "/deities/Devi", counted: "2 compositions" },
      ]);
    });
  });
});
