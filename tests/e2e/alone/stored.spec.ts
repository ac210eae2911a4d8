import { truncate } from "#app/domain/song.ts";
import { expect, test } from "../support/members.ts";
import { choose, hydrated, type Page } from "../support/test.ts";
import { payloads } from "./payloads.ts";

// Songs that come and go: these tests run by themselves, after all that count songs.
test.describe.configure({ mode: "serial" });

const songs: { id: string; text: string }[] = [];
const languages = ["en", "te"];

const formOf = (text: string) => ({
  act: "save",
  title: text,
  singer: text,
  uploadType: "YouTube",
  mediaTypeId: "1",
  mediaUrl: "https://youtu.be/dQw4w9WgXcQ",
  publishedDate: "1975-08-15",
  description: text,
  lyrics: `${text}\n${text}`,
  "accompaniments.0.type": "1",
  "accompaniments.0.names": text,
});

/** Sends a form as the page would, without the page. */
async function send(page: Page, baseURL: string, path: string, form: Record<string, string>) {
  const headers = { Origin: baseURL };
  const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), `${path} ${form.title ?? ""}`).toBe(302);
}

/** Adds a song that says `text` in every field, and changes it once: its history says it too. */
async function addSong(page: Page, baseURL: string, text: string) {
  await send(page, baseURL, "/songs/add", { ...formOf(text), requestId: crypto.randomUUID() });
  const feed = await (await page.request.get("/feed.atom")).text();
  const id = /<id>[^<]*\/songs\/(\d+)<\/id>/.exec(feed)![1]!;
  const more = { version: "1", description: `${text} ${text}`, singer: `${text} ${text}` };
  await send(page, baseURL, `/songs/edit/${id}`, { ...formOf(text), ...more });
  songs.push({ id, text });
}

/** Nothing of a text may have become an element, or run. */
async function expectHarmless(page: Page, where: string) {
  await hydrated(page);
  const grown = await page.evaluate(() => {
    const foreign =
      "img[src='x'], iframe, base, [onerror], [onfocus], [onmouseover], [onload], [ontoggle], [onclick]";
    const links = [...document.querySelectorAll("a, form, meta")].filter((element) =>
      /javascript:|evil/.test(`${element.getAttribute("href")} ${element.getAttribute("action")}`),
    );
    return [...document.querySelectorAll(foreign), ...links].map(({ outerHTML }) => outerHTML);
  });
  expect.soft(grown, where).toEqual([]);
}

test.beforeEach(async ({ page, signIn }) => {
  test.setTimeout(240_000);
  page.on("dialog", (dialog) => {
    expect.soft(dialog.message(), `a dialog at ${page.url()}`).toBe("none");
    void dialog.dismiss();
  });
  await signIn("Contributor");
});

test("T43 twenty-five texts that would like to be code are kept as songs", async ({
  page,
  baseURL,
}) => {
  for (const text of payloads) await addSong(page, baseURL!, text);
  expect(new Set(songs.map(({ id }) => id)).size).toBe(25);
});

for (const language of languages)
  test(`T43 they are text on every page of a song: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await choose(context, baseURL, { preferences: `lng=${language}` });
    for (const { id, text } of songs) {
      await page.goto(`/songs/${id}`);
      await expect(page.getByRole("heading", { level: 1 }), text).toHaveText(text);
      await expect(page.getByText(text, { exact: true }).last(), text).toBeVisible();
      await expectHarmless(page, `song: ${text}`);
      await page.goto(`/songs/edit/${id}`);
      await expect(page.locator("#title"), text).toHaveValue(text);
      await expect(page.locator("#lyrics"), text).toHaveValue(`${text}\n${text}`);
      await expect(page.locator("[id='accompaniments.0.names']"), text).toHaveValue(
        text.split(",").join(", "),
      );
      await expectHarmless(page, `form: ${text}`);
      await page.goto(`/songs/${id}/history`);
      await expect(page.locator(".changes"), text).toContainText(`${text} ${text}`);
      await expectHarmless(page, `history: ${text}`);
      await page.goto(`/songs/${id}/delete`);
      await expect(page.getByRole("dialog"), text).toContainText(text);
      await expectHarmless(page, `dialog: ${text}`);
    }
  });

for (const language of languages)
  test(`T43 they are text in every list: ${language}`, async ({ page, context, baseURL }) => {
    await choose(context, baseURL, { preferences: `lng=${language}` });
    const filters = { searched: "true", singer: "alert", title: "script", condition: "OR" };
    const lists = [
      ...[1, 2, 3, 4, 5].map((number) => `/my-collection?page=${number}`),
      ...["card", "table"].flatMap((view) =>
        [1, 2, 3, 4, 5].map((number) => `/home?view=${view}&page=${number}`),
      ),
      ...["card", "table"].map((view) => `/search?${new URLSearchParams({ ...filters, view })}`),
    ];
    const seen = new Map<string, number>();
    for (const path of lists) {
      await page.goto(path);
      await expectHarmless(page, path);
      const main = await page.getByRole("main").innerText();
      for (const { text } of songs)
        if (main.includes(truncate(text)) || main.includes(text))
          seen.set(text, (seen.get(text) ?? 0) + 1);
    }
    for (const { text } of songs)
      expect
        .soft(seen.get(text) ?? 0, `${text} is read in the collection and in both views`)
        .toBeGreaterThan(2);
  });

test("T45 such titles end no script of the page, nor its JSON-LD", async ({ page }) => {
  const scriptsOf = (html: string) => html.match(/<script\b/g)!.length;
  const plain = scriptsOf(await (await page.request.get("/songs/1")).text());
  for (const { id, text } of songs) {
    const html = await (await page.request.get(`/songs/${id}`)).text();
    expect.soft(scriptsOf(html), text).toBe(plain);
    expect.soft(html.match(/<\/script>/g), text).toHaveLength(plain);
    const [, data = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)!;
    expect.soft(JSON.parse(data).name, text).toBe(text);
  }
});

test("T43 they are text in what the form offers, and in the bin", async ({
  page,
  baseURL,
  signIn,
}) => {
  await page.goto("/songs/add");
  await hydrated(page);
  await page.locator("#title").pressSequentially("alert");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectHarmless(page, "titles to choose from");
  for (const { id } of songs) await send(page, baseURL!, `/songs/${id}/delete`, {});
  await signIn("Administrator");
  await page.goto("/admin/bin");
  for (const { text } of songs)
    await expect(page.getByRole("heading", { name: text, exact: true })).toBeVisible();
  await expectHarmless(page, "bin");
});
