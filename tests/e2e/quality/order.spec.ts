import { songPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";
import { standInForYouTube, youTube } from "../support/youtube.ts";

const video = "Amma Ninu Korina";

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${selector}`);
  return box;
}

test("a phone shows the names of melakartas before their wheel", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/raagas");
  const ring = await boxOf(page, "#ring");
  const names = page.locator(".chakras .raaga-mark");
  expect(await names.count()).toBe(72);
  const last = (await names.last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(ring.y);
  expect((await names.first().boundingBox())!.y).toBeLessThan(844);
});

test("a phone shows the recordings of a song directly under its head", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(songPath("Omkara Akarini"));
  const head = await boxOf(page, ".song-top");
  const recordings = await boxOf(page, ".recordings");
  const lead = recordings.y - head.y - head.height;
  expect(lead).toBeGreaterThanOrEqual(0);
  expect(lead).toBeLessThanOrEqual(48);
});

test("a phone shows what a raaga or taala is before its songs, and a desktop beside them", async ({
  page,
}) => {
  for (const [path, first] of [
    ["/raagas/Mechakalyani", "#scale"],
    ["/taalas/Adi", "#cycle"],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const facts = await boxOf(page, "main aside");
    expect(facts.y).toBeGreaterThan((await boxOf(page, first)).y);
    expect(facts.y + facts.height).toBeLessThanOrEqual((await boxOf(page, "#compositions")).y);
    await page.setViewportSize({ width: 1280, height: 844 });
    const start = await boxOf(page, first);
    const beside = await boxOf(page, "main aside");
    expect(Math.abs(beside.y - start.y)).toBeLessThan(16);
    expect(beside.x).toBeGreaterThan(start.x + start.width);
  }
});

test("steps of a scale have one size, up and down", async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/raagas/Anandabhairavi");
    const sizes = await page
      .locator(".scale-figure")
      .first()
      .locator(".steps")
      .evaluateAll((all) =>
        all.map((one) => {
          const { width: shown } = one.getBoundingClientRect();
          return shown / (one as SVGSVGElement).viewBox.baseVal.width;
        }),
      );
    expect(sizes).toHaveLength(2);
    expect(sizes[0], `${width}`).toBeCloseTo(sizes[1]!, 2);
  }
});

test("cards of a row begin at the same height, and their titles do", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/home?lng=ml");
  await page.evaluate(() => document.fonts.ready);
  const tops = await page.locator(".leaves > .leaf").evaluateAll((cards) =>
    cards.map((card) => {
      const { y, height } = card.getBoundingClientRect();
      return { y, height, title: card.querySelector("h2")!.getBoundingClientRect().y };
    }),
  );
  expect(tops.length).toBeGreaterThanOrEqual(12);
  for (let row = 0; row + 2 < tops.length; row += 3) {
    const [first, ...others] = tops.slice(row, row + 3);
    for (const other of others)
      for (const what of ["y", "height", "title"] as const)
        expect(other[what], `row ${row / 3 + 1}, ${what}`).toBeCloseTo(first![what], 0);
  }
});

test("other names of a person are folded, and their songs open", async ({ page }) => {
  await page.goto("/people/m-balamuralikrishna");
  await waitForHydration(page);
  const names = page.locator("main details").filter({ hasText: "Names" });
  await expect(names).not.toHaveAttribute("open");
  await names.locator(":scope > summary").click();
  await expect(names.locator(":scope > :not(summary)").first()).toBeVisible();
  await expect(page.locator("main details .leaf, main details .song-rows")).toHaveCount(0);
});

test("the player has one order, and a video stands over its bar in 16 to 9", async ({
  page,
  watch,
}) => {
  watch.allow(new RegExp(`^another site: ${youTube}/`));
  await standInForYouTube(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(songPath(video));
  await waitForHydration(page);
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  const player = page.getByRole("dialog", { name: `Player: ${video}` });
  const button = (name: string) => player.getByRole("button", { name, exact: true });
  await expect(button("Pause")).toBeVisible();
  const order = {
    mark: player.locator(".player-medium"),
    title: player.locator(".player-title a"),
    previous: button("Previous song"),
    play: button("Pause"),
    next: button("Next song"),
    line: player.getByRole("slider", { name: "Position in the recording" }),
    speed: player.getByLabel("Speed"),
    volume: button("Mute"),
    queue: button("Queue"),
    larger: button("Enlarge the player"),
    close: button("Close the player"),
  };
  const places: [name: string, x: number][] = [];
  for (const [name, part] of Object.entries(order))
    places.push([name, (await part.boundingBox())!.x]);
  expect(places.toSorted(([, a], [, b]) => a - b).map(([name]) => name)).toEqual(
    Object.keys(order),
  );
  // The singer stands in the line under the title.
  const singer = (await player.locator(".player-title small").boundingBox())!;
  expect(singer.x).toBe(places[1]![1]);

  const { width, height } = await boxOf(page, ".player-video .video-frame");
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(height).toBeGreaterThanOrEqual(200);
});
