import { expect, test } from "vitest";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

const lyrics = "పల్లవి\nఎందరో మహానుభావులు\n\nచరణం 1\n\nఅందరికీ వందనములు, వందనములు";

async function searchIn(query: string, preferences = "lng=en") {
  const init = { headers: { Cookie: `preferences=${preferences}` } };
  return (await visit(`/search?${query}`, init)).text();
}

/** The links to lines with what stands in them or after them, and the language that it is marked as. */
function linesOf(html: string) {
  const plain = html.replaceAll("<!-- -->", "");
  const all = plain.matchAll(
    /href="(\/songs\/\d+[^"]*#l\d+)"[^>]*?(?: lang="([^"]+)")?>(?:(?:(?!<\/a>).)*<\/a> <q lang="([^"]+)">)?(.*?)<\/[aq]>/g,
  );
  return [...all].map(([, to, lang, ofQuote, text]) => ({ to, lang: lang ?? ofQuote, text }));
}

test("a found line shows what was found in it, and links to it on the song's page", async () => {
  await makeRaaga({ id: "Kanada" });
  const id = await makeSong({ title: "A song", raagaId: "Kanada", lyrics, language: "te" });
  const page = await (await visit(`/songs/${id}`)).text();
  const number = /<span id="(l\d+)"[^>]*><a [^>]*>\d+<\/a>అందరికీ వందనములు/.exec(page)?.[1];
  expect(number).toBe("l2");
  const to = `/songs/${id}#${number}`;
  const text = "అందరికీ <mark>వందనములు</mark>, వందనములు";
  for (const query of [
    "q=vandanamulu",
    "lyrics=vandanamulu",
    "lyrics=vandanamulu&view=table",
    "lyrics=vandanamulu&raagaDescription=Kanada&condition=AND",
  ])
    expect(linesOf(await searchIn(query)), query).toEqual([{ to, lang: "te", text }]);
});

test("it is shown in the reader's script, and opens in it", async () => {
  const id = await makeSong({ title: "A song", lyrics, language: "te" });
  const shown = {
    hi: ["अंदरिकी <mark>वंदनमुलु</mark>, वंदनमुलु", "te-Deva", "hi"],
    kn: ["ಅಂದರಿಕೀ <mark>ವಂದನಮುಲು</mark>, ವಂದನಮುಲು", "te-Knda", "kn"],
    te: ["అందరికీ <mark>వందనములు</mark>, వందనములు", "te", "original"],
  } as const;
  for (const [language, [text, lang, script]] of Object.entries(shown))
    for (const query of ["q=vandanam", "lyrics=వందన"]) {
      const [line] = linesOf(await searchIn(query, `lng=${language}`));
      expect(line).toEqual({ to: `/songs/${id}?script=${script}#l2`, lang, text });
    }
  const [chosen] = linesOf(await searchIn("lyrics=vandanam", "lng=hi&script=iso"));
  expect(chosen).toMatchObject({ to: `/songs/${id}?script=iso#l2`, lang: "te-Latn" });
});

test("Tamil lyrics and loose roman letters stay as they are written", async () => {
  await makeSong({ title: "One", lyrics: "யாரோ இவர் யாரோ", language: "ta" });
  await makeSong({ title: "Two", lyrics: "nidhi chala sukhama", language: "te" });
  const [tamil] = linesOf(await searchIn("lyrics=ivar", "lng=te"));
  expect(tamil).toMatchObject({ lang: "ta", text: "யாரோ <mark>இவர்</mark> யாரோ" });
  const [roman] = linesOf(await searchIn("lyrics=நிதி சால", "lng=ta"));
  expect(roman).toMatchObject({ lang: "te-Latn", text: "<mark>nidhi chala</mark> sukhama" });
});

test("more results have their lines, too", async () => {
  const id = await makeSong({ title: "A song", lyrics, language: "te" });
  const { songs } = await (
    await visit("/search/next?lyrics=andariki&lng=te")
  ).json<{
    songs: object[];
  }>();
  const parts = ["", "అందరికీ", " వందనములు, వందనములు"];
  expect(songs).toMatchObject([{ id, link: { to: `/songs/${id}?script=original#l2`, parts } }]);
});
