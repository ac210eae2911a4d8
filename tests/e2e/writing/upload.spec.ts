import { statSync } from "node:fs";
import { expect, waitForHydration, type Page, test } from "../support/test.ts";
import { writeRecording } from "../support/recording.ts";
import { searchPath } from "../support/songs.ts";
import { writeVideo } from "../support/video.ts";

/** Three parts of 8 MiB, the last one short. */
const seconds = 200;

async function openForm(page: Page) {
  await page.goto("/login?returnTo=/songs/add");
  await page.getByLabel("Email").fill("contributor@example.org");
  await page.getByLabel("Password").fill("veena-at-noon");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/songs/add");
  await waitForHydration(page);
  await page.locator("[name=uploadType]").selectOption("Audio");
}

async function fillRest(page: Page, title: string) {
  await page.locator("[name=title]").fill(title);
  await page.locator("[name=singer]").fill("M. Balamuralikrishna");
  await page.locator("[name=publishedDate]").fill("1975-08-15");
  await page.locator("textarea[name=description]").fill("A tone that rises.");
  for (const name of ["mediaTypeId", "taalaId", "songTypeId"])
    await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
  await page.locator("[name=raagaId]").fill("Lavangi");
}

const parts = /\/uploads\/[0-9a-f]{32}\/parts\/\d+\?hash=/;

test("a recording is sent while the form is filled in, over a broken line; then it plays, from anywhere", async ({
  page,
  watch,
}, info) => {
  test.setTimeout(60_000);
  watch.allow(/parts\/2/, /ERR_INTERNET_DISCONNECTED/);
  const file = writeRecording(info.outputPath("rising.wav"), seconds);
  await openForm(page);
  let dropped = 0;
  await page.route(parts, async (route) => {
    const drop = route.request().url().includes("/parts/2?") && dropped++ === 0;
    await (drop ? route.abort("internetdisconnected") : route.continue());
  });
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await expect(page.locator(".upload progress")).toBeVisible();
  await fillRest(page, "A rising tone");
  await expect(page.getByText("rising.wav is uploaded.")).toBeVisible({ timeout: 30_000 });
  expect(dropped).toBe(2);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL("/my-collection");

  await page.goto(searchPath({ title: "A rising tone" }));
  await page
    .getByRole("main")
    .getByRole("link", { name: "A rising tone", exact: true })
    .first()
    .click();
  await expect(page.getByText("3:20").first()).toBeVisible();
  const asked: { status: number; range: string }[] = [];
  page.on("response", (response) => {
    if (!response.url().includes("/media/")) return;
    const range = response.request().headers().range ?? "";
    asked.push({ status: response.status(), range });
  });
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).first().click();
  const player = page.locator("audio:not(.scale *)");
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(4);
  await player.evaluate(async (audio: HTMLAudioElement) => {
    audio.currentTime = 190;
    await new Promise((resolve) => audio.addEventListener("seeked", resolve, { once: true }));
  });
  expect(await player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBe(
    seconds,
  );
  const far = asked.filter(({ range }) => Number(/^bytes=(\d+)-/.exec(range)?.[1] ?? 0) > 2 ** 23);
  expect(far.map(({ status }) => status)).toContain(206);
});

test("a long video can be watched from anywhere, without what lies before", async ({
  page,
}, info) => {
  test.setTimeout(60_000);
  await openForm(page);
  const file = await writeVideo(page, info.outputPath("noise.webm"), 600);
  await page.locator("[name=uploadType]").selectOption("Video");
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await fillRest(page, "Ten minutes of noise");
  await expect(page.getByText("noise.webm is uploaded.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL("/my-collection");

  await page.goto(searchPath({ title: "Ten minutes of noise" }));
  await page
    .getByRole("main")
    .getByRole("link", { name: "Ten minutes of noise", exact: true })
    .first()
    .click();
  await expect(page.getByText("10:00").first()).toBeVisible();
  const ranges: { status: number; from: number }[] = [];
  page.on("response", (response) => {
    const from = /^bytes=(\d+)-/.exec(response.request().headers().range ?? "")?.[1];
    if (from) ranges.push({ status: response.status(), from: Number(from) });
  });
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).first().click();
  const player = page.locator("video");
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(2);
  const shown = await player.evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = 550;
    await new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
    return { at: Math.round(video.currentTime), width: video.videoWidth };
  });
  expect(shown).toEqual({ at: 550, width: 320 });
  const far = (statSync(file).size / 600) * 500;
  expect(ranges.filter(({ from }) => from > far).map(({ status }) => status)).toContain(206);
});

