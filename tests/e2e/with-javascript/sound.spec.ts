import { expect, test, waitForHydration, type Page } from "../support/test.ts";

const sounding = (page: Page) => page.locator("[data-sounding]");

function watchScripts(page: Page) {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (/player-[\w-]+\.js/.test(request.url())) loaded.push(request.url());
  });
  return loaded;
}

test("a scale sounds swara by swara, and its code comes with the first press", async ({ page }) => {
  const players = watchScripts(page);
  await page.goto("/raagas/Mohanam?lng=en");
  await waitForHydration(page);
  expect(players.filter((url) => url.includes("scale-player"))).toEqual([]);
  await page.getByLabel("Tempo").selectOption("fast");
  await page.getByLabel("Shruti").selectOption("G");
  const swaras = page.locator(".sound-swaras").first().getByRole("button");
  await page.getByRole("button", { name: "Play arohana" }).click();
  for (const at of [0, 1, 2]) await expect(swaras.nth(at)).toHaveAttribute("data-sounding");
  expect(players.filter((url) => url.includes("scale-player"))).toHaveLength(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(sounding(page)).toHaveCount(0);

  await swaras.nth(3).click();
  await expect(swaras.nth(3)).toHaveAttribute("data-sounding");
  await expect(sounding(page)).toHaveCount(0);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel("Shruti")).toHaveValue("G");
  await expect(page.getByLabel("Tempo")).toHaveValue("fast");
});

test("of two raagas beside each other, one sounds at a time", async ({ page }) => {
  await page.goto("/raagas/Mohanam/beside/Kharaharapriya?lng=en");
  await waitForHydration(page);
  const forms = page.locator(".scale-sound");
  await expect(forms).toHaveCount(2);
  await forms.first().getByRole("button", { name: "Play arohana" }).click();
  await expect(forms.first().locator("[data-sounding]")).toHaveCount(1);
  await forms.last().getByRole("button", { name: "Play avarohana" }).click();
  await expect(forms.last().locator("[data-sounding]")).toHaveCount(1);
  await expect(forms.first().locator("[data-sounding]")).toHaveCount(0);
});

test("a taala is counted akshara by akshara until it is stopped", async ({ page }) => {
  const players = watchScripts(page);
  await page.goto("/taalas/Adi?lng=en");
  await waitForHydration(page);
  expect(players.filter((url) => url.includes("click-player"))).toEqual([]);
  await page.getByLabel("Aksharas per minute").fill("80");
  await page.getByRole("button", { name: "Start" }).click();
  const aksharas = page.locator(".akshara");
  for (const at of [0, 1, 2]) await expect(aksharas.nth(at)).toHaveAttribute("data-sounding");
  await page.getByLabel("Nadai").selectOption("3");
  await expect(sounding(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(sounding(page)).toHaveCount(0);
  expect(players.filter((url) => url.includes("click-player"))).toHaveLength(1);
});
