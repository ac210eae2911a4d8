import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { csvLine } from "#app/domain/records/csv/write.ts";
import { readCsv } from "#app/domain/records/csv/read.ts";
import { raagas, taalas } from "#drizzle/schema/index.ts";
import { gitams } from "#drizzle/seed/demo/gitams.ts";
import { bytesOf } from "#tests/csv-bytes.ts";
import { type Administrator, makeEditor } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { db } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { bearerFor, call } from "../support/rest/call.ts";
import { filled as sent, songs } from "../support/rest/songs.ts";
import { filled, lastChange, seedChoices } from "../support/song-forms.ts";

/** Which is kept in two ways. */
const rupaka = "Chatusra-jati Rupaka";
const typed = "M P | D S' S' R' ||\r\nw: श्री - | ग- ण- ना- थ";
const stored = "   M P | D  S' S' R' ||\nw: श्री - | ग- ण- ना- थ";
let owner: Administrator;

beforeEach(async () => {
  await seedChoices();
  await db.insert(raagas).values({
    id: "Malahari",
    description: "Malahari",
    arohana: "S R1 M1 P D1 S'",
    avarohana: "S' D1 P M1 G3 R1 S",
  });
  await db
    .insert(taalas)
    .values({ id: rupaka, description: rupaka, jati: "Chatusra", angas: "OI", aksharas: 6 });
  owner = await makeEditor("singer@example.org", "Contributor");
  await owner.send("/songs/add", {
    ...filled,
    requestId: crypto.randomUUID(),
    raagaId: "Malahari",
    taalaId: rupaka,
    language: "sa",
  });
});

const edit = async (fields: Record<string, string>) =>
  owner.send("/songs/edit/1", {
    ...filled,
    raagaId: "Malahari",
    taalaId: rupaka,
    language: "sa",
    revision: await lastChange(),
    ...fields,
  });
const inArchive = () =>
  env.DB.prepare("SELECT notation FROM compositions WHERE id = 1").first<string>("notation");
/** What of a page is drawn: what it is made of again in a browser has every text once more. */
const drawn = async (response: Response) =>
  (await response.text()).replaceAll(/<script.*?<\/script>/gs, "");
const section = async (path: string) =>
  /<section class="notation.*?<\/section>/s.exec(await drawn(await visit(path)))?.[0] ?? "";
/** The cells of a drawn notation: each sign with its octave, and what is sung to it. */
const cellsOf = (html: string) =>
  [
    ...html.matchAll(
      /<span class="sign([^>]*)>([^<]*)<\/span><span class="syllable"[^>]*>([^<]*)</g,
    ),
  ].map(([, data, sign, syllable]) => {
    const [, octave = "0"] = /data-octave="(-?1)"/.exec(data!) ?? [];
    return `${sign} ${octave} ${syllable}`.trim();
  });

