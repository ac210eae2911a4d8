import { expect, test } from "vitest";
import { taalas } from "#drizzle/schema/index.ts";
import { db, makeRaaga } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

const makeCycle = (cycle: Omit<typeof taalas.$inferInsert, "description">) =>
  db.insert(taalas).values({ description: cycle.id, ...cycle });

const pageOf = async (query: string) => {
  const response = await visit(`/practise${query}`);
  expect(response.status).toBe(200);
  // What the page is made of again in a browser has every message.
  return (await response.text()).replaceAll(/<script.*?<\/script>/gs, "");
};

test("shows the first taala, another one, and how else it is kept, without JavaScript", async () => {
  await makeCycle({ id: "Adi", jati: "Chatusra", angas: "IOO", aksharas: 8 });
  await makeCycle({ id: "Misra Chapu", groups: "3+2+2", aksharas: 7 });
  await makeCycle({ id: "Trimukhi" });
  expect(await pageOf("")).toContain('aria-label="Clap, Finger, Finger, Finger"');
  const misra = await pageOf("?taala=Misra+Chapu");
  expect(misra).toContain('aria-label="Clap, Wave, Wave"');
  expect(misra).toContain("Two waves, two claps");
  const otherwise = await pageOf("?taala=Misra+Chapu&keeping=twoWaves");
  expect(otherwise).toContain('aria-label="Wave, Wave, Rest"');
  // A taala without counts has no beat, and nobody knows another one.
  for (const query of ["?taala=Trimukhi", "?taala=Nothing&keeping=x"])
    expect(await pageOf(query)).toContain('aria-label="Clap, Finger, Finger, Finger"');
});

test("makes exercises of a raaga whose scale is known, and says where it is not", async () => {
  await makeRaaga({ id: "Mohanam", arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" });
  await makeRaaga({ id: "Unheard" });
  const mohanam = await pageOf("?raaga=Mohanam");
  for (const word of ["Janta varisai", "Dhatu varisai", "In threes"])
    expect(mohanam).toContain(word);
  expect(mohanam).not.toContain("Sarali varisai");
  expect(await pageOf("?raaga=Unheard")).toContain("The scale of Unheard is not known for sure.");
  expect(await pageOf("?raaga=Nothing")).toContain("Exercises are made from the scale of a raaga.");
});

test("makes no varisais of a vakra scale, and says so", async () => {
  await makeRaaga({
    id: "Sahana",
    arohana: "S R2 G3 M1 P M1 D2 N2 S'",
    avarohana: "S' N2 D2 P M1 G3 M1 R2 G3 R2 S",
  });
  const page = await pageOf("?raaga=Sahana");
  expect(page).toContain("it is vakra), so no sarali, janta or dhatu varisais are made from it.");
  expect(page).not.toContain("Janta varisai");
});

test("writes the solkattu in the reader's script", async () => {
  await makeCycle({ id: "Adi", jati: "Chatusra", angas: "IOO", aksharas: 8 });
  const solkattu = async (query: string) =>
    /<p class="solkattu">(.*?)<\/p>/s.exec(await pageOf(query))![1]!.replaceAll(/<[^>]*>/g, "");
  expect(await solkattu("")).toMatch(/^ta ka dhi mi\s*$/);
  expect(await solkattu("?lng=te")).toMatch(/^త క ధి మి\s*$/);
  expect(await solkattu("?lng=hi")).toMatch(/^\p{Script=Devanagari}[\p{Script=Devanagari}\s]*$/u);
});
