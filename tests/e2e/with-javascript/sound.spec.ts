import { songPath } from "../support/songs.ts";
import { expect, test, waitForHydration, type Page } from "../support/test.ts";

const sounding = (page: Page) => page.locator("[data-sounding]");

const indexOfSounding = (all: Element[]) =>
  all.findIndex((one) => one.hasAttribute("data-sounding"));

function watchScripts(page: Page) {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (/(?<!song-)player-[\w-]+\.js/.test(request.url())) loaded.push(request.url());
  });
  return loaded;
}

/** Records what lights up, in its order: a test that looks now and then would miss some. */
async function listenFor(page: Page) {
  await page.evaluate(() => {
    const heard: (string | null)[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if ((target as Element).hasAttribute("data-sounding")) heard.push(target.textContent);
    }).observe(document.body, { subtree: true, attributeFilter: ["data-sounding"] });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test("a scale sounds swara by swara, and its code comes with the first press", async ({ page }) => {
  const players = watchScripts(page);
  await page.goto("/raagas/Mohanam?lng=en");
  await waitForHydration(page);
  expect(players.filter((url) => url.includes("scale-player"))).toEqual([]);
  await page.getByLabel("Tempo").selectOption("slow");
  await page.getByLabel("Shruti").selectOption("G");
  const heard = await listenFor(page);
  const arohana = page.getByRole("button", { name: "Play arohana" });
  await expect(arohana).toHaveCount(1);
  await arohana.click();
  await expect.poll(async () => (await heard()).slice(0, 3)).toEqual(["S", "R2", "G3"]);
  expect(players.filter((url) => url.includes("scale-player"))).toHaveLength(1);
  await arohana.click();
  await expect(sounding(page)).toHaveCount(0);

  await page.locator(".sound-swaras").first().getByRole("button", { name: "P" }).click();
  await expect.poll(async () => (await heard()).at(-1)).toBe("P");
  await expect(sounding(page)).toHaveCount(0);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel("Shruti")).toHaveValue("G");
  await expect(page.getByLabel("Tempo")).toHaveValue("slow");
});

test("of two raagas beside each other, one sounds at a time", async ({ page }) => {
  await page.goto("/raagas/Mohanam/beside/Kharaharapriya?lng=en");
  await waitForHydration(page);
  const panels = page.locator(".beside > .panel");
  await expect(panels).toHaveCount(2);
  await panels.first().getByRole("button", { name: "Play arohana" }).click();
  await expect(panels.first().locator("[data-sounding]")).toHaveCount(1);
  await panels.last().getByRole("button", { name: "Play avarohana" }).click();
  await expect(panels.last().locator("[data-sounding]")).toHaveCount(1);
  await expect(panels.first().locator("[data-sounding]")).toHaveCount(0);
});

test("two raagas sound in turn, and graha bheda dot by dot", async ({ page }) => {
  await page.goto("/raagas/Mohanam/beside/Hamsadhvani?lng=en");
  await waitForHydration(page);
  await page.getByLabel("Tempo").selectOption("fast");
  const panels = page.locator(".beside > .panel");
  await page.getByRole("button", { name: "Play both, one after the other" }).click();
  await expect(panels.first().locator("[data-sounding]")).toHaveCount(1);
  await expect(panels.last().locator("[data-sounding]")).toHaveCount(1);
  await expect(sounding(page)).toHaveCount(0);

  await page.goto("/raagas/Mohanam?lng=en");
  await waitForHydration(page);
  const press = page.getByRole("button", { name: "Play from G3, over the Sa of this raaga" });
  await press.click();
  await expect(page.locator(".graha-bheda circle[data-sounding]")).toHaveCount(1);
  await press.click();
  await expect(press).toHaveAttribute("aria-pressed", "false");
});

test("a field for another raaga suggests names, and leads to both beside each other", async ({
  page,
}) => {
  await page.goto("/raagas/Mohanam?lng=en");
  await waitForHydration(page);
  const field = page.getByLabel("Another raaga");
  await field.pressSequentially("kalyan", { delay: 50 });
  await expect(page.locator('#raagas-other option[value="Mechakalyani"]')).toHaveCount(1);
  await field.fill("kalyani");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/raagas\/Mohanam\/beside\/Mechakalyani/);
});

test("a taala is counted akshara by akshara until it is stopped", async ({ page }) => {
  const players = watchScripts(page);
  await page.goto("/taalas/Adi?lng=en");
  await waitForHydration(page);
  expect(players.filter((url) => url.includes("click-player"))).toEqual([]);
  await page.getByLabel("Aksharas per minute").fill("80");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(sounding(page)).toHaveCount(1);
  const first = await page.locator(".akshara").evaluateAll(indexOfSounding);
  await expect.poll(() => page.locator(".akshara").evaluateAll(indexOfSounding)).not.toBe(first);
  await page.getByLabel("Nadai").selectOption("3");
  await expect(sounding(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(sounding(page)).toHaveCount(0);
  expect(players.filter((url) => url.includes("click-player"))).not.toEqual([]);
});

test("taalas to begin with are counted in the list of taalas, hand by hand", async ({ page }) => {
  const players = watchScripts(page);
  await page.goto("/taalas?lng=en");
  await waitForHydration(page);
  expect(players).toEqual([]);
  const cards = page.locator(".first-taalas > li");
  await expect(cards.locator("h3")).toHaveText([
    "Adi",
    "Chatusra-jati Rupaka",
    "Misra Chapu",
    "Khanda Chapu",
  ]);
  const misra = page.getByRole("button", { name: "Keep the taala: Misra Chapu" });
  await misra.click();
  await expect(cards.nth(2).locator("[data-sounding]")).toHaveCount(1);
  await page.getByRole("button", { name: "Keep the taala: Adi" }).click();
  await expect(misra).toHaveAttribute("aria-pressed", "false");
  await expect(cards.first().locator("[data-sounding]")).toHaveCount(1);
  await expect(cards.nth(2).locator("[data-sounding]")).toHaveCount(0);
});

test("scale and taala beside a song sound at a press, step by step and one at a time", async ({
  page,
}) => {
  const players = watchScripts(page);
  await page.goto(`${songPath("Vatapi Ganapatim")}?lng=en`);
  await waitForHydration(page);
  await expect(page.locator(".scale audio")).toHaveCount(0);
  expect(players).toEqual([]);
  const heard = await listenFor(page);
  const scale = page.getByRole("button", { name: "Play avarohana" });
  const taala = page.getByRole("button", { name: "Keep the taala" });
  await scale.click();
  await expect(scale).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await heard()).slice(0, 3)).toEqual(["S'", "N3", "P"]);
  await taala.click();
  await expect(scale).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".scale [data-sounding]")).toHaveCount(0);
  const first = await page.locator(".song-cycle .sounding").evaluateAll(indexOfSounding);
  await expect
    .poll(() => page.locator(".song-cycle .sounding").evaluateAll(indexOfSounding))
    .not.toBe(first);
  await taala.click();
  await expect(sounding(page)).toHaveCount(0);
  await expect(taala).toHaveAttribute("aria-pressed", "false");
});

test("a scale that has sounded is at rest again, also on a page that was followed", async ({
  page,
}) => {
  await page.goto("/home");
  await waitForHydration(page);
  await page.getByRole("link", { name: "A Balagopalamu" }).click();
  const scale = page.getByRole("button", { name: "Play arohana" });
  await scale.click();
  await expect(sounding(page)).toHaveCount(1);
  await expect(sounding(page)).toHaveCount(0);
  await expect(scale).toHaveAttribute("aria-pressed", "false");
});
