import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mediaFiles, songs } from "#drizzle/schema/index.ts";
import { db, makeRaaga, makeSong, makeTaala, makeOwner } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { logIn, makeUser } from "../support/users.ts";

const site = "http://localhost:8787";

describe("the page of a song", () => {
  test("shows its known fields and leaves out empty ones", async () => {
    await makeRaaga({ id: "Mahati", arohana: "S G3 P N2 S'", avarohana: "S' N2 P G3 S" });
    await makeTaala("Adi");
    const createdBy = await makeOwner("somebody@example.org", "Somebody");
    const id = await makeSong({
      title: "Mahaniya Madhura",
      raagaId: "Mahati",
      taalaId: "Adi",
      description: "First line\nsecond line",
      lyrics: "పల్లవి\nమహనీయ\n\nఅనుపల్లవి\nమధుర",
      language: "te",
      createdBy,
      createdAt: new Date(Date.UTC(2026, 0, 5)),
      players: { Mridangam: ["One", "Two"], Violin: ["Three"] },
    });
    const response = await visit(`/songs/${id}`);
    const meter = readMeter(response);
    expect(meter.trips).toBe(1);
    expect(meter.rows).toBeLessThanOrEqual(20);
    const html = await response.text();
    expect(html).toContain('class="lyrics-words" lang="te"');
    const text = await readText(new Response(html));
    for (const part of [
      "Mahaniya Madhura",
      "M. Balamuralikrishna",
      "S G3 P N2 S'",
      "S' N2 P G3 S",
      "Adi",
      "మహనీయ",
      "Mridangam One, Two",
      "Violin Three",
      "Added by Somebody",
      "Added on 5 Jan 2026",
      "There is no recording yet.",
    ])
      expect(text).toContain(part);
    for (const absent of ["Updated on", "Duration", "Singer", "somebody@"])
      expect(text).not.toContain(absent);
  });

  test.each([
    ["en", "This recording is no longer available"],
    ["te", "ఇప్పుడు అందుబాటులో లేదు"],
    ["ta", "இப்போது கிடைக்கவில்லை"],
    ["kn", "ಈಗ ಲಭ್ಯವಿಲ್ಲ"],
    ["ml", "ഇപ്പോൾ ലഭ്യമല്ല"],
    ["hi", "अब उपलब्ध नहीं है"],
  ])("a recording that was not found three times says so: %s", async (language, words) => {
    const song = { uploadType: "YouTube", externalMediaId: "abcdefghijk" } as const;
    const gone = await makeSong({ title: "Gone", ...song, mediaFailures: 3 });
    const doubted = await makeSong({ title: "Doubted", ...song, mediaFailures: 2 });
    const response = await visit(`/songs/${gone}?lng=${language}`);
    expect(readMeter(response).trips).toBe(1);
    const html = await response.text();
    expect(await readText(new Response(html))).toContain(words);
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    for (const player of ["#play", "noscript"])
      expect(/<main.*<\/main>/s.exec(html)![0]).not.toContain(player);
    const other = await (await visit(`/songs/${doubted}?lng=${language}`)).text();
    expect(other).not.toContain(words);
    // Nothing is fetched from elsewhere before it is played.
    expect(other).not.toMatch(/(src|href|srcset)="https:[^"]*ytimg/);
  });

  test.each([
    ["en", "This link has not been checked yet."],
    ["te", "ఈ లింక్‌ను ఇంకా తనిఖీ చేయలేదు."],
    ["ta", "இந்த இணைப்பு இன்னும் சரிபார்க்கப்படவில்லை."],
    ["kn", "ಈ ಲಿಂಕ್ ಅನ್ನು ಇನ್ನೂ ಪರಿಶೀಲಿಸಿಲ್ಲ."],
    ["ml", "ഈ ലിങ്ക് ഇതുവരെ പരിശോധിച്ചിട്ടില്ല."],
    ["hi", "इस लिंक की अभी तक जाँच नहीं हुई है।"],
  ])("tells its owner that a video was not checked, until it is: %s", async (language, words) => {
    const createdBy = await makeUser("owner@example.org", "Contributor");
    await makeUser("other@example.org", "Contributor");
    const [owner, other] = [await logIn("owner@example.org"), await logIn("other@example.org")];
    const video = { uploadType: "YouTube", externalMediaId: "abcdefghijk", createdBy } as const;
    const fresh = await makeSong({ title: "Fresh", ...video });
    const checked = await makeSong({ title: "Checked", ...video, mediaCheckedAt: new Date(5) });
    const silent = await makeSong({ title: "Silent", createdBy });
    const read = async (id: number, cookie = owner) =>
      readText(await visit(`/songs/${id}?lng=${language}`, { headers: { Cookie: cookie } }));
    expect(await read(fresh)).toContain(words);
    expect(await read(checked)).not.toContain(words);
    expect(await read(silent)).not.toContain(words);
    // Who cannot mend it is not told of it.
    for (const reader of ["", other]) expect(await read(fresh, reader)).not.toContain(words);
  });

  test("T34 no e-mail address is in the page or in its data", async () => {
    const createdBy = await makeOwner("secret@example.org", "A friend");
    const id = await makeSong({ title: "A song", createdBy });
    for (const path of [`/songs/${id}`, `/songs/${id}.data`, "/home", "/home.data", "/feed.atom"]) {
      const body = (await (await visit(path)).text()).replaceAll("archive@example.org", "");
      expect(body, path).not.toContain("example.org");
    }
  });

  test("a song without an owner is by a former member", async () => {
    const id = await makeSong({ title: "A song" });
    expect(await readText(await visit(`/songs/${id}`))).toContain("Added by a former member");
  });

  test("T43, T45 texts are escaped in the page, its data and its JSON-LD", async () => {
    const attack = `</script><script>alert(1)</script><!-- \u2028 <img src=x onerror=alert(1)>`;
    const id = await makeSong({
      title: attack,
      singer: attack,
      composer: attack,
      description: attack,
      lyrics: attack,
      source: attack,
      mediaDescription: attack,
      players: { Violin: [attack] },
    });
    for (const path of [`/songs/${id}`, "/home", "/home?view=table", "/search?title=alert"]) {
      const html = await (await visit(path)).text();
      expect(html, path).not.toContain("<script>alert");
      expect(html, path).not.toContain("<img src=x");
    }
    const feed = await (await visit("/feed.atom")).text();
    expect(feed).not.toContain("<script>");
  });

  test.each([
    ["In praise of Rama.", "en", { en: null, te: "ఇంగ్లీష్" }],
    ["రాముని స్తుతి.", "te", { en: "Telugu", te: null }],
  ])("says which language its description is in: %s", async (description, lang, labels) => {
    const id = await makeSong({ title: "Rama", description });
    for (const [reader, label] of Object.entries(labels)) {
      const html = await (await visit(`/songs/${id}?lng=${reader}`)).text();
      expect(html).toContain(`<p class="prose" lang="${lang}">${description}</p>`);
      expect(/<p class="prose-language">([^<]*)/.exec(html)?.[1] ?? null, reader).toBe(label);
    }
  });

  test("its JSON-LD is a MusicComposition with raaga and taala, and with its recordings", async () => {
    await makeRaaga({ id: "Mahati" });
    await makeTaala("Adi");
    const id = await makeSong({
      title: "A <b> song",
      singer: "A singer",
      raagaId: "Mahati",
      taalaId: "Adi",
      uploadType: "YouTube",
      externalMediaId: "abc-DEF_123",
      startSeconds: 5,
      durationSeconds: 60,
    });
    const [one] = await db.select().from(songs).where(eq(songs.id, id));
    const other = await makeSong({
      title: "A <b> song",
      uploadType: "Audio",
      mediaUrl: "https://example.org/a.mp3",
      compositionId: one!.compositionId,
    });
    const html = await (await visit(`/songs/${id}`)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
    expect(JSON.parse(json)).toMatchObject({
      "@type": "MusicComposition",
      name: "A <b> song",
      composer: { name: "M. Balamuralikrishna" },
      musicalKey: "Mahati",
      keywords: [
        { "@type": "DefinedTerm", "@id": `${site}/raagas/Mahati`, name: "Mahati" },
        { "@type": "DefinedTerm", "@id": `${site}/taalas/Adi`, name: "Adi" },
      ],
      recordedAs: [
        {
          "@type": "MusicRecording",
          "@id": `${site}/songs/${id}#recording`,
          byArtist: { name: "A singer" },
          duration: "PT60S",
          video: {
            "@type": "VideoObject",
            name: "A <b> song",
            url: "https://www.youtube.com/watch?v=abc-DEF_123",
            embedUrl: "https://www.youtube.com/embed/abc-DEF_123?start=5",
          },
        },
        { "@type": "MusicRecording", url: `${site}/songs/${other}` },
      ],
    });
    expect(json).not.toContain("additionalProperty");
  });

  test.each([
    ["Audio", "audio/mpeg", "audio", "AudioObject"],
    ["Video", "video/mp4", "video", "VideoObject"],
  ] as const)(
    "tells search engines of an uploaded file: %s",
    async (uploadType, contentType, property, type) => {
      const mediaFileId = "ab".repeat(16);
      await db
        .insert(mediaFiles)
        .values({ id: mediaFileId, status: "ready", contentType, size: 1 });
      const id = await makeSong({ title: "Mine", singer: "A singer", uploadType, mediaFileId });
      const html = await (await visit(`/songs/${id}`)).text();
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
      const { recordedAs } = JSON.parse(json) as { recordedAs: object[] };
      const contentUrl = `${site}/media/${mediaFileId}`;
      expect(recordedAs).toEqual([
        {
          "@type": "MusicRecording",
          "@id": `${site}/songs/${id}#recording`,
          url: `${site}/songs/${id}`,
          name: "Mine",
          byArtist: { "@type": "Person", name: "A singer" },
          [property]: { "@type": type, name: "Mine", contentUrl },
        },
      ]);
    },
  );

  test("T44 only this archive's files and YouTube's ids can be played", async () => {
    const bad = ["javascript:alert(1)", "data:text/html,x", "http://a.example/x.mp3", "//a/x.mp3"];
    for (const mediaUrl of bad) {
      const id = await makeSong({ title: mediaUrl, uploadType: "Audio", mediaUrl });
      const text = await readText(await visit(`/songs/${id}`));
      expect(text, mediaUrl).toContain("There is no recording yet.");
    }
    const ids = ["short", "x".repeat(12), '"><script>', "../../../../a"];
    for (const externalMediaId of ids) {
      const id = await makeSong({ title: "tube", uploadType: "YouTube", externalMediaId });
      const html = await (await visit(`/songs/${id}`)).text();
      expect(html, externalMediaId).not.toContain("youtube.com");
    }
    const good = await makeSong({
      title: "good",
      uploadType: "YouTube",
      externalMediaId: "abc-DEF_123",
    });
    const html = await (await visit(`/songs/${good}`)).text();
    expect(html).toContain('href="https://www.youtube.com/watch?v=abc-DEF_123"');
    expect(html).not.toContain("<iframe");
  });
});