describe("in the form", () => {
  test("is stored in one form, shown again, and read by all", async () => {
    expect((await edit({ notation: typed })).status).toBe(302);
    expect(await inArchive()).toBe(stored);
    expect(await (await owner.read("/songs/edit/1")).text()).toContain("w: श्री - | ग- ण- ना- थ");
    const shown = await section("/songs/1");
    expect(shown).toContain("M P | D S&#x27; S&#x27; R&#x27; ||");
    expect(shown).toContain("श्री गणनाथ");
    const inRoman = await section("/songs/1?script=iso");
    expect(inRoman).toContain("śrī gaṇanātha");
    expect(cellsOf(inRoman)).toEqual(["M 0 śrī", "P 0", "D 0 ga", "S 1 ṇa", "S 1 nā", "R 1 tha"]);
  });

  test("is previewed without being stored, with what was found in it", async () => {
    const response = await edit({ act: "show-notation", notation: "M P | D N2 S' R' ||\nS R M" });
    expect(response.status).toBe(200);
    const page = await drawn(response);
    expect(page).toContain('class="notation-sheet"');
    const text = await readText(new Response(page));
    expect(text).toContain("Aksharas of the lines: 6, 3.");
    expect(text).toContain("Swaras that this raaga does not have: N2 (lines 1).");
    expect(text).toContain("Line 2 ends after 3 of the taala’s 6 aksharas, within an anga.");
    expect(page).toContain("D N2 S&#x27; R&#x27;");
    expect(await inArchive()).toBe("");
    const fits = await edit({ act: "show-notation", notation: typed });
    expect(await readText(fits)).toContain("The lines fit the taala and the raaga.");
  });

  test.each(["save", "show-notation"])(
    "with a mistake says where it is and keeps what was typed (%s)",
    async (act) => {
      const response = await edit({ act, notation: "M P | D S'\nS R X", lyrics: "other words" });
      expect(response.status).toBe(400);
      const page = await drawn(response);
      expect(page).toMatch(/<textarea[^>]*name="notation"[^>]*aria-invalid="true"/);
      expect(page).toContain(
        "Line 2, letter 5: “X” is not part of the notation. Words begin with w:, a heading ends with a colon.",
      );
      expect(page).toContain("S R X</textarea>");
      expect(page).toContain("other words</textarea>");
      expect(await inArchive()).toBe("");
    },
  );

  test("with swaras that its raaga does not have is stored, and they are named", async () => {
    expect((await edit({ notation: "M2 P | D , N3 S' ||" })).status).toBe(302);
    expect(await readText(new Response(await section("/songs/1")))).toContain(
      "Swaras that this raaga does not have: M2 (lines 1), N3 (lines 1).",
    );
  });

  test("is in the history, and can be reverted", async () => {
    await edit({ notation: typed });
    const before = await lastChange();
    await edit({ notation: "S R" });
    const history = await readText(await owner.read("/songs/1/history"));
    expect(history).toMatch(/Notation before M P \| D S' S' R' \|\|.* after S R/);
    await owner.send("/songs/1/history", { change: before });
    expect(await inArchive()).toBe(stored);
  });
});

describe("in a file", () => {
  const file = async () => {
    const text = await (await owner.read("/my-collection/export")).text();
    const [head, ...rows] = (await readCsv(bytesOf(text))).map(({ cells }) => cells);
    return { head: head!, rows, at: head!.indexOf("notation") };
  };

  test("leaves and comes back", async () => {
    await edit({ notation: typed });
    const { head, rows, at } = await file();
    expect(rows[0]![at]).toBe(stored);
    rows[0]![at] = "akshara: 2\r\nS R G , |";
    const changed = [head, ...rows].map((cells) => csvLine(cells)).join("");
    const seen = await previewImport(owner, "/my-collection/import", changed);
    expect((await applyImport(owner, "/my-collection/import", seen.token)).status).toBe(302);
    expect(await inArchive()).toBe("akshara: 2\nS R G , |");
  });

  test("that cannot be read is named at its row, and nothing is changed", async () => {
    await edit({ notation: typed });
    const { head, rows, at } = await file();
    rows[0]![at] = "S (R";
    const changed = [head, ...rows].map((cells) => csvLine(cells)).join("");
    const { text } = await previewImport(owner, "/my-collection/import", changed);
    expect(text).toContain("notation Line 1, letter 3: ( is not closed.");
    expect(await inArchive()).toBe(stored);
  });
});

describe("over REST", () => {
  test("is read and written, stays where it is not sent, and is refused with its place", async () => {
    const { headers } = await bearerFor("singer@example.org");
    const put = (body: object) => call(`${songs}/1`, { method: "PUT", headers, body });
    const body = { ...sent, raagaId: "Malahari", taalaId: rupaka };
    expect(await (await put({ ...body, notation: typed })).json()).toMatchObject({
      notation: stored,
    });
    expect(await (await put(body)).json()).toMatchObject({ notation: stored });
    const refused = await put({ ...body, notation: "S R2\nw: ma ha ga" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fieldErrors: [
        {
          fieldName: "notation",
          errorMessage: "Line 2, letter 10: no swara is left for “ga”.",
        },
      ],
    });
    expect(await (await call(`${songs}/1`)).json()).toMatchObject({ notation: stored });
    await put({ ...body, notation: "" });
    expect(await inArchive()).toBe("");
  });
});

describe("on the page of its song", () => {
  test.each([
    ["te", "మ 0 శ్రీ", "స 1 ణ", "శ్రీ గణనాథ"],
    ["ta", "ம 0 ஸ்ரீ", "ஸ 1 ண", "ஸ்ரீ க³ணனாத²"],
    ["kn", "ಮ 0 ಶ್ರೀ", "ಸ 1 ಣ", "ಶ್ರೀ ಗಣನಾಥ"],
    ["ml", "മ 0 ശ്രീ", "സ 1 ണ", "ശ്രീ ഗണനാഥ"],
    ["hi", "म 0 श्री", "स 1 ण", "श्री गणनाथ"],
  ])(
    "stands in the reader's script (%s), syllable below swara",
    async (lng, first, fourth, sung) => {
      await edit({ notation: typed });
      const shown = await section(`/songs/1?lng=${lng}`);
      const cells = cellsOf(shown);
      expect([cells[0], cells[3], cells.length]).toEqual([first, fourth, 6]);
      expect(shown).toContain(sung);
      // Who hears the page hears the lines, not each sign.
      expect(shown).toMatch(/<div class="notation-line" aria-hidden="true">/);
    },
  );

  test("has the data that its player needs", async () => {
    await edit({ notation: typed });
    const shown = await section("/songs/1");
    const [top] = /<section[^>]*>/.exec(shown)!;
    const [button] = /<button[^>]*data-notation[^>]*>/.exec(shown)!;
    expect(top).toContain(`data-up="S R1 M1 P D1 S&#x27;"`);
    expect(top).toContain('data-hands="clap wave, clap finger finger finger"');
    expect(button).toContain('aria-label="Play the notation"');
  });

  test("that cannot be read is shown as it is stored, and is not played", async () => {
    await env.DB.prepare("UPDATE compositions SET notation = ?").bind("S <x> R\nold").run();
    const shown = await section("/songs/1");
    expect(shown).toContain('<p class="notation-plain">S &lt;x&gt; R\nold</p>');
    expect(shown).not.toContain("<button");
  });

  test("a song without one has no such section", async () => {
    expect(await section("/songs/1")).toBe("");
  });
});

describe("where a song is practised", () => {
  test("its lines have numbers, and some of them can be played as the taala is kept", async () => {
    await edit({ notation: typed });
    const shown = await section("/songs/1/practise?lng=te");
    expect(shown).toContain('<li value="1">');
    expect(shown).toMatch(/<select name="first">.*<select name="last">.*name="loop"/s);
    expect(cellsOf(shown)[3]).toBe("స 1 ణ");
    expect(shown).toContain('data-hands="clap wave, clap finger finger finger"');
    expect(await section("/songs/1/practise?keeping=concert")).toContain(
      'data-hands="clap clap wave"',
    );
  });

  test("large letters are of its words, its notation or both", async () => {
    await edit({ notation: typed });
    const shownIn = async (show: string) => {
      const page = await drawn(await visit(`/songs/1/practise?view=large${show}`));
      expect(page).toContain(`/songs/1/practise?view=large&amp;show=both`);
      return [page.includes('class="words-list'), page.includes("notation-sheet")];
    };
    expect(await shownIn("")).toEqual([true, false]);
    expect(await shownIn("&show=notation")).toEqual([false, true]);
    expect(await shownIn("&show=both")).toEqual([true, true]);
    expect(await shownIn("&show=nothing")).toEqual([true, false]);
  });

  test("a song without one has neither", async () => {
    expect(await drawn(await visit("/songs/1/practise?view=large"))).not.toContain("show=both");
    expect(await section("/songs/1/practise")).toBe("");
  });
});

test("sheets of a list have it in the script that is asked for", async () => {
  await edit({ notation: typed });
  const sheet = await drawn(await visit("/list/sheets?songs=1&script=kn"));
  expect(sheet).toContain("<h3>Notation</h3>");
  expect(cellsOf(sheet)[3]).toBe("ಸ 1 ಣ");
  await edit({ notation: "" });
  expect(await drawn(await visit("/list/sheets?songs=1"))).not.toContain("<h3>Notation</h3>");
});

test.each(gitams.map(({ title, notation }) => [title, notation!]))(
  "%s can be edited without a change",
  async (_, notation) => {
    await edit({ notation });
    expect(await inArchive()).toBe(notation);
  },
);
