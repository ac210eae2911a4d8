import type { BrowserContext, Page } from "@playwright/test";
import { removeDrafts } from "../support/drafts.ts";
import { waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

const video = "https://youtu.be/dQw4w9WgXcQ";
const rows = [1, 2, 3];
const inputs = ["title", "singer", "publishedDate", "description", "event", "place"];

// All fill in the table of one account.
test.describe.configure({ mode: "serial" });

async function open(page: Page) {
  await page.goto("/songs/drafts");
  await waitForHydration(page);
}

/** Makes three rows, those of one video. */
async function makeRows(page: Page) {
  const headers = { Origin: new URL(page.url()).origin };
  const form = { act: "video", videoUrl: video, videoSongs: String(rows.length) };
  await page.request.post("/songs/drafts", { form, headers });
  await open(page);
}

const row = (page: Page, number: number) => page.locator("tbody[data-draft]").nth(number - 1);
const cell = (page: Page, number: number, input: string) =>
  row(page, number).locator(`[name$=".${input}"]`).first();

/** Types in a cell, also one of a row that is not open. */
async function type(page: Page, number: number, input: string, text: string) {
  await cell(page, number, input).evaluate((one, value) => {
    const control = one as HTMLInputElement;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

/** Every cell of every row, as the account has it. */
async function storedCells(page: Page): Promise<Record<string, string>[]> {
  const html = await (await page.request.get("/songs/drafts")).text();
  return [...html.matchAll(/name="[\w-]{36}\.from" value="([^"]*)"/g)].map(([, text]) =>
    JSON.parse(text!.replaceAll("&quot;", '"').replaceAll("&amp;", "&")),
  );
}

const shownCells = (page: Page) =>
  Promise.all(
    rows.map(async (number) =>
      Object.fromEntries(
        await Promise.all(
          inputs.map(async (input) => [input, await cell(page, number, input).inputValue()]),
        ),
      ),
    ),
  );

/** Signs the account in on another device. */
async function otherDevice(context: BrowserContext, baseURL: string | undefined, agent?: string) {
  const other = await context
    .browser()!
    .newContext({ baseURL, ...(agent && { userAgent: agent }) });
  await other.addCookies(await context.cookies());
  return { other, page: await other.newPage() };
}

const unsent = (page: Page) => page.getByText("Not sent yet");

test("a date is shown as it is read when one leaves its cell", async ({ page, signIn }) => {
  await signIn("Contributor");
  await removeDrafts(page);
  await makeRows(page);
  const date = cell(page, 1, "publishedDate");
  await date.fill("15.8.75");
  await date.press("Enter");
  await expect(date).toHaveValue("1975-08-15");
  await cell(page, 2, "publishedDate").fill("c. 1975");
  await date.focus();
  await expect(cell(page, 2, "publishedDate")).toHaveValue("c. 1975");
  await expect
    .poll(() => storedCells(page))
    .toMatchObject([{ publishedDate: "1975-08-15" }, { publishedDate: "c. 1975" }, {}]);
});

test("two devices on one row keep both their words, and choose where they changed one cell", async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  await signIn("Contributor");
  await removeDrafts(page);
  await makeRows(page);
  const second = await otherDevice(context, baseURL);
  await open(second.page);

  await type(second.page, 1, "singer", "Typed on the phone");
  await type(second.page, 2, "title", "Second of the phone");
  await expect(unsent(second.page)).toHaveCount(0);
  await type(page, 1, "title", "Typed at the desk");
  await expect(unsent(page)).toHaveCount(0);
  await type(page, 1, "place", "Chennai");
  await expect(cell(page, 1, "singer")).toHaveValue("Typed on the phone");
  await expect
    .poll(() => storedCells(page))
    .toMatchObject([
      { title: "Typed at the desk", singer: "Typed on the phone", place: "Chennai" },
      { title: "Second of the phone" },
      {},
    ]);

  await type(second.page, 1, "title", "Title of the phone");
  const theirs = second.page.getByText("On another device: “Typed at the desk”");
  await expect(theirs).toHaveCount(1);
  await expect(row(second.page, 1).getByText("1 to correct")).toBeVisible();
  await expect(cell(second.page, 1, "title")).toHaveValue("Title of the phone");
  expect((await storedCells(page))[0]).toMatchObject({ title: "Typed at the desk" });
  await second.page.reload();
  await waitForHydration(second.page);
  await second.page.getByLabel("More fields of row 1").press("Enter");
  await expect(theirs).toBeVisible();
  await second.page.getByRole("button", { name: "Keep mine" }).press("Enter");
  await expect(theirs).toHaveCount(0);
  await expect
    .poll(async () => (await storedCells(page))[0])
    .toMatchObject({ title: "Title of the phone", singer: "Typed on the phone" });

  await type(page, 1, "title", "Of the desk again");
  await expect(row(page, 1).getByText("1 to correct")).toBeVisible();
  await page.getByLabel("More fields of row 1").press("Enter");
  await page.getByRole("button", { name: "Use that one" }).press("Enter");
  await expect(cell(page, 1, "title")).toHaveValue("Title of the phone");
  await expect(page.getByText("On another device")).toHaveCount(0);
  expect((await storedCells(page))[0]).toMatchObject({ title: "Title of the phone" });
  await second.other.close();
});

test("what is typed without a connection is kept through a closed browser, and sent by itself", async ({
  page,
  context,
  baseURL,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn("Contributor");
  await removeDrafts(page);
  await makeRows(page);
  await context.setOffline(true);
  const text = (number: number, input: string) =>
    input === "publishedDate" ? `197${number}` : `${input} ${number} క`;
  for (const number of rows)
    for (const input of inputs) await type(page, number, input, text(number, input));
  await expect(unsent(page)).toHaveCount(rows.length);
  await page.getByRole("button", { name: "Save as drafts" }).press("Enter");
  await expect(page.getByText("What you typed in 3 rows has not been sent yet.")).toBeVisible();

  const storageState = await context.storageState();
  await page.close({ runBeforeUnload: false });
  expect(storageState.origins[0]?.localStorage).toHaveLength(rows.length);
  const again = await context.browser()!.newContext({ baseURL, storageState });
  const reopened = await again.newPage();
  await open(reopened);
  const expected = rows.map((number) =>
    Object.fromEntries(inputs.map((input) => [input, text(number, input)])),
  );
  await expect.poll(() => storedCells(reopened)).toMatchObject(expected);
  expect(await shownCells(reopened)).toEqual(expected);
  await expect(unsent(reopened)).toHaveCount(0);
  expect(await reopened.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining("cells "),
  );

  // Within one visit it is sent as soon as there is a connection.
  await again.setOffline(true);
  await type(reopened, 2, "title", "Typed offline");
  await expect(unsent(reopened)).toHaveCount(1);
  await expect(row(reopened, 2).getByText("Not sent yet")).toBeVisible();
  await again.setOffline(false);
  await expect(unsent(reopened)).toHaveCount(0);
  await expect.poll(async () => (await storedCells(reopened))[1]?.title).toBe("Typed offline");
  await again.close();
});

test("what one device keeps conflicts with what another has stored since, cell by cell", async ({
  page,
  context,
  baseURL,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn("Contributor");
  await removeDrafts(page);
  await makeRows(page);
  await context.setOffline(true);
  await type(page, 1, "title", "Typed offline");
  await type(page, 1, "place", "Madurai");
  await expect(unsent(page)).toHaveCount(1);
  const second = await otherDevice(context, baseURL);
  await open(second.page);
  await type(second.page, 1, "title", "Typed online");
  await expect.poll(async () => (await storedCells(second.page))[0]?.title).toBe("Typed online");
  await context.setOffline(false);
  await expect(page.getByText("On another device: “Typed online”")).toHaveCount(1);
  await expect
    .poll(async () => (await storedCells(page))[0])
    .toMatchObject({ title: "Typed online", place: "Madurai" });
  await page.getByRole("button", { name: "Save all complete rows" }).press("Enter");
  // The row is opened at the cell.
  await expect(page.getByText("This cell was changed on two devices.")).toBeVisible();
  await expect(page.getByText("On another device: “Typed online”")).toBeVisible();
  await expect(cell(page, 1, "title")).toBeFocused();
  await expect(cell(page, 1, "title")).toHaveValue("Typed offline");
  await second.other.close();
});

test("a row saved on another device says so, by which, and what was typed here", async ({
  page,
  context,
  baseURL,
  signIn,
  watch,
}) => {
  watch.allow(/404|400|Failed to load resource/);
  await signIn("Contributor");
  await removeDrafts(page);
  await makeRows(page);
  const agent = "Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile";
  const second = await otherDevice(context, baseURL, agent);
  await open(second.page);
  const song = { title: "A row of two devices", singer: "M. Balamuralikrishna" };
  const rest = { publishedDate: "1975", description: "At home." };
  for (const [input, text] of Object.entries({ ...song, ...rest }))
    await type(second.page, 1, input, text);
  await second.page.getByRole("button", { name: "Save all complete rows" }).press("Enter");
  await expect(second.page.getByText("1 song saved:")).toBeVisible();

  await type(page, 1, "place", "Typed too late");
  const gone = row(page, 1);
  await expect(gone).toContainText(
    "This row was saved as “A row of two devices” on another device (Chrome · Android).",
  );
  await expect(gone).toContainText("Place: Typed too late");
  await page.reload();
  await waitForHydration(page);
  const late = page.locator(".drafts-gone");
  await expect(late).toContainText("Place: Typed too late");
  await late.getByRole("button", { name: "Close" }).press("Enter");
  await expect(late).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText("2 songs to add")).toBeVisible();
  await expect(late).toHaveCount(0);
  await second.other.close();
  await removeDrafts(page);
});

test("a row that is gone says so when one comes back, though nothing is typed", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await removeDrafts(page);
  await makeRows(page);
  const id = await row(page, 2).getAttribute("data-draft");
  const headers = { Origin: new URL(page.url()).origin };
  await page.request.post(`/songs/drafts/${id}`, { form: { act: "remove" }, headers });
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/songs/drafts/gone")) asked++;
  });
  await page.evaluate(() => {
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(row(page, 2)).toContainText("This row was removed on another device.");
  await expect(page.locator(".drafts-gone")).toHaveCount(1);
  expect(asked).toBe(1);
  await row(page, 2).getByRole("button", { name: "Close" }).press("Enter");
  await expect(page.getByText("2 songs to add")).toBeVisible();
});