test("an upload that a reload broke off goes on with what is missing", async ({
  page,
  watch,
}, info) => {
  test.setTimeout(60_000);
  watch.allow(/parts\//, /ERR_FAILED/);
  const file = writeRecording(info.outputPath("long.wav"), seconds);
  await openForm(page);
  // Only the first part is sent.
  await page.route(parts, (route) =>
    route.request().url().includes("/parts/1?") ? route.continue() : route.abort(),
  );
  const first = page.waitForResponse((response) => response.url().includes("/parts/1?"));
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await first;
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Please wait until the file is uploaded")).toBeVisible();
  await expect(page).toHaveURL("/songs/add");

  // Only now: the page that was left may retry a part.
  await page.reload();
  await page.unroute(parts);
  await waitForHydration(page);
  await page.locator("[name=uploadType]").selectOption("Audio");
  await expect(page.getByText("The upload of long.wav was interrupted.")).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (parts.test(request.url())) sent.push(/(\d+)\?/.exec(request.url())![1]!);
  });
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await expect(page.getByText("long.wav is uploaded.")).toBeVisible({ timeout: 30_000 });
  expect(sent.toSorted()).toEqual(["2", "3"]);
  await page.getByRole("button", { name: "Remove file" }).click();
  await expect(page.getByText("long.wav is uploaded.")).toBeHidden();
  await expect(page.locator("[name=mediaFileId]")).toHaveValue("");
});

test("it can pause, go on, and be cancelled", async ({ page, watch }, info) => {
  test.setTimeout(60_000);
  watch.allow(/parts\//);
  const file = writeRecording(info.outputPath("pausing.wav"), seconds);
  await openForm(page);
  await page.route(parts, () => undefined);
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused")).toBeVisible();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByText("Uploading pausing.wav")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Uploading pausing.wav" })).toBeVisible();
  const cancelled = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Cancel upload" }).click();
  expect((await cancelled).status()).toBe(200);
  await expect(page.getByText("pausing.wav")).toBeHidden();
});

test("what is no recording is refused before it is sent", async ({ page, watch }) => {
  watch.allow(/415/, /400/);
  await openForm(page);
  const buffer = Buffer.concat([Buffer.from("<!doctype html>"), Buffer.alloc(2 ** 20)]);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (parts.test(request.url())) sent.push(request.url());
  });
  await page
    .locator("[name=mediaFile]")
    .setInputFiles({ name: "page.mp3", mimeType: "audio/mpeg", buffer });
  await expect(page.getByText("its contents are not a recording of that type")).toBeVisible();
  expect(sent).toEqual([]);

  // It delays saving a song of its kind, with a message, and no other.
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("This file was not uploaded.")).toBeInViewport();
  await page.locator("[name=uploadType]").selectOption("YouTube");
  await page.getByLabel("YouTube URL").fill("youtu.be/aaaaaaaaaaa");
  await fillRest(page, "Not held up");
  // An invalid date: no song is saved, as other tests count songs.
  await page.locator("[name=publishedDate]").fill("2999-01-01");
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Create" }).click();
  expect((await answer).status()).toBe(400);
});

test("a file that was removed is not asked for again", async ({ page, watch }, info) => {
  watch.allow(/400/);
  const file = writeRecording(info.outputPath("removed.wav"), 2);
  await openForm(page);
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await fillRest(page, "Removed");
  await page.locator("[name=publishedDate]").fill("2999-01-01");
  await expect(page.getByText("removed.wav is uploaded.")).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.locator("[name=publishedDate]")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("[name=mediaFileId]")).toHaveValue(/^[0-9a-f]{32}$/);
  await page.getByRole("button", { name: "Remove file" }).click();
  await expect(page.locator("[name=mediaFileId]")).toHaveValue("");
});
