import { makeFiles } from "./media-files.ts";
import type { Role } from "./sessions.ts";
import { songPath } from "./songs.ts";
import type { Request, Route } from "@playwright/test";
import { expect, type Page } from "./test.ts";
import { standInForYouTube } from "./youtube.ts";

/** Work that counts as activity without input from the user. */
export interface Work {
  name: string;
  path: string;
  as: Role;
  start: (page: Page) => Promise<void>;
  /** Ends it; by default it ends by itself. */
  stop?: (page: Page) => Promise<void>;
  /** Whether it gives up after five minutes without a response. */
  isBrief?: true;
}

const main = (page: Page) => page.getByRole("main");

/** Media without bytes count as playing, and cannot end while a test's clock is moved. */
const holdMedia = (page: Page) => page.route("**/media/**", () => undefined);

async function playOnYouTube(page: Page, button: string) {
  await standInForYouTube(page, [], 3600);
  await main(page).getByRole("button", { name: button }).first().click();
  await expect(page.locator("dialog.player button[aria-label=Pause]")).toBeVisible();
}

const pause = (page: Page) => page.locator("dialog.player button[aria-label=Pause]").click();

async function playElement(page: Page, tag: "audio" | "video") {
  await holdMedia(page);
  await page.evaluate((name) => {
    const medium = document.createElement(name);
    medium.src = "/media/0";
    document.querySelector("main")!.appendChild(medium);
    void medium.play().catch(() => undefined);
  }, tag);
}

const endElement = (page: Page) =>
  page.evaluate(() =>
    document.querySelector<HTMLMediaElement>("main > :is(audio, video)")!.pause(),
  );

/** Blocks the bytes of uploads. */
const holdUploads = (page: Page) => page.route("**/uploads/*/parts/*", () => undefined);

const blockedRoutes = new WeakMap<Page, Route[]>();

/** Blocks requests until `breakOff`. */
async function hold(page: Page, url: string | RegExp, isHeld = (_request: Request) => true) {
  const routes: Route[] = [];
  blockedRoutes.set(page, routes);
  await page.route(url, (route) =>
    isHeld(route.request()) ? void routes.push(route) : route.fallback(),
  );
}

/** Ends blocked requests, and waits until the page has been told. */
const breakOff = async (page: Page) => {
  for (const route of blockedRoutes.get(page)!) {
    const ended = page.waitForEvent("requestfailed", (request) => request === route.request());
    await route.abort();
    await ended;
  }
};

