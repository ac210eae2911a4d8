import { expect, test } from "../support/users.ts";
import { waitForHydration, type Page } from "../support/test.ts";
import { waitForDraft } from "../support/waits.ts";

const form = {
  act: "save",
  title: "A song of two editors",
  singer: "Somebody",
  uploadType: "YouTube",
  mediaTypeId: "1",
  mediaUrl: "https://youtu.be/dQw4w9WgXcQ",
  publishedDate: "1975-08-15",
  description: "Described once",
  lyrics: "first line\nsecond line",
};

async function send(page: Page, baseURL: string, path: string, more: Record<string, string>) {
  const headers = { Origin: baseURL };
  const answer = await page.request.post(path, {
    form: { ...form, ...more },
    headers,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

test("T80 a draft that is older than the song is merged, refreshed, and saved", async ({
  page,
  baseURL,
  signIn,
  watch,
}) => {
  watch.allow(/409/);
  await signIn("Contributor");
  await send(page, baseURL!, "/songs/add", { requestId: crypto.randomUUID() });
  await page.goto(`/search?${new URLSearchParams({ title: form.title, searched: "true" })}`);
  await page.getByRole("main").getByRole("link", { name: form.title, exact: true }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Singer *").fill("Somebody else");
  await waitForDraft(page, "Somebody else");
  const path = new URL(page.url()).pathname;
  const revision = await page.locator("input[name=revision]").inputValue();
  await send(page, baseURL!, path, { revision, lyrics: "their line\nand another" });

  await page.reload();
  await page.getByRole("button", { name: "Restore the draft" }).click();
  const save = page.getByRole("button", { name: "Update song" });
  await save.click();
  const problems = page.getByRole("alert");
  await expect(problems).toContainText("Someone else saved this song");
  await expect(problems).toBeFocused();
  const singer = page.getByLabel("Singer *");
  const lyrics = page.getByLabel("Lyrics", { exact: true });
  await expect(singer).toHaveValue("Somebody else");
  await expect(lyrics).toHaveValue("their line\nand another");
  await page.getByLabel("Description *").fill("Described twice");
  await page.getByRole("button", { name: "Refresh: Taala", exact: true }).click();
  await expect(page.getByText("The lists are up to date")).toBeVisible();
  await expect(singer).toHaveValue("Somebody else");
  await expect(page.getByLabel("Description *")).toHaveValue("Described twice");
  await save.dblclick();
  await expect(page).toHaveURL("/my-collection");

  await page.goto(path);
  await waitForHydration(page);
  await expect(singer).toHaveValue("Somebody else");
  await expect(lyrics).toHaveValue("their line\nand another");
  await expect(page.getByLabel("Description *")).toHaveValue("Described twice");
  await expect(page.getByRole("button", { name: "Restore the draft" })).toBeHidden();
});
