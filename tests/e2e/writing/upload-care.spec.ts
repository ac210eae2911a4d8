import { expect, test } from "../support/users.ts";
import { writeRecording } from "../support/recording.ts";
import { waitForHydration, type Page } from "../support/test.ts";

/** Three parts of 8 MiB, the last one short: they are sent at once. */
const seconds = 200;
const parts = /\/uploads\/[0-9a-f]{32}\/parts\/\d+\?hash=/;

test.beforeEach(async ({ page, signIn }) => {
  await signIn("Contributor");
  await page.goto("/my-collection");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "Add a new song" }).click();
  await expect(page).toHaveURL("/songs/add");
  await page.locator("[name=uploadType]").selectOption("Audio");
});

const picker = (page: Page) => page.locator("[name=mediaFile]");
const chosenName = (page: Page) =>
  picker(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name ?? null);
const lostNotice = (page: Page) => page.getByText("The connection is lost.");

test("a line that was lost for all parts and is back is not called lost, and the upload can pause", async ({
  page,
  watch,
}, info) => {
  watch.allow(/parts\//, /ERR_INTERNET_DISCONNECTED/);
  const file = writeRecording(info.outputPath("broken.wav"), seconds);
  // Once it is back, requests stay pending.
  let isBack = false;
  await page.route(parts, async (route) => {
    if (!isBack) await route.abort("internetdisconnected");
  });
  await picker(page).setInputFiles(file);
  await expect(lostNotice(page)).toBeVisible();
  isBack = true;
  await expect(lostNotice(page)).toBeHidden();
  await expect(page.getByText("Uploading broken.wav")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused")).toBeVisible();
  await page.getByRole("button", { name: "Cancel upload" }).click();
});

test("while the line is lost the upload can pause, and goes on with what is missing", async ({
  page,
  watch,
}, info) => {
  watch.allow(/parts\//, /ERR_INTERNET_DISCONNECTED/);
  const file = writeRecording(info.outputPath("offline.wav"), seconds);
  await page.route(parts, (route) => route.abort("internetdisconnected"));
  await picker(page).setInputFiles(file);
  await expect(lostNotice(page)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused")).toBeVisible();
  await page.unroute(parts);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("offline.wav is uploaded.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Remove file" }).click();
});

test("the picker names the file that is sent, whose bytes do not go with the form", async ({
  page,
  watch,
}, info) => {
  watch.allow(/400/);
  const file = writeRecording(info.outputPath("named.wav"), seconds);
  await picker(page).setInputFiles(file);
  await expect(page.getByText("Uploading named.wav")).toBeVisible();
  expect(await chosenName(page)).toBe("named.wav");
  await expect(page.getByText("named.wav is uploaded.")).toBeVisible({ timeout: 30_000 });
  expect(await chosenName(page)).toBe("named.wav");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Create song" }).click();
  const body = (await posted).postData() ?? "";
  expect(body).toContain("mediaFileId");
  expect(body).not.toContain("named.wav");
  await expect(page.getByRole("alert")).toContainText("Title is required");
  await page.getByRole("button", { name: "Remove file" }).click();
  expect(await chosenName(page)).toBeNull();
});

test("after a reload a finished file is no interrupted one: the draft has it, and it is not sent again", async ({
  page,
}, info) => {
  const file = writeRecording(info.outputPath("whole.wav"), 2);
  await picker(page).setInputFiles(file);
  await expect(page.getByText("whole.wav is uploaded.")).toBeVisible();
  const id = await page.locator("[name=mediaFileId]").inputValue();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const isDrafted = () =>
    page.evaluate(
      (text) =>
        Object.entries(localStorage).some(
          ([key, value]) => key.startsWith("draft") && String(value).includes(text),
        ),
      id,
    );
  await expect.poll(isDrafted).toBe(true);
  await page.reload();
  await waitForHydration(page);
  await page.locator("[name=uploadType]").selectOption("Audio");
  await expect(page.getByText("was interrupted")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore the draft" }).click();
  await expect(page.getByText("A file has already been uploaded.")).toBeVisible();
  await expect(page.locator("[name=mediaFileId]")).toHaveValue(id);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (parts.test(request.url())) sent.push(request.url());
  });
  await picker(page).setInputFiles(file);
  await expect(page.getByText("whole.wav is uploaded.")).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Remove file" }).click();
});

test("leaving with a file that no song has yet asks first: by a link, by going back, by closing", async ({
  page,
}, info) => {
  const file = writeRecording(info.outputPath("left.wav"), seconds);
  await page.route(parts, () => undefined);
  await picker(page).setInputFiles(file);
  await expect(page.getByText("Uploading left.wav")).toBeVisible();
  const question = page.getByRole("dialog", { name: "Leave this page?" });

  await page.getByRole("link", { name: "Search" }).first().click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/songs/add");
  await expect(page.getByText("Uploading left.wav")).toBeVisible();

  const closing = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL("/songs/add");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();

  // Leaves, stays and leaves again before the page is drawn anew.
  await page.goBack();
  await question.evaluate((asked: HTMLDialogElement) => {
    asked.requestClose();
    history.back();
  });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/my-collection");
  await expect(question).toHaveCount(0);
});

test("a page whose file was removed is left without a question", async ({ page }, info) => {
  const file = writeRecording(info.outputPath("free.wav"), 2);
  await picker(page).setInputFiles(file);
  await expect(page.getByText("free.wav is uploaded.")).toBeVisible();
  await page.getByRole("link", { name: "Search" }).first().click();
  const question = page.getByRole("dialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Remove file" }).click();
  await page.getByRole("link", { name: "Search" }).first().click();
  await expect(page).toHaveURL("/search");
});
