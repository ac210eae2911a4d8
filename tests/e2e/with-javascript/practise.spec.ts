import { expect, test, waitForHydration, type Page } from "../support/test.ts";

const open = async (page: Page, query = "") => {
  await page.goto(`/practise${query}`);
  await waitForHydration(page);
};
const choice = (page: Page, name: string) => page.getByRole("combobox", { name });
const lit = (page: Page) => page.locator(".akshara[data-sounding]");

test("the tambura goes on over other pages, and can be stopped there", async ({ page }) => {
  await open(page);
  await choice(page, "Shruti").selectOption("G");
  await expect(page.getByLabel("Sa in Hz")).toHaveValue("196");
  await page.getByRole("button", { name: "Start the tambura" }).click();
  await choice(page, "First string").selectOption("M1");
  await page.locator(".site-footer").getByRole("link", { name: "About the archive" }).click();
  await expect(page).toHaveURL("/about");
  await page.getByRole("button", { name: "Stop the tambura" }).click();
  await expect(page.getByRole("button", { name: "Stop the tambura" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Start the tambura" })).toBeVisible();
  await expect(choice(page, "First string")).toHaveValue("M1");
});

test("a frequency is a shruti and its cents, and a wrong one says what is right", async ({
  page,
}) => {
  await open(page);
  await page.getByLabel("Sa in Hz").fill("150");
  await expect(choice(page, "Shruti")).toHaveValue("D");
  await expect(page.getByText(/Fine tuning: \+3\d(\.\d)? cents/)).toBeVisible();
  await page.getByLabel("Sa in Hz").fill("1500");
  await expect(page.getByLabel("Sa in Hz")).toHaveAccessibleDescription("From 127.1 to 254.1 Hz.");
  await expect(choice(page, "Shruti")).toHaveValue("D");
});

test("the hand keeps the taala in two kalais, marks the eduppu, and stops", async ({ page }) => {
  await open(page, "?taala=Adi");
  await expect(page.locator(".akshara")).toHaveCount(8);
  await choice(page, "Kalai").selectOption("2");
  await expect(page.locator(".akshara")).toHaveCount(16);
  await expect(page.locator(".eduppu")).toHaveCount(0);
  await choice(page, "Eduppu").selectOption("1.5");
  await expect(page.locator(".eduppu")).toHaveCount(1);
  await choice(page, "Sound").selectOption("clap");
  await page.getByRole("button", { name: "Keep the taala" }).click();
  await expect(lit(page)).toHaveCount(1);
  await expect(page.locator(".solkattu [data-sounding]")).toHaveCount(1);
  await choice(page, "Taala").selectOption("Misra Chapu");
  await expect(page.locator(".akshara")).toHaveCount(14);
  await choice(page, "How it is kept").selectOption("twoWaves");
  await expect(lit(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(lit(page)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(choice(page, "Kalai")).toHaveValue("2");
});

test("an exercise goes round in its speed, with the taala", async ({ page }) => {
  await open(page, "?raaga=Mayamalavagaula");
  await choice(page, "Exercise").selectOption("sarali");
  await expect(page.locator(".pattern li")).toHaveCount(26);
  await choice(page, "Kaalam").selectOption("4");
  await page.getByRole("button", { name: "Play in a loop" }).click();
  await expect(page.locator(".pattern [data-sounding]")).toHaveCount(1);
  await expect(lit(page)).toHaveCount(1);
  await expect(page.locator(".pattern li").nth(2).locator("[data-sounding]")).toHaveCount(1);
  await choice(page, "Exercise").selectOption("janta");
  await expect(page.locator("[data-sounding]")).toHaveCount(0);
});
