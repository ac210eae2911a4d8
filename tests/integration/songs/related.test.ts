import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { compositions } from "#drizzle/schema/index.ts";
import { makeDeities, db, makeRaaga, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

async function readSections(path: string) {
  const html = await (await visit(path)).text();
  const sections = html.matchAll(
    /<section aria-labelledby="(related-\w+)"><h2[^>]*>([^<]*)<\/h2><ol>(.*?)<\/ol>(.*?)<\/section>/g,
  );
  return [...sections].map(([, id, title, list, more]) => ({
    id,
    title,
    titles: [...list!.matchAll(/<a href="\/songs\/\d+"[^>]*>(.*?)<\/a>/g)].map(([, text]) =>
      text!.replace(/<[^>]+>/g, ""),
    ),
    all: /href="([^"]*)"/.exec(more!)?.[1]?.replaceAll("&amp;", "&"),
  }));
}

test("a song ends with the compositions after it in its raaga, and begins again after the last", async () => {
  await makeRaaga({ id: "Kanada", isoName: "kānaḍa" });
  const ids: number[] = [];
  for (const letter of "ABCDEFGH")
    ids.push(await makeSong({ title: `${letter} song`, raagaId: "Kanada" }));
  await makeSong({ title: "A song", raagaId: "Kanada", compositionId: 1, singer: "Somebody" });
  const titlesOf = (letters: string) => [...letters].map((letter) => `${letter} song`);
  const [b] = await readSections(`/songs/${ids[1]}`);
  expect(b).toEqual({
    id: "related-raaga",
    title: "More in Kanada",
    titles: titlesOf("CDEFGH"),
    all: "/raagas/Kanada#compositions",
  });
  expect((await readSections(`/songs/${ids[6]}`))[0]?.titles).toEqual(titlesOf("HABCDE"));
  expect((await readSections(`/songs/${ids[6]}?lng=te`))[0]?.title).toBe("కానడ రాగంలో మరికొన్ని రచనలు");
});

test("few are all, and have no link to more; deleted ones are not among them", async () => {
  await makeRaaga({ id: "Kanada" });
  await makeRaaga({ id: "Kannada" });
  const id = await makeSong({ title: "One", raagaId: "Kanada" });
  const alone = await makeSong({ title: "One", raagaId: "Kannada" });
  await makeSong({ title: "Two", raagaId: "Kanada" });
  await makeSong({ title: "Three", raagaId: "Kanada" });
  await db.update(compositions).set({ deletedAt: new Date() }).where(eq(compositions.title, "Two"));
  const [section] = await readSections(`/songs/${id}`);
  expect(section).toMatchObject({ titles: ["Three"], all: undefined });
  expect(await readSections(`/songs/${alone}`)).toEqual([]);
});

test("and with those about its deity, in the reader's script", async () => {
  await makeDeities();
  const ids = [];
  for (let at = 1; at <= 9; at++) ids.push(await makeSong({ title: `Song ${at}` }));
  await db
    .update(compositions)
    .set({ deity: "Rama" })
    .where(inArray(compositions.id, [1, 2]));
  await db.update(compositions).set({ deity: "rama", scriptNames: { te: "పాట" } });
  await db.update(compositions).set({ deity: "" }).where(eq(compositions.id, 9));
  const [section] = await readSections(`/songs/${ids[0]}?lng=te`);
  expect(section?.id).toBe("related-deity");
  expect(section?.title).toBe("రాముడు: మరికొన్ని రచనలు");
  expect(await readText(await visit(`/songs/${ids[0]}?lng=te`))).toContain("దైవం రాముడు");
  expect(section?.titles[0]).toBe("పాట Song 2");
  expect(section?.titles).toHaveLength(6);
  expect(section?.all).toBe("/deities/Rama");
  expect(await readText(await visit(`${section?.all}?lng=te`))).toContain("8 పాటలు");
  expect(await readSections(`/songs/${ids[8]}`)).toEqual([]);
  expect(readMeter(await visit(`/songs/${ids[0]}`)).trips).toBe(1);
});