/** The drawing of a stored file's shape, in the form of its song. */
export const drawing = (path: string): Work => ({
  name: "the shape of a stored sound",
  path,
  as: "Contributor",
  start: async (page) => {
    await hold(page, "**/media/*");
    const request = page.waitForRequest(/\/media\//);
    await page.getByRole("button", { name: "Draw the waveform" }).click();
    await request;
  },
  stop: breakOff,
});

export const works: Work[] = [
  {
    name: "a YouTube video in the bar",
    path: songPath("Omkara Akarini"),
    as: "Viewer",
    start: (page) => playOnYouTube(page, "Play"),
    stop: pause,
  },
  {
    name: "a YouTube video in the large player",
    path: songPath("Omkara Akarini"),
    as: "Viewer",
    start: async (page) => {
      await playOnYouTube(page, "Play");
      await page.getByRole("button", { name: "Enlarge the player" }).click();
    },
    stop: pause,
  },
  {
    name: "a recording of the archive in the bar",
    path: songPath("Meru Samana"),
    as: "Viewer",
    start: async (page) => {
      await holdMedia(page);
      await main(page).getByRole("button", { name: "Play" }).first().click();
      await expect(page.locator("dialog.player audio")).toBeAttached();
    },
  },
  ...(["audio", "video"] as const).map((tag) => ({
    name: `any ${tag} of a page`,
    path: "/taalas/Adi",
    as: "Viewer" as const,
    start: (page: Page) => playElement(page, tag),
    stop: endElement,
  })),
  {
    name: "the click of a taala",
    path: "/taalas/Adi",
    as: "Viewer",
    start: async (page) => {
      await main(page).getByRole("button", { name: "Start" }).click();
      await expect(main(page).locator("[data-sounding]")).toBeVisible();
    },
    stop: (page) => main(page).getByRole("button", { name: "Stop" }).click(),
  },
  {
    name: "the cycle on the page of a song",
    path: songPath("Meru Samana"),
    as: "Viewer",
    start: async (page) => {
      await main(page).locator("[data-cycle]").first().click();
      await expect(main(page).locator("[data-cycle][aria-pressed=true]")).toBeVisible();
      await expect(main(page).locator("[data-sounding]").first()).toBeAttached();
    },
    stop: (page) => main(page).locator("[data-cycle]").first().click(),
  },
  {
    name: "the scale of a raaga",
    path: "/raagas/Mohanam",
    as: "Viewer",
    start: async (page) => {
      await page.getByLabel("Tempo").selectOption("slow");
      await page.getByRole("button", { name: "Play arohana" }).click();
      // A level line, which has no height.
      await expect(main(page).locator("[data-sounding]")).toHaveCount(1);
    },
    stop: (page) => main(page).locator("[data-scale][aria-pressed=true]").click(),
  },
  {
    name: "the upload of a song's form",
    path: "/songs/add",
    as: "Contributor",
    start: async (page) => {
      await holdUploads(page);
      await page.locator("[name=uploadType]").selectOption("Audio");
      await page.locator("[name=mediaFile]").setInputFiles("tests/e2e/fixtures/tone.mp3");
      await expect(page.getByText("Uploading tone.mp3")).toBeVisible();
    },
    stop: (page) => page.getByRole("button", { name: "Pause" }).click(),
    isBrief: true,
  },
  {
    name: "a form with a file on a slow line",
    path: "/my-collection/import",
    as: "Contributor",
    start: async (page) => {
      await page.route("**/my-collection/import*", (route) =>
        route.request().method() === "POST" ? undefined : route.continue(),
      );
      const file = { name: "songs.csv", mimeType: "text/csv", buffer: Buffer.from("id,title\n") };
      await page.locator("input[type=file]").setInputFiles(file);
      const submission = page.waitForRequest((request) => request.method() === "POST");
      await page.locator("button[value=check]").click({ noWaitAfter: true });
      await submission;
    },
  },
];

/** Works that create drafts, which all tests of an account share. */
export const draftWorks: Work[] = [
  {
    name: "files that are read",
    path: "/songs/drafts",
    as: "Contributor",
    start: async (page) => {
      await hold(page, "**/songs/drafts/files");
      const announced = page.waitForRequest(/\/songs\/drafts\/files$/);
      await page.locator("input[name=files]").setInputFiles(makeFiles(60).slice(-2));
      await announced;
    },
    stop: breakOff,
  },
  {
    name: "many drafts that are saved",
    path: "/songs/drafts",
    as: "Contributor",
    start: async (page) => {
      await page.locator("input[name=files]").setInputFiles(makeFiles(60).slice(-2));
      await expect(page.locator("tr[data-row]")).toHaveCount(2);
      await expect(page.locator(".drafts-progress")).toBeVisible();
      await expect(page.locator(".drafts-progress button")).toHaveCount(0);
      await hold(page, /\/songs\/drafts\/[^/]+$/, (request) =>
        /act=save/.test(request.postData() ?? ""),
      );
      await page.locator("button.button[value=save]").click();
      await expect(page.getByText(/Saving/)).toBeVisible();
    },
    stop: breakOff,
  },
  {
    name: "uploads of many songs",
    path: "/songs/drafts",
    as: "Contributor",
    start: async (page) => {
      await holdUploads(page);
      await page.locator("input[name=files]").setInputFiles(makeFiles(60).slice(-2));
      await expect(page.locator(".drafts-progress")).toBeVisible();
    },
    stop: (page) => page.locator(".drafts-progress button").click(),
    isBrief: true,
  },
  {
    name: "the video whose songs are marked",
    path: "/songs/drafts",
    as: "Contributor",
    start: async (page) => {
      await standInForYouTube(page, [], 3600);
      await page.locator("[name=videoUrl]").fill("https://youtu.be/aaaaaaaaaaa");
      await page.locator("[name=videoSongs]").fill("2");
      await page.locator("button[value=video]").click();
      await page.locator(".drafts-marker summary").click();
      const frame = page.frameLocator("#marked-video");
      await expect(frame.getByText("Stand-in")).toBeVisible();
      await frame.locator("body").evaluate(() =>
        window.dispatchEvent(
          new MessageEvent("message", {
            data: JSON.stringify({ event: "command", func: "playVideo", args: [] }),
          }),
        ),
      );
    },
  },
];
