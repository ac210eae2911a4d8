import { expect, test } from "vitest";
import { makePeople, makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { describeReads } from "../support/one-archive.ts";
import { searchTitles } from "../support/search-page.ts";

async function makeArchive() {
  const mohanam = { arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" };
  await makeRaaga({ id: "Mohanam", ...mohanam });
  await makeRaaga({
    id: "Dhirashankarabharanam",
    melakarta: 29,
    arohana: "S R2 G3 M1 P D2 N3 S'",
    avarohana: "S' N3 D2 P M1 G3 R2 S",
  });
  await makeRaaga({
    id: "Hamirkalyani",
    arohana: "S P M2 P D2 N3 S'",
    avarohana: "S' N3 D2 P M2 P G3 M1 R2 S",
  });
  await makeRaaga({ id: "Hindolam", arohana: "S G2 M1 D1 N2 S'", avarohana: "S' N2 D1 M1 G2 S" });
  await makeTaala("Adi");
  await makePeople("ranjani-gayatri");
  for (const id of ["Tillana", "Kriti", "Varnam"]) await makeSongType(id);
  const song = { taalaId: "Adi", songTypeId: "Kriti", singer: "Ranjani Gayatri" };
  await makeSong({ ...song, title: "Ninnukori", raagaId: "Mohanam", songTypeId: "Varnam" });
  await makeSong({ ...song, title: "Endaro", raagaId: "Dhirashankarabharanam" });
  await makeSong({ ...song, title: "Tillana Dhimta", raagaId: "Hamirkalyani" });
  await makeSong({ ...song, title: "Samaja", raagaId: "Hindolam", songTypeId: "Tillana" });
}

describeReads("raagas that are described", makeArchive, () => {
  test.each([
    ["S R2 G3 P D2 S", ["Ninnukori"]],
    ["స రి₂ గ₃ ప ద₂", ["Ninnukori"]],
    ["ச ரி க ப த", ["Ninnukori"]],
    ["melakarta 29", ["Endaro"]],
    ["29th melakarta kritis", ["Endaro"]],
    ["raga with m1 m2", ["Tillana Dhimta"]],
    ["tillana without P", ["Samaja"]],
    ["with M1 without P", ["Samaja"]],
    ["with M2 without P", []],
    ["varnams", ["Ninnukori"]],
    ["கிருதிகள்", ["Endaro", "Tillana Dhimta"]],
    ["తిల్లానాలు", ["Samaja"]],
    ["songs in mohanam raga", ["Ninnukori"]],
    ["S R1 G1 M2 P D3 N3", []],
  ])("%s", async (q, titles) => {
    expect((await searchTitles({ q })).toSorted()).toEqual(titles);
  });

  test("what was read from swaras is named, and can be left out", async () => {
    const response = await visit(`/search?${new URLSearchParams({ q: "kriti melakarta 29" })}`);
    expect(readMeter(response).trips).toBe(2);
    expect(await readText(response)).toMatch(/melakarta 29 .*Dhirashankarabharanam/);
  });

  test("raagas that were described are linked, with the list of all of them, which reads the same words", async () => {
    const html = await (await visit("/search?q=raga+with+M2")).text();
    expect(html).toContain('href="/raagas/Hamirkalyani"');
    const list = (q: string) => visit(`/raagas?${new URLSearchParams({ q })}`).then(readText);
    expect(await list("S R2 G3 P D2")).toContain("1 raaga – Mohanam");
    expect(await list("melakarta 29")).toContain("1 raaga 29 Dhirashankarabharanam");
    expect(await list("without P")).toContain("1 raaga – Hindolam");
  });

  test("a word for a kind leads to the list of all, and is no person", async () => {
    for (const [q, path] of [
      ["raga", "/raagas"],
      ["రాగాలు", "/raagas"],
      ["தாளங்கள்", "/taalas"],
      ["songs", "/home"],
    ] as const) {
      const html = await (await visit(`/search?${new URLSearchParams({ q })}`)).text();
      const main = html.slice(html.indexOf("<main"));
      expect(main, q).toContain(`href="${path}"`);
      expect(main, q).not.toContain("Ranjani");
    }
  });
});
