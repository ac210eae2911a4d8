import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import {
  confirmMailLimits,
  suggestionLimits,
} from "#app/data/records/suggesting/write-suggestion.ts";
import { freshLimits } from "../support/fresh-limits.ts";
import { makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { drawnAgo, suggest } from "../support/suggestions.ts";
import { askForCode, count, logIn, makeUser, readOutbox } from "../support/users.ts";

let song: string;

beforeEach(async () => {
  const id = await makeSong({ title: "Omkara Akarini", place: "Chennai", lyrics: "first line" });
  song = `/suggest/song/${id}`;
  freshLimits();
});

const stored = () => count("FROM suggestions");
const from = (place: string) => ({ "CF-Connecting-IP": place });
const rowsOf = async () =>
  (await env.DB.prepare("SELECT * FROM suggestions ORDER BY id").all()).results;

describe("the form", () => {
  test("lists the fields with their present values, and asks for the chosen one", async () => {
    const list = await visit(song);
    expect(list.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await list.text();
    expect(html).toContain(`href="${song}?field=place"`);
    const text = await readText(await visit(song));
    expect(text).toMatch(/I have a recording I know who plays .*Place Chennai/);
    const form = await readText(await visit(`${song}?field=place`));
    expect(form).toMatch(/Place As it is now Chennai As it should be/);
  });

  test.each([
    ["raaga", "Lavangi", "melakarta"],
    ["taala", "Adi", "aksharas"],
    ["person", "tyagaraja", "born"],
  ])("is there for a %s", async (kind, id, field) => {
    await makeRaaga({ id: "Lavangi" });
    await makeTaala("Adi");
    await makePeople("tyagaraja");
    const path = `/suggest/${kind}/${id}`;
    expect((await visit(`${path}?field=${field}`)).status).toBe(200);
    const sent = await suggest(path, field, { value: "1234" });
    expect(sent.status).toBe(302);
    expect(await rowsOf()).toMatchObject([{ subject_kind: kind, subject_id: id, field }]);
  });

  test("names the record in the reader's script, and tells the language of other values", async () => {
    await makeRaaga({ id: "Mohanam", isoName: "mōhanaṁ", description: "Mohanam" });
    const html = await (await visit("/suggest/raaga/Mohanam?lng=te")).text();
    expect(html).toMatch(/<p class="crumb"><a[^>]*>మోహనం<\/a>/);
    expect(html).toContain('<span><span lang="en">Mohanam</span></span>');
  });

  test("tells the language of a title and a value in another script than the reader's", async () => {
    const id = await makeSong({ title: "वन्दे मातरम्" });
    const fields = await (await visit(`/suggest/song/${id}`)).text();
    expect(fields).toMatch(/<p class="crumb"><a[^>]* lang="hi"[^>]*>वन्दे मातरम्<\/a>/);
    expect(fields).toContain('<span lang="hi">वन्दे मातरम्</span>');
    const form = await (await visit(`/suggest/song/${id}?field=title`)).text();
    expect(form).toContain('<dd class="prose" lang="hi">वन्दे मातरम्</dd>');
    expect(form).toMatch(/<input(?=[^>]* name="value")[^>]* lang="hi"/);
    expect(form).toMatch(/Back to (<!-- -->)?<span lang="hi">वन्दे मातरम्<\/span>/);
    const native = await (await visit(`/suggest/song/${id}?field=title&lng=hi`)).text();
    expect(native).not.toContain('lang="hi">वन्दे');
  });

  test.each(["/suggest/song/99", "/suggest/song/x", "/suggest/users/1", "/suggest/raaga/None"])(
    "%s is a 404",
    async (path) => {
      expect((await visit(path)).status).toBe(404);
      expect((await suggest(path, "other", { value: "text" })).status).toBe(404);
      expect(await stored()).toBe(0);
    },
  );

  test("T97 a suggestion waits, and nothing of it is public", async () => {
    const before = await (await visit(song.replace("/suggest/song", "/songs"))).text();
    const sent = await suggest(song, "place", {
      value: "  Vijaya\u0000wada\u202e ",
      source: "The sleeve \ud800",
      givenName: "Radha",
      isThanked: "yes",
    });
    expect(sent.status).toBe(302);
    expect(sent.headers.get("Location")).toBe(song.replace("/suggest/song", "/songs"));
    expect(await rowsOf()).toMatchObject([
      {
        field: "place",
        old_value: "Chennai",
        new_value: "Vijayawada",
        source: "The sleeve \ufffd",
        given_name: "Radha",
        is_thanked: 1,
        language: "en",
        status: "open",
        mail: null,
        suggested_by: null,
      },
    ]);
    const after = await (await visit(song.replace("/suggest/song", "/songs"))).text();
    expect(after).not.toMatch(/Vijayawada|Radha|sleeve/);
    expect(before).not.toContain("Vijayawada");
  });

  test("T97 the client address is not stored", async () => {
    await suggest(song, "place", { value: "Vijayawada" }, from("203.0.113.77"));
    expect(JSON.stringify(await rowsOf())).not.toContain("203.0.113.77");
  });

  test.each([
    ["nothing", { value: " \u200b " }, "This field is required"],
    ["too much", { value: "x".repeat(301) }, "Maximum 300 characters allowed"],
    ["signs alone", { value: "?!" }, "At least one letter or digit"],
    ["what is there", { value: "Chennai" }, "This is what is written here now"],
    ["no address", { value: "Vijayawada", mail: "nobody" }, "email"],
    ["an address as a name", { value: "Vijayawada", givenName: "a@b.c" }, "name"],
    ["a filled trap", { value: "Vijayawada", website: "x" }, "The field that should stay empty"],
    ["no token", { value: "Vijayawada", drawn: "" }, "open for a long time"],
    ["a forged token", { value: "Vijayawada", drawn: `${Date.now()}.x.y` }, "open for a long time"],
  ])("%s is refused in words, with what was typed", async (_what, fields, words) => {
    const sent = await suggest(song, "place", { source: "My memory", ...fields });
    expect(sent.status).toBe(400);
    const html = await sent.text();
    expect(html).toContain(words);
    expect(html).toContain('value="My memory"');
    expect(await stored()).toBe(0);
  });

  test("a form that is sent at once, after a day, or for another record is refused", async () => {
    const path = `${song}?field=place`;
    const fields = { value: "Vijayawada" };
    for (const [drawn, words] of [
      [await drawnAgo(song, 500), "very quick"],
      [await drawnAgo(song, 25 * 3600_000), "open for a long time"],
      [await drawnAgo("/suggest/song/2"), "open for a long time"],
    ]) {
      const sent = await submit(path, { ...fields, drawn: drawn! });
      expect(sent.status).toBe(400);
      expect(await readText(sent)).toContain(words);
    }
    expect(await stored()).toBe(0);
  });

  test("a form that is sent twice is stored once", async () => {
    const drawn = await drawnAgo(song);
    const send = () => submit(`${song}?field=place`, { value: "Vijayawada", drawn });
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(await stored()).toBe(1);
  });

  test("a field that the record has not is a 400", async () => {
    for (const field of ["createdBy", "id", "constructor", ""])
      expect((await suggest(song, field, { value: "1" })).status).toBe(400);
  });
});

const hostile = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "'; DROP TABLE suggestions; --",
  '=HYPERLINK("http://evil.example")',
  "\u202eabc\u0000\ud800\udc00\ud800",
  "{{7*7}} ${7*7} %s",
  "constructor __proto__",
  "\r\nSet-Cookie: a=b\r\n\r\n",
];

describe("floods", () => {
  test("T98 of five hundred from one place, a few are stored; the others are told in words", async () => {
    let told = 0;
    for (let at = 0; at < 500; at++) {
      // A minute's counter of the platform, then the hour's of the archive.
      if (at % 15 === 0) freshLimits();
      const text = `${at} ${hostile[at % hostile.length]}`;
      const field = ["place", "other", "lyrics", "title"][at % 4]!;
      // Most ask for data alone, as scripts of the site do: pages take long to draw.
      const page = at % 50 === 0 || at < suggestionLimits.hour ? song : `${song}.data`;
      const drawn = await drawnAgo(song);
      const sent = await submit(
        `${page}?field=${field}`,
        { drawn, value: text, source: text, givenName: `N ${at}` },
        from("203.0.113.5"),
      );
      if (at < suggestionLimits.hour) expect(sent.status, text).toBe(302);
      else {
        expect(sent.status).toBe(429);
        expect(Number(sent.headers.get("Retry-After"))).toBeGreaterThan(0);
        if (at % 100 === 0) {
          const shown = await sent.text();
          expect(shown).toMatch(/suggestions an hour|Too many attempts/);
          expect(shown).toContain(`value="N ${at}"`);
        }
        told++;
      }
    }
    expect(told).toBe(500 - suggestionLimits.hour);
    expect(await stored()).toBe(suggestionLimits.hour);
  }, 120_000);

  test("T97, T98 of fifty from fifty places, none is lost, and nothing is public", async () => {
    const pages = ["/", "/home", "/songs/1", "/raagas", "/people", "/search?q=alert&searched=true"];
    const read = async () =>
      (await Promise.all(pages.map(async (path) => readText(await visit(path))))).join();
    const before = await read();
    for (let at = 0; at < 50; at++) {
      const text = `mark ${hostile[at % hostile.length]}`;
      const sent = await suggest(
        song,
        "other",
        { value: text, source: text, mail: `visitor${at}@example.org` },
        from(`198.51.100.${at}`),
      );
      expect(sent.status, text).toBe(302);
    }
    expect(await stored()).toBe(50);
    expect(await read()).toBe(before);
    // Their mails have a budget of their own, and suggestions beyond it are kept.
    expect(await count("FROM mails WHERE kind = 'suggestionConfirm'")).toBe(
      confirmMailLimits.siteHour,
    );
    expect(await count("FROM suggestions WHERE mail IS NOT NULL")).toBe(confirmMailLimits.siteHour);
    await askForCode("/signup", "visitor1@example.org", "198.51.100.1");
    expect(await count("FROM mails WHERE kind = 'signupCode'")).toBe(1);
  }, 60_000);

  test("T98 what waits of one place, and of all, has an end", async () => {
    const fill = (n: number, hash: string) =>
      env.DB.prepare(
        `INSERT INTO suggestions (form_id, subject_kind, subject_id, field, new_value, language, client_hash, suggested_at)
        SELECT ? || value, 'song', '1', 'other', 'x', 'en', ?, 1 FROM json_each(?)`,
      )
        .bind(hash, hash, JSON.stringify(Array.from({ length: n }, (_, at) => at)))
        .run();
    await suggest(song, "other", { value: "first" });
    const [{ client_hash: place }] = (await rowsOf()) as [{ client_hash: string }];
    await fill(suggestionLimits.place - 1, place);
    const full = await suggest(song, "other", { value: "second", source: "kept" });
    expect(full.status).toBe(429);
    const html = await full.text();
    expect(html).toContain(`${suggestionLimits.place} suggestions from your connection`);
    expect(html).toContain("second");
    const elsewhere = from("198.51.100.200");
    expect((await suggest(song, "other", { value: "third" }, elsewhere)).status).toBe(302);
    await fill(suggestionLimits.all, "other");
    const all = await suggest(song, "other", { value: "fourth" }, elsewhere);
    expect(all.status).toBe(429);
    expect(await readText(all)).toContain("no more can be accepted right now");
  });
});

describe("addresses", () => {
  const address = "radha@example.org";
  const send = (place = "203.0.113.1") =>
    suggest(
      song,
      "place",
      { value: "Vijayawada", mail: ` ${address.toUpperCase()} ` },
      from(place),
    );
  const linkIn = async () => /\/suggest\/confirm\/\S+/.exec((await readOutbox())[0]!.text)![0];

  test("T101 are confirmed by a link, whose page changes nothing when it is read", async () => {
    await send();
    const [mail] = await readOutbox();
    expect(mail).toMatchObject({ to: address, kind: "suggestionConfirm" });
    const link = await linkIn();
    expect((await visit(link)).status).toBe(200);
    expect(await count("FROM suggestions WHERE confirmed_at IS NOT NULL")).toBe(0);
    expect((await submit(link, {})).status).toBe(302);
    expect(await count("FROM suggestions WHERE confirmed_at IS NOT NULL")).toBe(1);
    const again = await submit(link, {});
    expect(again.status).toBe(404);
    expect(await readText(again)).toContain("has expired or was used");
  });

  test("are not stored as tokens, and expire after a week", async () => {
    await send();
    const link = await linkIn();
    expect(JSON.stringify(await rowsOf())).not.toContain(link.split("/").at(-1));
    await env.DB.prepare("UPDATE suggestions SET suggested_at = suggested_at - 8 * 86400000").run();
    expect((await submit(link, {})).status).toBe(404);
  });

  test("T101 get two mails a day at most, whoever asks", async () => {
    for (const place of ["203.0.113.1", "203.0.113.2", "203.0.113.3"])
      expect((await send(place)).status).toBe(302);
    expect(await stored()).toBe(3);
    expect(await count("FROM mails WHERE kind = 'suggestionConfirm'")).toBe(
      confirmMailLimits.recipientDay,
    );
  });

  test("of members need no confirmation, and no other address is taken from them", async () => {
    await makeUser("member@example.org", "Viewer");
    const Cookie = await logIn("member@example.org");
    const form = await readText(await visit(`${song}?field=place`, { headers: { Cookie } }));
    expect(form).toContain("Tell me by email");
    expect(form).not.toContain("Your email address");
    const fields = { value: "Vijayawada", wantsMail: "yes", mail: "other@example.org" };
    expect((await suggest(song, "place", fields, { Cookie })).status).toBe(302);
    expect(await rowsOf()).toMatchObject([
      { mail: "member@example.org", suggested_by: 1, token_hash: null },
    ]);
    expect(await readOutbox()).toEqual([]);
  });
});
