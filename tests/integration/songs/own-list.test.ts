import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { makeSong } from "../support/factories.ts";
import { seedChoices } from "../support/song-forms.ts";
import { cookiesOf, count, logIn, makeUser } from "../support/users.ts";

const path = "/songs/drafts/list";
let cookie: string;

/** Announces files, which become drafts; returns their ids. */
async function addFiles(...names: string[]) {
  const files = names.map((name, at) => ({
    name,
    size: 500,
    kind: "Audio",
    hash: at.toString(16).padStart(64, "0"),
    tags: {},
  }));
  const fields = { files: JSON.stringify({ files }) };
  await submit("/songs/drafts/files", fields, { Cookie: cookie });
}

/** The inputs of all drafts in their order, as far as they are of these names. */
async function inputsOf(...names: string[]) {
  const { results } = await env.DB.prepare("SELECT inputs FROM song_drafts ORDER BY position").all<{
    inputs: string;
  }>();
  return results.map(({ inputs }) => {
    const all: Record<string, string> = JSON.parse(inputs);
    return names.map((name) => all[name] ?? "");
  });
}

function send(text: string, file?: File) {
  const body = new FormData();
  body.set("act", "read");
  body.set("text", text);
  body.set("file", file ?? new File([], ""));
  return visit(path, { method: "POST", body, headers: { Cookie: cookie, Origin: origin } });
}

const read = (address: string) => visit(address, { headers: { Cookie: cookie } });

/** Sends a list and returns the address and the HTML of its preview. */
async function preview(text: string, more = "") {
  const sent = await send(text);
  expect(sent.status, await sent.clone().text()).toBe(302);
  const address = `${sent.headers.get("Location")}${more}`;
  return { address, html: await (await read(address)).text() };
}

