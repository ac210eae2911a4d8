import { encodePng } from "../../../../app/lib/png.ts";
import { runAxe } from "../../support/axe.ts";
import { waitForHydration } from "../../support/test.ts";
import { expect, test } from "../../support/users.ts";

/** Draws a picture in which each pixel differs from the next, so that it can hardly be compressed. */
async function draw(width: number, height: number, colours: number) {
  const palette = Array.from(
    { length: colours },
    (_, at) => `#${((at * 2_654_435) % 0x1000000).toString(16).padStart(6, "0")}`,
  );
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % colours;
  });
  const bytes = await encodePng({ width, height, pixels, palette });
  return { name: "portrait.png", mimeType: "image/png", buffer: Buffer.from(bytes) };
}

/** Whose picture stands on the welcome page too. */
const person = "/people/m-balamuralikrishna";
const pages = [person, "/people?part=composer", "/login", "/"];

test("an Administrator gives a person a picture, and takes it away", async ({
  page,
  browser,
  baseURL,
  signIn,
  watch,
  javaScriptEnabled,
}) => {
  const hasScripts = javaScriptEnabled ?? true;
  // It looks at four pages in both themes.
  test.slow();
  watch.allow(/400/);
  await signIn("Administrator");
  await page.goto(person);
  await page.getByRole("link", { name: "Add a picture" }).click();
  await expect(page).toHaveURL(`/admin${person}`);
  if (hasScripts) await waitForHydration(page);
  await page.getByLabel("What the picture shows").fill("Dots of many colours");
  await page.getByLabel("Credit").fill("Drawn for a test");
  await page.getByLabel("Rights", { exact: true }).fill("CC0 1.0");
  const large = await draw(900, 1200, 250);
  expect(large.buffer.length).toBeGreaterThan(500_000);
  const file = page.getByLabel("Picture", { exact: true });
  await file.setInputFiles(large);
  const save = page.getByRole("button", { name: "Save" }).first();
  if (hasScripts) await expect(page.getByText("The picture is ready")).toBeVisible();
  else {
    await save.click();
    await expect(page.locator("#picture-error")).toContainText("larger than 60 kB");
    await expect(page.getByLabel("Credit")).toHaveValue("Drawn for a test");
    await file.setInputFiles(await draw(200, 250, 2));
  }
  await save.click();
  await expect(page).toHaveURL(person);
  const picture = page.locator(".person-top picture");
  await expect(picture.getByRole("img", { name: "Dots of many colours" })).toBeVisible();
  const sources = await picture
    .locator("source")
    .evaluateAll((all) => all.flatMap((one) => (one as HTMLSourceElement).srcset.split(", ")));
  expect(sources.length).toBe(hasScripts ? 4 : 1);
  for (const [path] of sources.map((source) => source.split(" "))) {
    const response = await page.request.get(path!);
    expect((await response.body()).length, path).toBeLessThanOrEqual(60_000);
    expect(response.headers()["content-type"]).toBe(
      path!.endsWith("jpg") ? "image/jpeg" : `image/${path!.split(".").at(-1)}`,
    );
  }

  const visitors = await browser.newContext({ baseURL });
  const visitor = await visitors.newPage();
  for (const path of pages)
    for (const colorScheme of ["light", "dark"] as const) {
      await visitor.emulateMedia({ colorScheme });
      await visitor.goto(path);
      await expect(visitor.locator("picture img").first()).toBeVisible();
      if (hasScripts) expect((await runAxe(visitor)).violations, path).toEqual([]);
    }
  await visitors.close();

  await page.getByRole("link", { name: "Change the picture" }).click();
  await expect(page.locator(".picture-form img")).toBeVisible();
  if (hasScripts) expect((await runAxe(page)).violations, "the form").toEqual([]);
  await page.locator("summary", { hasText: "Remove the picture" }).click();
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await expect(page).toHaveURL(person);
  await expect(picture).toHaveCount(0);
  await expect(page.locator(".person-top .portrait.initials")).toHaveText("MB");
});
