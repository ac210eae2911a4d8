import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { raagas } from "#drizzle/schema/index.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { db, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, readText, submit, visit } from "../support/front-door.ts";

const telugu = "పల్లవి\nనిధి చాల సుఖమా రాముని\n\nచరణం 2\nత్యాగరాజ నుతుని";
const tamil = "பல்லவி\nயாரோ இவர் யாரோ\nஎன்ன பேரோ";

const prefer = (preferences: string) => ({ headers: { Cookie: `preferences=${preferences}` } });

/** Returns the lyrics of a page: each block with its language, without links. */
async function readLyrics(response: Response) {
  const html = await response.text();
  return [...html.matchAll(/<p class="lyrics-words[^"]*" lang="([^"]*)">(.*?)<\/p>/gs)].map(
    ([, lang, block]) => ({
      lang,
      text: block!
        .replace(/<a [^>]*>\d+<\/a>/g, "")
        .replace(/<[^>]+>/g, "")
        .trim(),
    }),
  );
}

const first = async (response: Response) => (await readLyrics(response))[0];

/** Returns the choices of a page, and the current one. */
async function readChoices(response: Response) {
  const form = /<form id="script".*?<\/form>/s.exec(await response.text())?.[0] ?? "";
  const buttons = [...form.matchAll(/<button[^>]*>/g)].map(([button]) => button);
  const value = (button: string) => /value="(\w+)"/.exec(button)?.[1];
  return {
    offered: buttons.map(value),
    pressed: buttons.filter((button) => button.includes('aria-pressed="true"')).map(value),
  };
}

describe("the scripts of a Telugu original", () => {
  test.each([
    ["original", "te", "నిధి చాల సుఖమా రాముని"],
    ["ta", "te-Taml", "நிதி⁴ சால ஸுக²மா ராமுனி"],
    ["kn", "te-Knda", "ನಿಧಿ ಚಾಲ ಸುಖಮಾ ರಾಮುನಿ"],
    ["ml", "te-Mlym", "നിധി ചാല സുഖമാ രാമുനി"],
    ["hi", "te-Deva", "निधि चाल सुखमा रामुनि"],
    ["iso", "te-Latn", "nidhi cāla sukhamā rāmuni"],
  ])("%s", async (script, lang, text) => {
    const id = await makeSong({ title: "A song", lyrics: telugu, language: "te" });
    const response = await visit(`/songs/${id}?script=${script}`);
    expect(response.headers.get("Content-Language")).toBe("en");
    const lyrics = await readLyrics(response);
    expect(lyrics[0]).toEqual({ lang, text });
    // The original stands beside it.
    if (script !== "original") expect(lyrics[1]).toEqual({ lang: "te", text: "నిధి చాల సుఖమా రాముని" });
    else expect(lyrics).toHaveLength(2);
  });

  test("the page says what is shown, and that it is a transliteration", async () => {
    const id = await makeSong({ title: "A song", lyrics: telugu, language: "te" });
    const original = await visit(`/songs/${id}`);
    expect(await readText(original.clone())).not.toContain("transliteration");
    expect(await readChoices(original)).toEqual({
      offered: ["original", "ta", "kn", "ml", "hi", "iso"],
      pressed: ["original"],
    });
    const shown = await visit(`/songs/${id}?script=kn`);
    expect(await readText(shown.clone())).toContain("This is an automatic transliteration");
    expect((await readChoices(shown)).pressed).toEqual(["kn"]);
  });
});

describe("only fitting scripts are offered", () => {
  test("Tamil does not write all sounds: its romanization is by letters, and the page says why", async () => {
    const id = await makeSong({ title: "A song", lyrics: tamil, language: "ta" });
    const response = await visit(`/songs/${id}`);
    expect(await readText(response.clone())).toContain("Tamil has one letter for k and g");
    expect((await readChoices(response)).offered).toEqual(["original", "iso"]);
    expect(await first(await visit(`/songs/${id}?script=iso`))).toEqual({
      lang: "ta-Latn",
      text: "yārō ivar yārō\neṉṉa pērō",
    });
    expect((await first(await visit(`/songs/${id}?script=te`)))?.lang).toBe("ta");
  });

  test("Malayalam's chillu letters are read", async () => {
    const id = await makeSong({ title: "A song", lyrics: "ചെയ്വാൻ ശരണാഗതന്മാർ", language: "ml" });
    expect((await first(await visit(`/songs/${id}?script=te`)))?.text).toBe("చెయ్వాన్ శరణాగతన్మార్");
  });

  test("unknown romanizations are left unchanged; ISO 15919 is transliterated", async () => {
    const loose = await makeSong({
      title: "A song",
      lyrics: "nidhi chala sukhama",
      language: "te",
    });
    const response = await visit(`/songs/${loose}?script=te`);
    expect((await readChoices(response.clone())).offered).toEqual([]);
    expect(await first(response)).toEqual({ lang: "te-Latn", text: "nidhi chala sukhama" });
    const iso = await makeSong({ title: "A song", lyrics: "sēvimparārē", language: "te" });
    expect(await first(await visit(`/songs/${iso}?script=te`))).toEqual({
      lang: "te",
      text: "సేవింపరారే",
    });
  });

  test("an unknown language is shown as unknown", async () => {
    const id = await makeSong({ title: "A song", lyrics: "వాతాపి" });
    expect((await first(await visit(`/songs/${id}?script=hi`)))?.lang).toBe("und-Deva");
  });
});

describe("the choice", () => {
  test("is stored by a form without scripts, and is in the URL", async () => {
    const id = await makeSong({ title: "A song", lyrics: telugu, language: "te" });
    const answer = await submit(
      "/preferences",
      { script: "ta", returnTo: `/songs/${id}#script` },
      { Cookie: "preferences=theme=dark" },
    );
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/songs/${id}?script=ta#script`);
    const cookie = answer.headers.get("Set-Cookie")!;
    expect(cookie).toMatch(/^preferences=theme=dark&script=ta;/);
    const other = await makeSong({ title: "Another", lyrics: telugu, language: "te" });
    const page = await visit(`/songs/${other}`, { headers: { Cookie: cookie.split(";")[0]! } });
    expect((await first(page))?.lang).toBe("te-Taml");
  });

  test("in a URL wins over the stored one; an invalid one is the default", async () => {
    const id = await makeSong({ title: "A song", lyrics: telugu, language: "te" });
    const shown = async (query: string, kept: string) =>
      (await first(await visit(`/songs/${id}${query}`, prefer(kept))))?.lang;
    expect(await shown("", "script=ta")).toBe("te-Taml");
    expect(await shown("?script=kn", "script=ta")).toBe("te-Knda");
    expect(await shown("?script=original", "script=ta")).toBe("te");
    expect(await shown("?script=te", "")).toBe("te");
    for (const bad of ["xx", "", "%00", "<script>", "TA", "__proto__"])
      expect(await shown(`?script=${bad}`, ""), bad).toBe("te");
    expect(await shown("", "script=xx")).toBe("te");
  });

  test("a page that cannot be transliterated shows the original", async () => {
    const id = await makeSong({ title: "A song", lyrics: tamil, language: "ta" });
    const page = await visit(`/songs/${id}`, prefer("script=te"));
    expect((await readChoices(page)).pressed).toEqual(["original"]);
  });

  test("the cache separates scripts, by URL and by preference", async () => {
    const id = await makeSong({ title: "A song", lyrics: telugu, language: "te" });
    const ask = async (query: string, kept: string) => {
      const response = await visit(`/songs/${id}${query}`, prefer(kept));
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
      const etag = response.headers.get("ETag");
      return [(await first(response))?.lang, etag] as const;
    };
    const asked = [
      ["", ""],
      ["", "script=ta"],
      ["", "script=iso"],
      ["?script=kn", "script=ta"],
    ] as const;
    const made = [];
    for (const [query, kept] of asked) made.push(await ask(query, kept));
    expect(made.map(([lang]) => lang)).toEqual(["te", "te-Taml", "te-Latn", "te-Knda"]);
    expect(new Set(made.map(([, etag]) => etag)).size).toBe(4);
    for (const [at, [query, kept]] of asked.entries())
      expect(await ask(query, kept)).toEqual(made[at]);
  });
});

describe("lines and sections", () => {
  test("a line has the same URL in every script; headings are in the page's language", async () => {
    const id = await makeSong({ title: "A song", lyrics: telugu, language: "te" });
    for (const script of ["original", "ta", "iso"])
      for (const [lng, headings] of [
        ["en", ["Pallavi", "Charanam 2"]],
        ["ta", ["பல்லவி", "சரணம் 2"]],
      ] as const) {
        const html = await (
          await visit(`/songs/${id}?script=${script}`, prefer(`lng=${lng}`))
        ).text();
        expect([...html.matchAll(/ id="(l\d+)"/g)].map(([, line]) => line)).toEqual(["l1", "l2"]);
        expect(html).toContain('href="#l2"');
        const shown = [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, heading]) =>
          heading!.replace(/<!--.*?-->/g, ""),
        );
        expect(shown).toEqual(headings);
      }
  });

  test("T43 lyrics are escaped in every script", async () => {
    const attack = `<img src=x onerror=alert(1)> ${telugu} ## </p><script>alert(1)</script>`;
    const lyrics = `${attack}\nపల్లవి: ${telugu.repeat(3)}`;
    const id = await makeSong({ title: "A song", lyrics, language: "te" });
    for (const [script, word] of [
      ["original", "నిధి"],
      ["ta", "நிதி⁴"],
      ["iso", "nidhi"],
    ] as const) {
      const html = await (await visit(`/songs/${id}?script=${script}`)).text();
      expect(html).toContain(word);
      expect(html).toContain("&lt;img src=x");
      expect(html, script).not.toContain("<script>alert");
      expect(html, script).not.toContain("<img src=x");
    }
  });
});

