import { truncate } from "#app/domain/truncate.ts";
import { expect, test } from "../support/users.ts";
import { languages } from "#app/archive.ts";
import { setPreferenceCookies, waitForHydration, type Page } from "../support/test.ts";
import { expectHarmless, fillLists, formOf, idOf, latestSong, send } from "./hostile-texts.ts";
import { payloads } from "./payloads.ts";
import { completeSongs } from "../../song-rows.ts";

// These tests add songs: they run after those that count songs.
test.describe.configure({ mode: "serial" });

const songs: { id: string; text: string }[] = [];
const [shownName = "", , reason = ""] = payloads;
let signedSong = "";
/** The page of a song import that was checked and not confirmed. */
let importPath = "";

/** Adds a song with `text` in every field, and edits it, so that its history has the text too. */
async function addSong(page: Page, baseURL: string, text: string) {
  const { request } = page;
  await send(request, baseURL, "/songs/add", { ...formOf(text), requestId: crypto.randomUUID() });
  const id = await latestSong(request, text);
  const opened = await (await request.get(`/songs/edit/${id}`)).text();
  const revision = /name="revision" value="(\d+)"/.exec(opened)![1]!;
  const more = { revision, description: `${text} ${text}`, singer: `${text} ${text}` };
  await send(request, baseURL, `/songs/edit/${id}`, { ...formOf(text), ...more });
  songs.push({ id, text });
}

test.beforeEach(async ({ page, signIn }) => {
  test.setTimeout(240_000);
  page.on("dialog", (dialog) => {
    expect.soft(dialog.message(), `a dialog at ${page.url()}`).toBe("none");
    void dialog.dismiss();
  });
  await signIn("Contributor");
});

test("T43 twenty-five texts that would like to be code are kept in every field there is", async ({
  page,
  baseURL,
  playwright,
  signIn,
}) => {
  const { credentials, promote } = await fillLists(page.request);
  for (const text of payloads) await addSong(page, baseURL!, text);
  expect(new Set(songs.map(({ id }) => id)).size).toBe(25);

  const user = await playwright.request.newContext({ baseURL: baseURL! });
  await send(user, baseURL!, "/login", credentials);
  await send(user, baseURL!, "/account", { act: "name", displayName: shownName });
  await send(user, baseURL!, "/account", { act: "request", reason });
  await promote();
  const form = { ...formOf(payloads[3]!), requestId: crypto.randomUUID() };
  await send(user, baseURL!, "/songs/add", form);
  signedSong = `/songs/${await latestSong(user, payloads[3]!)}`;
  await user.dispose();

  await signIn("Administrator");
  await page.goto("/admin/songs");
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = payloads.map((text) => [text, text, text, idOf(text)].map(cell).join(","));
  const table = await completeSongs(["title,singer,composer,raagaId", ...lines].join("\n"));
  const csv = { name: `${payloads[4]}.csv`, mimeType: "text/csv", buffer: Buffer.from(table) };
  await page.locator("input[type=file]").setInputFiles(csv);
  await page.locator("button[value=check]").click();
  await expect(page).toHaveURL(/file=/);
  importPath = new URL(page.url()).pathname + new URL(page.url()).search;
});

test("T43 they are text on every page of a song", async ({ page }) => {
  for (const { id, text } of songs) {
    await page.goto(`/songs/${id}`);
    await expect(page.getByRole("heading", { level: 1 }), text).toHaveText(text);
    await expect(page.getByText(text, { exact: true }).last(), text).toBeVisible();
    await expectHarmless(page, `song: ${text}`);
    await page.goto(`/songs/edit/${id}`);
    await expect(page.locator("#title"), text).toHaveValue(text);
    await expect(page.locator("#lyrics"), text).toHaveValue(`${text}\n${text}`);
    await expect(page.locator("#accompaniments-0-names"), text).toHaveValue(
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

const filters = { searched: "true", singer: "alert", title: "script", condition: "OR" };
const viewed = (path: string, query: Record<string, string> = {}) =>
  ["card", "table"].map((view) => `${path}?${new URLSearchParams({ ...query, view })}`);

test("T43 they are text in every list", async ({ page }) => {
  test.slow();
  const collection = Array.from({ length: 18 }, (_, at) => `/my-collection?page=${at + 1}`);
  const lists = [...collection, ...viewed("/home"), ...viewed("/search", filters)];
  const seen = new Map<string, number>();
  for (const list of lists)
    // To the end, wherever that is: tests before this one have added songs, too.
    for (let path: string | null = list; path;) {
      await page.goto(path);
      await expectHarmless(page, path);
      const main = await page.getByRole("main").innerText();
      for (const { text } of songs)
        if (main.includes(truncate(text)) || main.includes(text))
          seen.set(text, (seen.get(text) ?? 0) + 1);
      const next = page.locator("main a[rel=next]");
      path = (await next.count()) > 0 ? await next.first().getAttribute("href") : null;
    }
  for (const { text } of songs)
    expect
      .soft(seen.get(text) ?? 0, `${text} is read in the collection and in both views`)
      .toBeGreaterThan(2);
});

for (const [at, language] of languages.entries())
  test(`T43 they are text in every language: ${language}`, async ({
    page,
    context,
    baseURL,
    signIn,
  }) => {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    await signIn("Administrator");
    const some = songs.filter((_, index) => index % languages.length === at);
    const { id, text } = some[0]!;
    /** `least` is how many payloads a page must show. */
    const reads: [path: string, least: number][] = [
      ...some.map((song): [string, number] => [`/songs/${song.id}`, 1]),
      [signedSong, 2],
      [`/songs/edit/${id}`, 0],
      [`/songs/${id}/history`, 1],
      [`/songs/${id}/delete`, 1],
      ...viewed("/search", filters).map((path): [string, number] => [path, 10]),
      ...viewed("/search", { raagaDescription: "script" }).map((path): [string, number] => [
        path,
        5,
      ]),
      ["/admin", 1],
      ["/admin/raaga?q=alert", 10],
      [`/admin/raaga?${new URLSearchParams({ dialog: "edit", id: idOf(text) })}`, 1],
      ["/admin/taala?q=alert", 10],
      [`/admin/taala?${new URLSearchParams({ dialog: "delete", id: idOf(text) })}`, 1],
      ["/admin/roles?q=alert", 10],
      ["/admin/users?q=hostile", 20],
      ["/admin/approvals?status=approved", 1],
      ["/admin/audit?act=role+added", 3],
      [importPath, 10],
    ];
    for (const [path, least] of reads) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectHarmless(page, path);
      const read = await page.getByRole("main").innerText();
      const there = payloads.filter(
        (payload) => read.includes(payload) || read.includes(truncate(payload)),
      );
      expect.soft(there.length, `texts that are read at ${path}`).toBeGreaterThanOrEqual(least);
    }
    await page.goto(signedSong);
    await expect(page.getByRole("main")).toContainText(shownName);
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
  await waitForHydration(page);
  await page.locator("#title").pressSequentially("alert");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectHarmless(page, "titles to choose from");
  for (const { id } of songs) await send(page.request, baseURL!, `/songs/${id}/delete`, {});
  await signIn("Administrator");
  await page.goto("/admin/bin");
  for (const { text } of songs)
    await expect(page.getByRole("heading", { name: text, exact: true })).toBeVisible();
  await expectHarmless(page, "bin");
});
