import { createHash } from "node:crypto";
import { utimesSync, writeFileSync } from "node:fs";
import { removeDrafts } from "../support/drafts.ts";
import { makeFiles } from "../support/media-files.ts";
import { type Page, waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

/** Two parts of 8 MiB, the last one short. */
const length = 9_000_000;
const parts = /\/uploads\/[0-9a-f]{32}\/parts\/\d+\?hash=/;
const checksum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const sound = makeFiles(1)[0]!.buffer;
const original = Buffer.concat([sound, Buffer.alloc(length - sound.length)]);
/** Differs in its first part alone, far from its beginning, middle and end. */
const corrected = Buffer.from(original).fill(1, 1_000_000, 1_000_100);

const fileOf = (buffer: Buffer) => ({ name: "Corrected tape.mp3", mimeType: "audio/mpeg", buffer });
const otherFile = "What was uploaded so far belongs to another file with this name.";
const upload = "It is another file: upload this one";

/** Lets the first part arrive and no other. */
async function stopAfterFirst(page: Page, choose: () => Promise<void>) {
  await page.route(parts, (route) =>
    route.request().url().includes("/parts/1?") ? route.continue() : route.abort(),
  );
  const first = page.waitForResponse((response) => response.url().includes("/parts/1?"));
  await choose();
  await first;
}

// Both fill in forms of one account.
test.describe.configure({ mode: "serial" });
test.beforeEach(async ({ signIn, watch }) => {
  watch.allow(/parts\//, /ERR_FAILED/);
  await signIn("Contributor");
});

test("a row takes the corrected file whole; one that is saved is told from it by all bytes", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await removeDrafts(page);
  const open = async () => {
    await page.goto("/songs/drafts");
    await waitForHydration(page);
  };
  const choose = (buffer: Buffer) =>
    page.getByLabel("Drop files here").setInputFiles([fileOf(buffer)]);
  const row = page.locator("tbody tr");
  const openRow = () => page.getByLabel("More fields of row 1").press("Enter");
  await open();
  await stopAfterFirst(page, () => choose(original));
  await page.reload();
  await page.unroute(parts);
  await waitForHydration(page);
  await choose(corrected);
  await expect(row.getByText(otherFile)).toBeVisible();
  await openRow();
  await row.getByRole("button", { name: upload }).press("Enter");
  await expect(row.getByText("Uploaded", { exact: true })).toBeVisible({ timeout: 30_000 });

  // The first file, chosen again, is not taken for the one that has arrived.
  await page.reload();
  await waitForHydration(page);
  // Nothing is chosen: what has arrived is heard from the archive.
  await expect(page.getByRole("button", { name: "Listen to row 1" })).toBeVisible();
  const address = await page.locator(".drafts-form audio").getAttribute("src");
  expect(checksum(await (await page.request.get(address!)).body())).toBe(checksum(corrected));
  await choose(original);
  await expect(row.getByText(otherFile)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await waitForHydration(page);
  await page.getByLabel("Title, row 1").fill("Corrected tape");
  await page.getByLabel("Singer, row 1").fill("M. Balamuralikrishna");
  await page.getByLabel("Recording date, row 1").fill("1975");
  await openRow();
  await page.getByLabel("Description, row 1").fill("A tape.");
  await page.getByRole("button", { name: "Save all complete rows" }).press("Enter");
  await expect(page.getByText("1 song saved:")).toBeVisible();
  const path = await page.locator(".drafts-saved a").getAttribute("href");
  const [, id] = /\/media\/([0-9a-f]{32})/.exec(await (await page.request.get(path!)).text())!;
  const stored = await (await page.request.get(`/media/${id}`)).body();
  expect(checksum(stored)).toBe(checksum(corrected));

  await choose(corrected);
  await expect(page.getByText("Already saved as “Corrected tape”.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await choose(original);
  await expect(page.getByText("“Corrected tape” already has a file that")).toBeVisible();
  await page.getByRole("button", { name: "It is another file: add it" }).press("Enter");
  await expect(row.getByText("Uploaded", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("“Corrected tape” already has a file that")).toBeHidden();
  await removeDrafts(page);
});

test("the form takes the corrected file whole, also where name, size and date are the same", async ({
  page,
}, info) => {
  test.setTimeout(60_000);
  const path = info.outputPath("corrected.mp3");
  const write = (bytes: Buffer) => {
    writeFileSync(path, bytes);
    utimesSync(path, 1_000_000, 1_000_000);
  };
  const open = async () => {
    await page.goto("/songs/add");
    await waitForHydration(page);
    await page.locator("[name=uploadType]").selectOption("Audio");
  };
  const picker = page.locator("[name=mediaFile]");
  write(original);
  await open();
  await stopAfterFirst(page, () => picker.setInputFiles(path));
  page.once("dialog", (dialog) => dialog.accept());
  await open();
  await page.unroute(parts);
  write(corrected);
  await picker.setInputFiles(path);
  await expect(page.getByText(otherFile)).toBeVisible();
  await page.getByRole("button", { name: upload }).press("Enter");
  await expect(page.getByText("corrected.mp3 is uploaded.")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("[name=mediaFileId]")).toHaveValue(/^[0-9a-f]{32}$/);
  await page.getByRole("button", { name: "Remove file" }).press("Enter");
});
