import { afterEach, expect, test, vi } from "vitest";
import { makeDeities, makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

const video = { uploadType: "YouTube", externalMediaId: "aaaaaaaaaaa" } as const;
const page = async (path: string) => (await visit(path)).text();
const links = (html: string) =>
  [...html.matchAll(/<a href="\/songs\/(\d+)"/g)].map(([, id]) => Number(id));

afterEach(() => void vi.useRealTimers());

test("a radio is a page of the songs that it plays, and says where they are", async () => {
  await makeRaaga({ id: "Mohanam", isoName: "mōhanaṁ" });
  const played = await makeSong({ title: "A", raagaId: "Mohanam", ...video });
  await makeSong({ title: "Words", raagaId: "Mohanam" });
  await makeSong({ title: "B", ...video });
  const html = await page("/radio?raaga=Mohanam&lng=te");
  expect(links(html)).toEqual([played]);
  expect(html).toContain('<h1 lang="te">మోహనం</h1>');
  expect(html).toMatch(/<link rel="alternate"|noindex/);
  expect(links(await page("/radio"))).toHaveLength(2);
});

test("a radio that goes on says so and leads to the whole list", async () => {
  for (let n = 0; n < 40; n++) await makeSong({ title: `Song ${n}`, ...video });
  expect(await page("/radio")).not.toContain("Only the first");
  await makeSong({ title: "The last", ...video });
  const html = await page("/radio?x=1");
  expect(links(html)).toHaveLength(40);
  expect(html).toContain("Only the first 40 are shown.");
  expect(html).toMatch(/href="\/home"[^>]*>All 41 compositions</);
});

test("a deity, a singer and a decade have a radio", async () => {
  await makeDeities();
  await makePeople("tyagaraja");
  const song = await makeSong({
    title: "A",
    deity: "Devi",
    singer: "tyagaraja",
    personIds: { tyagaraja: "tyagaraja" },
    recordingDate: "1975",
    ...video,
  });
  for (const query of ["deity=Devi", "singer=tyagaraja", "decade=1970"])
    expect(links(await page(`/radio?${query}`)), query).toEqual([song]);
  expect(await page("/radio")).toMatch(/href="\/radio\?decade=1970"[^>]*>The 1970s</);
  expect(links(await page("/radio?decade=1980"))).toEqual([]);
});

test("a time of day names its raagas and who says so", async () => {
  await makeRaaga({ id: "Vasanta", timeOfDay: "evening" });
  await makeRaaga({ id: "Arabhi", timeOfDay: "any" });
  await makeSong({ title: "A", raagaId: "Arabhi", ...video });
  const anyTime = await page("/radio?time=noon");
  expect(anyTime).toContain("no recording in a raaga that a source names for this time");
  expect(anyTime).toContain('href="/raagas/Arabhi"');
  await makeSong({ title: "B", raagaId: "Vasanta", ...video });
  const evening = await page("/radio?time=evening");
  expect(evening).not.toContain("no recording in a raaga");
  expect(evening).toContain('href="/raagas/Vasanta"');
  expect(evening).not.toContain('href="/raagas/Arabhi"');
});

test("the present time is that of India, and is not cached", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 1, 12, 0) });
  const response = await visit("/radio?time=now");
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/radio?time=evening"]);
});

test.each(["raaga=Nothing", "deity=Nobody", "singer=nobody", "decade=1975", "time=teatime"])(
  "there is no radio of %s",
  async (query) => {
    expect((await visit(`/radio?${query}`)).status).toBe(404);
  },
);
