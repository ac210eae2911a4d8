import { describe, expect, test } from "vitest";
import { call } from "../support/rest/call.ts";
import { makePeople, makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { describeReads } from "../support/one-archive.ts";
import { searchTitles } from "../support/search-page.ts";

async function makeArchive() {
  await makePeople("muthuswami-dikshitar", "tyagaraja", "m-balamuralikrishna");
  for (const id of ["Hindolam", "Lavangi", "Hamsadhvani", "Kannada"]) await makeRaaga({ id });
  await makeRaaga({ id: "Mechakalyani" }, ["Kalyani"]);
  await makeTaala("Adi");
  await makeTaala("Rupaka");
  for (const id of ["Tillana", "Kriti"]) await makeSongType(id);
  const song = { taalaId: "Adi", songTypeId: "Kriti" };
  await makeSong({ ...song, title: "Dhimta", raagaId: "Hindolam", songTypeId: "Tillana" });
  await makeSong({ ...song, title: "Samaja", raagaId: "Hindolam", composer: "Tyagaraja" });
  const vatapi = { raagaId: "Hamsadhvani", composer: "Muthuswami Dikshitar", language: "sa" };
  await makeSong({ ...song, ...vatapi, title: "Vatapi Ganapatim" });
  const omkara = {
    raagaId: "Lavangi",
    language: "sa",
    recordingDate: "1975-02-01",
    durationSeconds: 700,
  };
  await makeSong({ ...song, ...omkara, title: "Omkara Akarini", singer: "M. Balamuralikrishna" });
  const nidhi = { raagaId: "Mechakalyani", composer: "Tyagaraja", language: "te" };
  const lyrics = "nidhi cAla sukhamA\nrAmuni sannidhi sEva";
  await makeSong({ ...song, ...nidhi, title: "Nidhi Chala", recordingDate: "1962", lyrics });
  await makeSong({ taalaId: "Rupaka", title: "Gati Nive", raagaId: "Mechakalyani" });
}

const search = async (q: string) => readText(await visit(`/search?${new URLSearchParams({ q })}`));

describeReads("queries of several words", makeArchive, () => {
  describe("words of different kinds in one box", () => {
    test.each([
      ["hindolam tillana", ["Dhimta"]],
      ["tillana hindolam", ["Dhimta"]],
      ["హిందోళం తిల్లానా", ["Dhimta"]],
      ["ஹிந்தோளம் தில்லானா", ["Dhimta"]],
      ["vatapi dikshitar", ["Vatapi Ganapatim"]],
      ["omkara lavangi", ["Omkara Akarini"]],
      ["lavangi raagam adi taalam", ["Omkara Akarini"]],
      ["Sanskrit", ["Omkara Akarini", "Vatapi Ganapatim"]],
      ["संस्कृत hamsadhvani", ["Vatapi Ganapatim"]],
      ["1975", ["Omkara Akarini"]],
      ["1960s", ["Nidhi Chala"]],
      ["1960-65 kalyani", ["Nidhi Chala"]],
      ["recordings from the sixties", ["Nidhi Chala"]],
      ["1960-களில்", ["Nidhi Chala"]],
      ["1960 के दशक में कल्याणी", ["Nidhi Chala"]],
      ["longer than 10 minutes", ["Omkara Akarini"]],
      ["lavangi 10 నిమిషాల కంటే ఎక్కువ", ["Omkara Akarini"]],
      ["lavangi under 5 minutes", []],
      ["songs with words", ["Nidhi Chala"]],
      ["kalyani without words", ["Gati Nive"]],
      ["lavangi sung by him", ["Omkara Akarini"]],
      ["songs in hindolam by him", ["Dhimta"]],
      ["kalyani", ["Gati Nive", "Nidhi Chala"]],
      ["kalyani tyagaraja", ["Nidhi Chala"]],
      ["songs in kalyani by tyagaraja", ["Nidhi Chala"]],
      ["tyagaraja kriti adi", ["Nidhi Chala", "Samaja"]],
      ["sannidhi kalyani", ["Nidhi Chala"]],
      ['"ganapatim vatapi"', []],
      ['"vatapi ganapatim" adi', ["Vatapi Ganapatim"]],
      ["balamuralikrishna 1975", ["Omkara Akarini"]],
      ["compositions in lavangi", ["Omkara Akarini"]],
      ["sri vathapi ganabatim dikshithar swamigal", ["Vatapi Ganapatim"]],
      ["vadabi ganabatim", ["Vatapi Ganapatim"]],
      ["ganabatim adi hamsadhwani", ["Vatapi Ganapatim"]],
      ["lavangi athi talam", ["Omkara Akarini"]],
      ["హిందోళం రాగం లో ఆదితాళంలో", ["Dhimta", "Samaja"]],
      ["hindolam adi (2 kalai) kriti", ["Samaja"]],
      ["kalyani rupakam", ["Gati Nive"]],
      ["kalyani lavangi", []],
    ])("%s", async (q, titles) => {
      expect((await searchTitles({ q })).toSorted()).toEqual(titles);
    });

    test("a search that finds something is two trips, of bounded rows", async () => {
      const meter = readMeter(await visit("/search?q=kalyani+adi+kriti+tyagaraja+1962"));
      expect(meter.trips).toBe(2);
      // And the raaga of each of the 20 songs of a page at most.
      expect(meter.rows).toBeLessThan(1500 + 20);
    });

    test("the page tells how the words were read", async () => {
      const text = await search("hindolam tillana");
      expect(text).toMatch(/Understood as Hindolam Raaga .*Tillana Song type/);
      const html = await (await visit("/search?q=hindolam+tillana")).text();
      expect(html).toContain('href="/search?q=tillana"');
      expect(html).toContain('href="/search?q=hindolam"');
    });

    test("and offers the other reading of a word", async () => {
      const html = await (await visit("/search?q=kannada+adi")).text();
      expect(html).toContain("/search?q=adi&amp;raagaDescription=kannada&amp;condition=AND");
    });

    test("what all words are somewhere in is found where the reading is not", async () => {
      expect(await searchTitles({ q: "hindo adi" })).toEqual(["Dhimta", "Samaja"]);
      expect(await search("hindo adi")).toContain("No song matches all of this.");
    });
  });

  describe("a search that finds nothing leads on", () => {
    test("from a title to the raaga of that name", async () => {
      const text = await readText(await visit("/search?title=Kalyani"));
      expect(text).toMatch(/Mechakalyani \(Raaga\) 2 compositions/);
    });

    test("by fewer of the words that are known, whose parts have been read: one trip more", async () => {
      const response = await visit("/search?q=kalyani+adi+1975+dikshitar");
      expect(readMeter(response).trips).toBe(3);
      const text = await readText(response);
      expect(text).toContain("No songs match your search.");
      expect(readMeter(await visit("/search?q=lavangi+1962")).trips).toBe(3);
    });

    test("by fewer words, and by a name in the place of a misspelling", async () => {
      const text = await search("hindolm tillana");
      expect(text).toMatch(/Hindolam \(Raaga\) · Tillana \(Song type\) 1 composition/);
      expect(await search("lavangi 1962")).toMatch(/Lavangi \(Raaga\) 1 composition/);
      expect(await search("vatapci")).toMatch(/“Vatapi” \(in titles and lyrics\) 1 composition/);
      const left = ["Vatapi Ganapatim"];
      expect(await searchTitles({ q: "vatapi ganapatim bhajeham dikshitar" })).toEqual(left);
    });
  });

  describe("over REST", () => {
    const find = async (query: Record<string, string>) =>
      (await call(`/mbkmusic-mbkmusic/find?${new URLSearchParams(query)}`)).json<{
        content: { title: string }[];
        totalElements: number;
      }>();

    test("find has the same meaning", async () => {
      const found = await find({ q: "vatapi dikshitar" });
      expect(found.content.map(({ title }) => title)).toEqual(["Vatapi Ganapatim"]);
      expect(found.totalElements).toBe(1);
      expect((await find({ q: "" })).totalElements).toBe(0);
    });

    test("and pages", async () => {
      const page = await find({ q: "adi", size: "2", page: "1" });
      expect(page.totalElements).toBe(5);
      expect(page.content).toHaveLength(2);
    });
  });
});