/** The hidden fields of the form that fills in. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [
      ...html
        .slice(html.indexOf("own-list-preview"))
        .matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g),
    ].map(([, name, value]) => [name!, value!]),
  );

const apply = ({ address, html }: { address: string; html: string }) =>
  submit(address, { ...hiddenIn(html), act: "apply" }, { Cookie: cookie });

const chosenIn = (html: string) =>
  [...html.matchAll(/<select[^>]*name="c\d+"[^>]*>(.*?)<\/select>/gs)].map(
    ([, options]) => /<option value="(\w*)" selected=""/.exec(options!)?.[1],
  );

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

describe("one's own list, step by step and without scripts", () => {
  test("is read, its columns are guessed, its rows joined by file, and empty cells filled in", async () => {
    await addFiles("b.mp3", "a.mp3", "c.mp3");
    const page = await readText(await read("/songs/drafts"));
    expect(page).toContain("Fill in from your own list");
    const shown = await preview(
      "File\tSong\tRagam\tతాళం\tDate\tShruti\na.mp3\tOmkara\tలవంగి\tAdi\t15/8/1975\tC\nb\tGati\t\tNowhere\t\t\nd\tHima\t\t\t\t\n",
    );
    expect(chosenIn(shown.html)).toEqual([
      "file",
      "title",
      "raagaId",
      "taalaId",
      "recordingDate",
      "",
    ]);
    const text = await readText(new Response(shown.html));
    expect(text).toMatch(/2 rows match files .* a\.mp3 .*Title Omkara Stays: a/);
    expect(text).toContain("“Nowhere” is not in any list and is left out.");
    expect(text).toMatch(/1 row has no file Row 4: d · Hima 1 file has no row c\.mp3/);
    expect(await inputsOf("raagaId")).toEqual([[""], [""], [""]]);
    const applied = await apply(shown);
    expect([applied.status, applied.headers.get("Location")]).toEqual([302, "/songs/drafts"]);
    expect(await inputsOf("title", "raagaId", "taalaId", "publishedDate")).toEqual([
      ["b", "", "", ""],
      ["a", "లవంగి", "Adi", "1975-08-15"],
      ["c", "", "", ""],
    ]);
    const headers = { Cookie: `${cookie}; ${cookiesOf(applied)}` };
    expect(await readText(await visit("/songs/drafts", { headers }))).toContain(
      "1 recording was filled in from your list.",
    );
  });

  test("replaces what is filled in, drops and adds columns, and joins in order, as the contributor says", async () => {
    await addFiles("Track 01.mp3", "Track 02.mp3");
    const { address } = await preview("One;Chennai;C\nTwo;;D");
    const said = `${address}&c0=title&c1=place&c2=note&join=order&replaces=on`;
    const html = await (await read(said)).text();
    expect(await readText(new Response(html))).toContain("Instead of: Track 01");
    expect((await apply({ address: said, html })).status).toBe(302);
    expect(await inputsOf("title", "place", "description")).toEqual([
      ["One", "Chennai", "C"],
      ["Two", "", "D"],
    ]);
  });

  test("is joined by titles in any script, and frees a recording from another composition", async () => {
    const id = await makeSong({ title: "Omkara Akarini", singer: "A" });
    await addFiles("Gati Nive.mp3", "Omkara Akarini.mp3");
    expect(await inputsOf("compositionId")).toEqual([[""], [String(id)]]);
    const list = "Title,Place,Raaga\nఓంకార ఆకారిణి,Chennai,Lavangi\nGati Nive,Delhi,";
    const kept = await preview(list);
    expect(await readText(new Response(kept.html))).toContain("Stays as in the composition");
    await apply(kept);
    expect(await inputsOf("place", "raagaId")).toEqual([
      ["Delhi", ""],
      ["Chennai", ""],
    ]);
    const replaced = await preview(list, "&c0=title&c1=place&c2=raagaId&headings=on&replaces=on");
    expect(await readText(new Response(replaced.html))).toContain("A new composition");
    await apply(replaced);
    expect((await inputsOf("title", "raagaId", "compositionId"))[1]).toEqual([
      "ఓంకార ఆకారిణి",
      "Lavangi",
      "",
    ]);
  });

  test("may be a file, with its columns remembered from the last one", async () => {
    await addFiles("1.mp3");
    const first = await preview(
      "Who,Pitch\nSomebody,C",
      "&c0=singer&c1=note&headings=on&join=order",
    );
    const applied = await apply(first);
    cookie = `${cookie}; ${cookiesOf(applied)}`;
    const sent = await send("", new File(["Pitch,Other,Who\nD,,Another"], "list.csv"));
    const html = await (await read(sent.headers.get("Location")!)).text();
    expect(chosenIn(html)).toEqual(["note", "", "singer"]);
  });
});

describe("nothing is lost", () => {
  test("by a preview that is no longer true, nor by a cell that changes meanwhile", async () => {
    await addFiles("a.mp3", "b.mp3");
    const shown = await preview("file,place\na,Chennai\nb,Delhi");
    const { results } = await env.DB.prepare("SELECT id FROM song_drafts ORDER BY position").all<{
      id: string;
    }>();
    const typed = { [`${results[0]!.id}.place`]: "Mysore", [`${results[1]!.id}.event`]: "Sabha" };
    await submit("/songs/drafts", { act: "store", ...typed }, { Cookie: cookie });
    const late = await apply(shown);
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("The table has changed in the meantime.");
    expect(await inputsOf("place")).toEqual([["Mysore"], [""]]);
    expect((await apply({ address: shown.address, html })).status).toBe(302);
    expect(await inputsOf("place", "event")).toEqual([
      ["Mysore", ""],
      ["Delhi", "Sabha"],
    ]);
  });

  test("where a field is chosen twice, or a list is not there any more", async () => {
    await addFiles("a.mp3");
    const { address } = await preview("One,Two\nThree,Four", "&c0=title&c1=title");
    const html = await (await read(address)).text();
    expect(await readText(new Response(html))).toContain("“Title” is chosen for several columns.");
    expect(html).not.toContain('value="apply"');
    expect((await apply({ address, html })).status).toBe(409);
    expect(await readText(await read(`${path}?list=unknown`))).toContain(
      "This list is no longer available",
    );
    const gone = await submit(path, { act: "apply", list: "unknown" }, { Cookie: cookie });
    expect(gone.status).toBe(410);
  });

  test("of another's list or drafts", async () => {
    await addFiles("a.mp3");
    const shown = await preview("file,place\na,Chennai");
    await makeUser("other@example.org", "Contributor");
    const own = cookie;
    cookie = await logIn("other@example.org");
    expect(await readText(await read(shown.address))).toContain("This list is no longer available");
    expect((await apply(shown)).status).toBe(410);
    cookie = own;
    expect(await inputsOf("place")).toEqual([[""]]);
  });
});

describe("a list is bounded", () => {
  const rows = (number: number) =>
    `place\n${Array.from({ length: number }, (_, at) => `Place ${at}`).join("\n")}`;

  test.each([
    ["nothing", "", "Please paste rows or choose a file."],
    ["a heading alone", "File,Title", "There are no rows in the file."],
    ["201 rows", rows(201), "Row 202: There are more than 200 rows."],
    ["201 cells", "a,".repeat(200) + "b", "A row has more than 200 cells."],
    ["a quote that stays open", 'title\n"Omkara', "quot"],
  ])("%s is refused, and what was pasted stays", async (_case, text, message) => {
    const refused = await send(text);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(await readText(new Response(html))).toContain(message);
    if (text.length > 0 && text.length < 50) expect(html).toContain(text.split(/[\n",]/)[0]);
  });

  test("200 rows of 200 cells are joined with 200 files", async () => {
    await addFiles(...Array.from({ length: 200 }, (_, at) => `${at}.mp3`));
    const cells = Array.from({ length: 199 }, (_, at) => `cell ${at}`).join("\t");
    const list = Array.from({ length: 200 }, (_, at) => `${199 - at}.mp3\t${cells}`).join("\n");
    const shown = await preview(list, "&c0=file&c1=place&c2=note");
    expect((await apply(shown)).status).toBe(302);
    expect(await count("FROM song_drafts WHERE inputs ->> 'place' = 'cell 0'")).toBe(200);
  }, 60_000);

  test("more than a megabyte is refused", async () => {
    const text = "a,b\n".repeat(1_200_000);
    expect((await send(text)).status).toBe(413);
  });
});