describe("names in the reader's script", () => {
  async function makeNamed() {
    await makeRaaga({ id: "Dhirashankarabharanam", isoName: "dhīraśaṅkarābharaṇaṁ" });
    await makeTaala("Misra Chapu", "miśra cāpu");
    return makeSong({ title: "A song", raagaId: "Dhirashankarabharanam", taalaId: "Misra Chapu" });
  }

  test.each([
    ["te", "ధీరశంకరాభరణం Dhirashankarabharanam", "మిశ్ర చాపు Misra Chapu"],
    ["ta", "தீரசங்கராபரணம் Dhirashankarabharanam", "மிஸ்ர சாபு Misra Chapu"],
    ["en", "Dhirashankarabharanam", "Misra Chapu"],
  ])("%s, the roman form under them", async (lng, ...names) => {
    const id = await makeNamed();
    // A path that no other test has requested: not cached.
    const response = await visit(`/songs/${id}?script=names`, prefer(`lng=${lng}`));
    expect(readMeter(response)).toMatchObject({ trips: 1, statements: 1 });
    const links = /<div class="song-music">(.*?)<div class="song-tools">/s.exec(
      await response.text(),
    )![1]!;
    expect(
      links
        .replace(/<[^>]+>/g, "|")
        .split(/\|{2,4}/)
        .join(" ")
        .replace(/[| ]+/g, " ")
        .trim(),
    ).toBe(names.join(" "));
  });

  test("an unknown name is in roman letters only, and a changed one shows at once", async () => {
    await makeRaaga({ id: "Behag" });
    const id = await makeSong({ title: "A song", raagaId: "Behag" });
    const before = await (await visit(`/songs/${id}`, prefer("lng=te"))).text();
    expect(before).not.toContain("music-name");
    const scriptNames = { te: "బేహాగ్" };
    await db.update(raagas).set({ scriptNames }).where(eq(raagas.id, "Behag"));
    forgetVersion();
    expect(await readText(await visit(`/songs/${id}`, prefer("lng=te")))).toContain("బేహాగ్ Behag");
  });
});
