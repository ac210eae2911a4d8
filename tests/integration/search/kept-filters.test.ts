import { describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { searchTitles } from "../support/search-page.ts";

async function makeSome() {
  await makeSong({ title: "Alone", language: "te", lyrics: "పల్లవి", deity: "Krishna" });
  await makeSong({ title: "Bare", language: "ta" });
  await makeSong({
    title: "Clip",
    language: "te",
    deity: "Ganesha",
    uploadType: "YouTube",
    externalMediaId: "abcdefghijk",
  });
  await makeSong({
    title: "Disc",
    language: "sa",
    deity: "Radha Krishna",
    singer: "Asha",
    uploadType: "Audio",
    mediaUrl: "https://example.org/a.mp3",
  });
  await makeSong({ title: "Sung", singer: "Asha" });
}

describe("language, deity and what a song has", () => {
  test.each<[query: string, titles: string[]]>([
    ["language=te", ["Alone", "Clip"]],
    ["language=sa", ["Disc"]],
    ["deity=krish", ["Alone", "Disc"]],
    ["deity=కృష్ణ", ["Alone", "Disc"]],
    ["deity=கணேச", ["Clip"]],
    ["deity=%25", []],
    ["has=lyrics", ["Alone"]],
    ["has=recording", ["Clip", "Disc", "Sung"]],
    ["has=audio", ["Disc"]],
    ["has=video", ["Clip"]],
    ["has=audio&has=video", ["Clip", "Disc"]],
    ["has=recording&language=te", ["Clip", "Alone", "Disc", "Sung"]],
    ["has=recording&language=te&condition=AND", ["Clip"]],
    ["has=recording&has=lyrics&condition=AND", []],
    ["has=recording&deity=krishna&condition=AND", ["Disc"]],
    ["q=clip&language=te", ["Clip"]],
  ])("%s", async (query, titles) => {
    await makeSome();
    const html = await (await visit(`/search?${query}`)).text();
    expect([...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title)).toEqual(
      titles,
    );
  });

  test("values that there are not ask for nothing", async () => {
    await makeSome();
    for (const query of ["language=xx", "has=wings", "language=te'--"])
      expect(await readText(await visit(`/search?${query}`)), query).toContain("Enter a title");
  });

  test("a deity that is corrected is found by its new name", async () => {
    await makeSome();
    expect(await searchTitles({ deity: "radha" })).toEqual(["Disc"]);
  });

  test("the form shows what was asked", async () => {
    await makeSome();
    const html = await (await visit("/search?language=te&has=lyrics&has=audio&deity=krish")).text();
    expect(html).toMatch(/<option value="te" selected/);
    expect(html).toMatch(/<input type="checkbox" name="has" checked="" value="lyrics"/);
    expect(html).toMatch(/name="deity"[^>]*value="krish"/);
  });
});
