import { songPath } from "./songs.ts";
import { expect, type Page, waitForHydration } from "./test.ts";

const song = songPath("Nidhi Chala Sukhama");

/** Makes the next document look like a copy that the service worker has stored. */
export async function markAsCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = () => {
      if (document.documentElement) document.documentElement.dataset.saved = "1795863450460";
    };
    mark();
    new MutationObserver(mark).observe(document, { childList: true });
  });
}

/** Records things as kept on the device. */
async function recordThings(page: Page): Promise<void> {
  const at = 1_795_863_450_460;
  const shared = { withRecordings: true, language: "en", paths: [], recordings: [] };
  const things = [
    { kind: "song", name: "Nidhi Chala Sukhama", to: song, songIds: [Number(song.slice(7))] },
    { kind: "list", name: "For the bus", to: "/device", songIds: [1, 2] },
    { kind: "raaga", name: "Mohanam", to: "/raagas/Mohanam", songIds: [] },
  ].map((one, which) => ({ ...one, ...shared, bytes: 4e6, keptAt: at + which, checkedAt: at }));
  await page.evaluate(async (records) => {
    const index = await caches.open("index-1");
    for (const record of records)
      await index.put(`/things/${encodeURIComponent(record.name)}`, Response.json(record));
    await index.put("/visits", Response.json([["/songs/1", "Omkara Akarini"]]));
  }, things);
}

async function openAgain(page: Page, prepare: (page: Page) => Promise<void>): Promise<void> {
  const address = page.url();
  await page.goto("/robots.txt");
  await prepare(page);
  await page.goto(address);
  await waitForHydration(page);
}

export const offlineStates = [
  {
    name: "keeping for practice",
    path: song,
    open: async (page: Page) => {
      await waitForHydration(page);
      await page.locator("[data-keep]").first().click();
      await expect(page.locator("dialog:modal button:not(.quiet)")).toBeEnabled();
      await expect(page.locator("dialog:modal [type=checkbox]")).toBeVisible();
    },
  },
  {
    name: "kept for practice",
    path: "/device",
    open: async (page: Page) => {
      await openAgain(page, recordThings);
      await expect(page.locator("#kept-things ~ ul > li")).toHaveCount(3);
    },
  },
  {
    name: "saved copy",
    path: "/taalas/Adi",
    open: async (page: Page) => {
      await openAgain(page, markAsCopy);
      await expect(page.locator(".saved-note")).toBeVisible();
    },
  },
];

export const signOutStates = [
  {
    name: "question before signing out",
    path: "/account",
    as: "Viewer" as const,
    open: async (page: Page) => {
      await openAgain(page, recordThings);
      await expect(page.locator("dialog.idle")).toBeAttached();
      await page.locator("main form[action='/logout'] button").click();
      await expect(page.locator("dialog:modal")).toBeVisible();
    },
  },
];
