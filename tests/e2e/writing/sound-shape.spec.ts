import { readShape } from "../../../app/domain/media/sound-shape.ts";
import { runAxe } from "../support/axe.ts";
import { expectActivity } from "../support/idle.ts";
import { writeRecording } from "../support/recording.ts";
import { searchPath } from "../support/songs.ts";
import { waitForHydration, type Page } from "../support/test.ts";
import { expect, test } from "../support/users.ts";
import { drawing } from "../support/works.ts";

const shapes = /\/uploads\/[0-9a-f]{32}\/shape$/;
const halves = { loudness: (share: number) => (share < 0.5 ? 1 : 0) };

test.beforeEach(async ({ page, signIn }) => {
  await signIn("Contributor");
  await page.goto("/songs/add");
  await waitForHydration(page);
  await page.locator("[name=uploadType]").selectOption("Audio");
});

/** Chooses a file and saves its song. Returns the file's id. */
async function addSong(page: Page, title: string, file: string): Promise<string> {
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await page.locator("[name=title]").fill(title);
  await page.locator("[name=singer]").fill("M. Balamuralikrishna");
  await page.locator("[name=publishedDate]").fill("1975-08-15");
  await page.locator("textarea[name=description]").fill("A tone.");
  for (const name of ["mediaTypeId", "taalaId", "songTypeId"])
    await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
  await page.locator("[name=raagaId]").fill("Lavangi");
  await expect(page.getByText(/ is uploaded\.$/)).toBeVisible({ timeout: 30_000 });
  const id = await page.locator("[name=mediaFileId]").inputValue();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL("/my-collection");
  return id;
}

async function openEditPage(page: Page, title: string): Promise<void> {
  await page.goto(searchPath({ title }));
  const main = page.getByRole("main");
  const link = main.getByRole("link", { name: title, exact: true }).first();
  const path = await link.getAttribute("href");
  await page.goto(`/songs/edit/${/\d+/.exec(path!)![0]}`);
  await waitForHydration(page);
}

const drawButton = (page: Page) => page.getByRole("button", { name: "Draw the waveform" });

/** Reads the shape of a file: the mean peak of its first and its second half, or null. */
async function readHalves(page: Page, id: string): Promise<number[] | null> {
  const response = await page.request.get(`/media/${id}/shape`);
  if (response.status() === 204) return null;
  const peaks = readShape(await response.text())!;
  const mean = (some: number[]) => some.reduce((sum, peak) => sum + peak, 0) / some.length;
  // Where the halves meet, the decoder's filter blurs.
  return [mean(peaks.slice(2, 250)), mean(peaks.slice(262))];
}

test("an upload brings the shape of its sound", async ({ page }, info) => {
  const file = writeRecording(info.outputPath("halves.wav"), 20, halves);
  const sent = page.waitForResponse(shapes);
  const id = await addSong(page, "Loud, then silent", file);
  expect((await sent).status()).toBe(200);
  const [loud, silent] = (await readHalves(page, id))!;
  expect(loud).toBeGreaterThan(0.8);
  expect(silent).toBeLessThan(0.02);
  await openEditPage(page, "Loud, then silent");
  await expect(drawButton(page)).toHaveCount(0);
});

test("a file without a shape is as good as any; its editor draws the shape later", async ({
  page,
  watch,
}, info) => {
  watch.allow(/ERR_FAILED/, /\/shape/, /draw-stored-shape/);
  const file = writeRecording(info.outputPath("shapeless.wav"), 20, halves);
  await page.route(shapes, (route) => route.abort());
  const id = await addSong(page, "Shapeless", file);
  expect(await readHalves(page, id)).toBeNull();

  await openEditPage(page, "Shapeless");
  const code = /\/assets\/draw-stored-shape-[\w-]{7}\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: "" }));
  await drawButton(page).click();
  await expect(page.locator(".toasts").getByText("could not be loaded")).toBeVisible();
  await expect(drawButton(page)).toBeEnabled();
  await page.unroute(code);
  await page.reload();
  await waitForHydration(page);
  await drawButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "unexpected error" })).toBeVisible();
  await page.unroute(shapes);
  await drawButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "waveform is saved" })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
  const [loud, silent] = (await readHalves(page, id))!;
  expect(loud).toBeGreaterThan(0.8);
  expect(silent).toBeLessThan(0.02);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator("[name=mediaFile]")).toBeVisible();
  await expect(drawButton(page)).toHaveCount(0);
});

test("a file of more than 20 minutes has none, and its editor is told why", async ({
  page,
}, info) => {
  const file = writeRecording(info.outputPath("longer.wav"), 1201, { sampleRate: 4000 });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (shapes.test(request.url())) sent.push(request.url());
  });
  await addSong(page, "Twenty minutes and more", file);
  await openEditPage(page, "Twenty minutes and more");
  await drawButton(page).click();
  const told = page.getByRole("status").filter({ hasText: "longer than 20 minutes" });
  await expect(told).toBeVisible();
  expect(sent).toEqual([]);
});

test("nobody is signed out over the drawing of a shape", async ({ page, watch }, info) => {
  watch.allow(/ERR_FAILED/, /\/shape/, /\/media\//);
  const file = writeRecording(info.outputPath("slow.wav"), 2);
  await page.route(shapes, (route) => route.abort());
  await addSong(page, "Slowly drawn", file);
  await openEditPage(page, "Slowly drawn");
  await expectActivity(page, drawing(new URL(page.url()).pathname));
});
