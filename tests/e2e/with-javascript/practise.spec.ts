import { songPath } from "../support/songs.ts";
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
  const chip = page.getByRole("region", { name: "Tambura", exact: true });
  await chip.getByRole("button", { name: "Stop the tambura" }).click();
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
  await expect(page.locator(".pattern li")).toHaveCount(2);
  await choice(page, "Number").selectOption("13");
  await expect(page.locator(".pattern li")).toHaveCount(4);
  await choice(page, "Kaalam").selectOption("4");
  await page.getByRole("button", { name: "Play in a loop" }).click();
  await expect(page.locator(".pattern [data-sounding]")).toHaveCount(1);
  await expect(lit(page)).toHaveCount(1);
  await expect(page.locator(".pattern li").nth(2).locator("[data-sounding]")).toHaveCount(1);
  await choice(page, "Exercise").selectOption("janta");
  await expect(page.locator("[data-sounding]")).toHaveCount(0);
  await expect(choice(page, "Number")).toHaveValue("1");
});

test("a taala without counts says so, and one that begins off the beat marks where", async ({
  page,
}) => {
  await open(page, "?taala=Trimukhi");
  await expect(page.getByText("No source gives the counts of Trimukhi")).toBeVisible();
  await open(page, "?taala=Desadi");
  await expect(page.locator(".akshara")).toHaveCount(8);
  await expect(choice(page, "Eduppu")).toHaveValue("1.5");
  await expect(page.locator(".eduppu")).toHaveCount(1);
  await choice(page, "Eduppu").selectOption("-0.5");
  await expect(page.locator(".eduppu")).toHaveCount(1);
});

interface Heard {
  /** The loudest sample. */
  peak: number;
  /** How many times something was heard; it listens four times a second, without a gap. */
  moments: number;
  /** How many sounds have begun that go round. */
  loops: number;
}

/** Listens to what reaches the loudspeaker. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard = { peak: 0, moments: 0, loops: 0 };
    Object.assign(window, { heard });
    const connect = Object.getOwnPropertyDescriptor(AudioNode.prototype, "connect")!.value as (
      this: AudioNode,
      to: AudioNode,
    ) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (this instanceof AudioBufferSourceNode && this.loop) heard.loops += 1;
      if (to instanceof AudioDestinationNode) {
        const ear = this.context.createAnalyser();
        ear.fftSize = 32_768;
        connect.call(this, ear);
        const samples = new Float32Array(ear.fftSize);
        setInterval(() => {
          ear.getFloatTimeDomainData(samples);
          const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
          heard.peak = Math.max(heard.peak, loudest);
          if (loudest > 0.01) heard.moments += 1;
        }, 250);
      }
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;
  });
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

test("tambura, beat and exercise together never clip", async ({ page }) => {
  await listen(page);
  await open(page, "?raaga=Mayamalavagaula");
  await page.getByLabel(/^Volume/).fill("100");
  await choice(page, "Sound").selectOption("solkattu");
  await page.getByLabel(/Aksharas per minute/).fill("200");
  await choice(page, "Kaalam").selectOption("4");
  await page.getByRole("button", { name: "Start the tambura" }).click();
  await page.getByRole("button", { name: "Play in a loop" }).click();
  await expect
    .poll(async () => (await heardBy(page)).moments, { timeout: 20_000 })
    .toBeGreaterThan(24);
  const { peak } = await heardBy(page);
  expect(peak).toBeGreaterThan(0.2);
  expect(peak).toBeLessThan(1);
});

test("an exercise sounds and goes round where no taala is known, at its own tempo", async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() =>
    localStorage.setItem("practice", JSON.stringify({ isCountedIn: true, withBeat: true })),
  );
  // Its sources say no taala.
  await page.goto(`${songPath("Mahaniya")}/practise`);
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Keep the taala" })).toHaveCount(0);
  await page.getByLabel(/Aksharas per minute/).fill("200");
  await page.getByRole("button", { name: "Play in a loop" }).click();
  await expect(page.locator(".pattern [data-sounding]")).toHaveCount(1);
  await expect.poll(async () => (await heardBy(page)).moments).toBeGreaterThan(3);
});

test("the tambura goes on while a scale and a file play, and follows the shruti there", async ({
  page,
}) => {
  await listen(page);
  await open(page, "?raaga=Mayamalavagaula");
  await page.getByRole("button", { name: "Start the tambura" }).click();
  await expect.poll(async () => (await heardBy(page)).loops).toBe(1);
  await page.getByRole("link", { name: "Mayamalavagaula" }).click();
  await page.getByRole("button", { name: "Play arohana" }).click();
  await expect(page.locator("[data-sounding]")).toHaveCount(1);
  await page.getByLabel("Shruti").selectOption("G");
  await expect.poll(async () => (await heardBy(page)).loops).toBe(2);
  await page.getByLabel("Tempo").selectOption("slow");
  await page.getByRole("main").getByRole("link", { name: "Meru Samana" }).first().click();
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  const file = page.locator("audio:not(.scale *)");
  await expect
    .poll(() => file.evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.2);
  const { moments } = await heardBy(page);
  await expect.poll(async () => (await heardBy(page)).moments).toBeGreaterThan(moments + 3);
  await expect(page.getByRole("button", { name: "Stop the tambura" })).toBeVisible();
  expect((await heardBy(page)).loops).toBe(2);
});
