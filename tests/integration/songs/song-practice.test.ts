import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { morePages } from "#app/offline/keep.ts";
import { songs, taalas } from "#drizzle/schema/index.ts";
import { db, makeRaaga, makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

const lyrics = "పల్లవి\nనిధి చాల సుఖమా\nరాముని సన్నిధి\n\nచరణం\nదధి నవనీత";

async function makeWhole() {
  await makeRaaga({ id: "Mohanam", arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" });
  await db
    .insert(taalas)
    .values({ id: "Misra Chapu", description: "Misra Chapu", groups: "3+2+2", aksharas: 7 });
  return makeSong({
    title: "Nidhi Chala",
    lyrics,
    language: "te",
    raagaId: "Mohanam",
    taalaId: "Misra Chapu",
  });
}

const pageOf = async (path: string) => {
  const response = await visit(path);
  expect(response.status).toBe(200);
  // What the page is made of again in a browser has every message.
  return (await response.text()).replaceAll(/<script.*?<\/script>/gs, "");
};

test("a song is practised with its lyrics, its scale and its taala, without JavaScript", async () => {
  const id = await makeWhole();
  const page = await pageOf(`/songs/${id}/practise`);
  expect(page).toContain("<h3>Pallavi</h3>");
  expect(page).toMatch(/<li id="l3"[^>]*><span[^>]*lang="te">దధి నవనీత<\/span><\/li>/);
  expect(page).toContain("Janta varisai");
  expect(await pageOf(`/songs/${id}/practise?view=large`)).toContain('<p class="rights">Rights: ');
  expect(page).toContain('aria-label="Clap, Wave, Wave"');
  expect(page).toContain("Two waves, two claps");
  expect(page).not.toContain('name="taala"');
  expect(await pageOf(`/songs/${id}/practise?keeping=twoWaves`)).toContain(
    'aria-label="Wave, Wave, Rest"',
  );
  expect(await pageOf(`/songs/${id}/practise?script=ta`)).toContain("நிதி⁴ சால ஸுக²மா");
});

test("a song without lyrics, raaga and taala says so", async () => {
  await db.insert(taalas).values({ id: "Trimukhi", description: "Trimukhi" });
  const id = await makeSong({ title: "Bare", taalaId: "Trimukhi" });
  const page = await pageOf(`/songs/${id}/practise`);
  expect(page).toContain("The lyrics are not in the archive yet.");
  expect(page).toContain("No source gives the counts of Trimukhi, so it has no beat.");
  expect(page).toContain("Exercises are made from the scale of a raaga.");
});

test("its page leads there, and a deleted song to the one that stands for it", async () => {
  const id = await makeWhole();
  expect(await pageOf(`/songs/${id}`)).toContain(`href="/songs/${id}/practise"`);
  const [song] = await db.select().from(songs).where(eq(songs.id, id));
  const other = await makeSong({ title: "Nidhi Chala", compositionId: song!.compositionId });
  await db.update(songs).set({ deletedAt: new Date(), singer: "" }).where(eq(songs.id, id));
  const response = await visit(`/songs/${id}/practise`);
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    `/songs/${other}/practise`,
  ]);
  expect((await visit("/songs/99/practise")).status).toBe(404);
});

test("what is kept of a song for times without a connection is what its pages name", async () => {
  const id = await makeWhole();
  const scripts = ["original", "ta", "kn", "ml", "hi", "iso"];
  const inScripts = (path: string) => scripts.map((script) => `${path}?script=${script}`);
  const [song, practice] = [`/songs/${id}`, `/songs/${id}/practise`];
  expect(morePages(song, await pageOf(song))).toEqual([...inScripts(song), practice]);
  expect(morePages(practice, await pageOf(practice))).toEqual(inScripts(practice));
  expect(morePages("/raagas/Mohanam", await pageOf("/raagas/Mohanam"))).toEqual([
    "/practise?raaga=Mohanam",
  ]);
});
