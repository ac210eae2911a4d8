import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { cookiesOf } from "../support/users.ts";

async function titlesOf(path: string): Promise<string[]> {
  const html = await (await visit(path)).text();
  return [...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title!);
}

async function makeMany(count: number) {
  for (let at = 1; at <= count; at++)
    await makeSong({
      title: `Song ${String(at).padStart(2, "0")}`,
      singer: `Singer ${String(count - at).padStart(2, "0")}`,
      recordingDate: at % 3 === 0 ? `19${String(50 + (at % 40))}-01-01` : null,
    });
}

describe("the catalogue", () => {
  test("an empty archive says so", async () => {
    const response = await visit("/home");
    expect(response.status).toBe(200);
    expect(await readText(response)).toContain("There are no songs in the archive yet.");
  });

  test("shows 20 a page by title, says which, and links to the other pages", async () => {
    await makeMany(45);
    const text = await readText(await visit("/home"));
    expect(text).toContain("Showing 1 to 20 of 45 results");
    expect(await titlesOf("/home")).toEqual(
      Array.from({ length: 20 }, (_, at) => `Song ${String(at + 1).padStart(2, "0")}`),
    );
    expect(await readText(await visit("/home?page=3"))).toContain("Showing 41 to 45 of 45 results");
    expect((await titlesOf("/home?page=3")).at(-1)).toBe("Song 45");
  });

  test("sorts by each of its columns, both ways, without losing or doubling a song", async () => {
    await makeMany(45);
    for (const sortBy of ["title", "singer", "composer", "recordingDate"])
      for (const direction of ["asc", "desc"]) {
        const query = `sortBy=${sortBy}&direction=${direction}`;
        const pages = await Promise.all([1, 2, 3].map((n) => titlesOf(`/home?${query}&page=${n}`)));
        const all = pages.flat();
        expect(all.toSorted(), query).toEqual(
          Array.from({ length: 45 }, (_, at) => `Song ${String(at + 1).padStart(2, "0")}`),
        );
        if (sortBy === "title") expect(all[0]).toBe(direction === "asc" ? "Song 01" : "Song 45");
        if (sortBy === "singer") expect(all[0]).toBe(direction === "asc" ? "Song 45" : "Song 01");
      }
  });

  test("songs without a recording date come last in both directions, on every page", async () => {
    await makeMany(45);
    const dated = Array.from(
      { length: 15 },
      (_, at) => `Song ${String(3 * at + 3).padStart(2, "0")}`,
    );
    for (const [direction, first] of [
      ["asc", "Song 42"],
      ["desc", "Song 39"],
    ]) {
      const query = `sortBy=recordingDate&direction=${direction}`;
      const pages = await Promise.all([1, 2, 3].map((n) => titlesOf(`/home?${query}&page=${n}`)));
      const all = pages.flat();
      expect(all.slice(0, 15).toSorted(), direction).toEqual(dated);
      expect(all[0], direction).toBe(first);
      expect(await titlesOf(`/search?singer=singer&${query}`), direction).toEqual(pages[0]);
      const both = `/search?singer=singer&composer=bala&condition=AND&${query}`;
      expect(await titlesOf(both), direction).toEqual(pages[0]);
    }
  });

  test("smooth scroll continues after a song, in every order, at a constant cost", async () => {
    await makeMany(45);
    for (const sortBy of ["title", "singer", "composer", "recordingDate"])
      for (const direction of ["asc", "desc"]) {
        const query = `sortBy=${sortBy}&direction=${direction}`;
        const expected = [
          ...(await titlesOf(`/home?${query}&page=2`)),
          ...(await titlesOf(`/home?${query}&page=3`)),
        ];
        const found: string[] = [];
        const first = await visit(`/home/next?${query}`);
        let last = (await first.json<{ songs: { id: number }[] }>()).songs.at(-1)!.id;
        for (let steps = 0; steps < 3; steps++) {
          const response = await visit(`/home/next?${query}&after=${last}`);
          const { songs } = await response.json<{ songs: { id: number; title: string }[] }>();
          expect(readMeter(response)).toMatchObject({ trips: 1 });
          expect(readMeter(response).rows).toBeLessThanOrEqual(60);
          if (songs.length === 0) break;
          found.push(...songs.map(({ title }) => title));
          last = songs.at(-1)!.id;
        }
        expect(found, query).toEqual(expected);
      }
  });

  test("smooth scroll after a missing song restarts at the top", async () => {
    await makeMany(25);
    for (const sortBy of ["title", "singer", "recordingDate"])
      for (const after of ["999999", "abc", "-1", "99999999999999999999"]) {
        const query = `sortBy=${sortBy}&direction=desc`;
        const response = await visit(`/home/next?${query}&after=${after}`);
        expect(readMeter(response)).toMatchObject({ trips: 1 });
        const { songs } = await response.json<{ songs: { title: string }[] }>();
        expect(songs.map(({ title }) => title)).toEqual(await titlesOf(`/home?${query}`));
      }
  });

  test("sorting ignores case", async () => {
    for (const title of ["banana", "Apple", "apricot", "Cherry"]) await makeSong({ title });
    expect(await titlesOf("/home")).toEqual(["Apple", "apricot", "banana", "Cherry"]);
  });

  test("cards cut long texts at 50 letters; the table shows them whole", async () => {
    const title = `Long ${"title ".repeat(12)}end`;
    await makeSong({ title });
    expect(await readText(await visit("/home?view=card"))).toContain(
      `${title.slice(0, 50).trimEnd()}…`,
    );
    expect(await readText(await visit("/home?view=table"))).toContain(title);
  });

  test("the table leaves out what no song of the page has, until its address names it", async () => {
    await makeSong({ title: "Dated", singer: "A Singer", recordingDate: "1978" });
    await makeSong({ title: "Long", durationSeconds: 425 });
    const read = async (query: string) => {
      const html = await (await visit(`/home?view=table${query}`)).text();
      const head = /<thead>.*?<\/thead>/s.exec(html)![0];
      const headings = [...head.matchAll(/<th [^>]*>(.*?)<\/th>/gs)].map(([, words]) =>
        words!.replace(/<[^>]+>/g, ""),
      );
      const choice = /<nav class="sorts" aria-label="Empty columns">(.*?)<\/nav>/s.exec(html)![1]!;
      return { headings: headings.join(), links: [...choice.matchAll(/href="([^"]+)"/g)] };
    };
    const usual = await read("");
    expect(usual.headings).toBe("Title,Actions,Singer,Composer,Recording date,Duration");
    expect(usual.links.map(([, to]) => /columns=(\w+)/.exec(to!)![1])).toEqual([
      "raaga",
      "taala",
      "songType",
    ]);
    const chosen = await read("&columns=taala,nothing");
    expect(chosen.headings).toBe("Title,Actions,Singer,Composer,Taala,Recording date,Duration");
    expect(chosen.links[1]![1]).not.toContain("columns");
    expect(chosen.links[2]![1]).toContain("columns=taala%2CsongType");
  });

  test("the table has every column of a song", async () => {
    await makeRaaga({ id: "Lavangi" });
    await makeTaala("Adi");
    await makeSong({
      title: "Omkara Akarini",
      singer: "A Singer",
      raagaId: "Lavangi",
      taalaId: "Adi",
      recordingDate: "1978-05-09",
      durationSeconds: 425,
    });
    const text = await readText(await visit("/home?view=table"));
    for (const part of [
      "Title",
      "Singer",
      "Composer",
      "Raaga",
      "Taala",
      "Recording date",
      "Song type",
      "Duration",
      "Actions",
      "Omkara Akarini",
      "A Singer",
      "M. Balamuralikrishna",
      "Lavangi",
      "Adi",
      "9 May 1978",
      "7:05",
    ])
      expect(text).toContain(part);
  });

  test("a song in the bin is in no list and no total", async () => {
    const id = await makeSong({ title: "Gone" });
    await makeSong({ title: "Here" });
    await env.DB.batch([
      env.DB.prepare("UPDATE songs SET deleted_at = 1 WHERE id = ?").bind(id),
      env.DB.prepare(`UPDATE compositions SET deleted_at = 1 WHERE main_song_id IS NULL`),
    ]);
    expect(await titlesOf("/home")).toEqual(["Here"]);
    expect(await readText(await visit("/home"))).toContain("Showing 1 to 1 of 1 results");
    expect((await visit(`/songs/${id}`)).status).toBe(404);
  });

  test("one trip, at most 60 rows for the first page", async () => {
    await makeMany(45);
    const meter = readMeter(await visit("/home?sortBy=title&direction=asc"));
    expect(meter.trips).toBe(1);
    expect(meter.rows).toBeLessThanOrEqual(60);
  });
});

describe("invalid URLs", () => {
  test.each([
    "/home?page=0",
    "/home?page=-1",
    "/home?page=x",
    "/home?page=99999999999999999999",
    "/home?sortBy=password_hash",
    "/home?sortBy=title;DROP TABLE songs",
    "/home?direction=sideways",
    "/home?view=hologram&paging=none&size=100000",
    "/home?lng=xx",
    "/home/next?after=-1&sortBy=x",
    "/home/next?after=999999",
    "/search?condition=XOR&searched=true",
    "/search?title=%25_%5C&searched=true",
    "/search?page=5000&searched=true",
    "/suggest?text=&kind=user",
  ])("%s is the default or an empty page", async (path) => {
    await makeSong({ title: "A song" });
    const response = await visit(path);
    expect([200, 302]).toContain(response.status);
  });

  test("a page past the end says so and leads to the last one", async () => {
    await makeMany(25);
    const response = await visit("/home?page=9");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("The list does not have that many pages.");
    expect(html).toContain('href="/home?sortBy=title&amp;page=2"');
  });

  test.each(["/songs/0", "/songs/abc", "/songs/1.5", "/songs/99999999999999999999", "/songs/77"])(
    "%s is not a song",
    async (path) => {
      const response = await visit(path);
      expect(response.status).toBe(404);
      const text = await readText(response);
      expect(text).toContain("Song not found");
      expect(text).toContain("Return home");
    },
  );

  test.each(["/nothing", "/home/x/y", "/songs", "/admin.php", "/.env"])(
    "%s goes to the welcome page, which says that there is no such page",
    async (path) => {
      const response = await visit(path, { headers: { Accept: "text/html,*/*;q=0.8" } });
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toBe("/");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      for (const [language, words] of [
        ["en", "There is no page at this address."],
        ["ta", "இந்த முகவரியில் பக்கம் எதுவும் இல்லை."],
      ]) {
        const Cookie = `${cookiesOf(response)}; preferences=lng=${language}`;
        const welcome = await visit("/", { headers: { Cookie } });
        expect(await welcome.clone().text()).toContain(`<noscript><p class="flash error">${words}`);
        expect(welcome.headers.get("Cache-Control")).toBe("private, no-store");
        expect(welcome.headers.getSetCookie().join()).toMatch(/__Host-flash=;.*Max-Age=0/);
      }
      expect(await (await visit("/")).text()).not.toContain("There is no page");
    },
  );

  test("a missing picture or script redirects without a message", async () => {
    for (const Accept of ["image/avif,image/webp,*/*;q=0.8", "*/*"]) {
      const response = await visit("/apple-touch-icon.png", { headers: { Accept } });
      expect(response.headers.get("Location")).toBe("/");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});
