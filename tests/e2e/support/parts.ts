import { songPath } from "./songs.ts";
import type { Role } from "./sessions.ts";
import { expect, type Page } from "./test.ts";

export interface Part {
  /** The source file that is loaded on demand. */
  source: string;
  /** The beginning of its file's name in the build, if different. */
  asset?: string;
  path: string;
  as?: Role;
  /** The key and text that are stored on the device before. */
  keeps?: readonly [key: string, text: string];
  /** Whether the page is a copy that the device has stored. */
  isCopy?: true;
  /** Loads the part. */
  use?: (page: Page) => Promise<unknown>;
  /** Loads it again, if not `use`; null if only a new document does. */
  again?: ((page: Page) => Promise<unknown>) | null;
  /** Text of the toast, if the part has its own. */
  says?: string;
  /** Shown instead of the part. */
  instead?: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole("main");
const scrollDown = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
const playFirst = (page: Page) => main(page).locator("button.play").first().click();
const followLink = (page: Page) =>
  page.locator("header").getByRole("link", { name: "Search", exact: true }).first().click();
const keepButton = (page: Page) =>
  main(page).getByRole("button", { name: "Favourite", exact: true });
const song = songPath("Meru Samana");
const songs = ["kept", JSON.stringify({ marks: [1], lists: [] })] as const;
const heard = ["heard", "[[1,0]]"] as const;

/** Every part of the site that browsers load on demand, and how to make a page load it. */
export const parts: Part[] = [
  { source: "idle-dialog", path: "/home", as: "Viewer", again: followLink },
  { source: "device-notice", path: "/taalas/Adi", as: "Viewer", keeps: songs, again: null },
  { source: "device-offer", path: "/my-collection", as: "Viewer", keeps: songs, again: null },
  {
    source: "suggestions",
    path: "/home",
    use: (page) => page.getByRole("searchbox").first().focus(),
    again: async (page) => {
      await page.getByRole("searchbox").first().blur();
      await page.getByRole("searchbox").first().focus();
    },
    instead: async (page) => {
      await page.getByRole("searchbox").first().fill("Vatapi");
      await page.keyboard.press("Enter");
      await expect(
        main(page)
          .getByRole("link", { name: /Vatapi/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    source: "make-sizes",
    path: "/admin/people/tyagaraja",
    as: "Administrator",
    use: (page) => page.setInputFiles("input[name=picture]", "public/og.png"),
    again: async (page) => {
      await page.setInputFiles("#picture", []);
      await page.setInputFiles("#picture", "public/og.png");
    },
    instead: (page) => expect(page.locator("#picture")).toHaveAttribute("name", "picture"),
  },
  { source: "player", path: "/home", use: playFirst },
  { source: "player/*.json", asset: "en", path: "/home", use: playFirst },
  {
    source: "song-menu",
    path: song,
    use: (page) => page.getByRole("button", { name: "More for Meru Samana" }).click(),
  },
  {
    source: "open-panel",
    path: song,
    use: async (page) => {
      await main(page).getByRole("button", { name: "Play", exact: true }).click();
      await page.getByRole("button", { name: "Queue", exact: true }).click();
    },
    again: async (page) => {
      for (let presses = 0; presses < 2; presses++)
        await page.getByRole("button", { name: "Queue", exact: true }).click();
    },
  },
  {
    source: "marks",
    path: "/home",
    keeps: heard,
    again: null,
  },
  { source: "heard/*.json", asset: "en", path: "/home", keeps: heard, again: null },
  { source: "continue", path: "/", keeps: heard, again: null },
  {
    source: "menu-layer",
    path: song,
    use: (page) => page.locator("[popovertarget=browse]").click(),
    again: null,
  },
  { source: "video", path: "/home", use: playFirst, again: null },
  {
    source: "press-sound",
    path: song,
    use: (page) => main(page).locator("[data-scale]").first().click(),
  },
  {
    source: "scale-player",
    path: "/raagas/Mohanam",
    use: (page) => page.getByRole("button", { name: "Play arohana" }).click(),
  },
  {
    source: "notation-player",
    path: songPath("Shri Gananatha"),
    use: (page) => page.getByRole("button", { name: "Play the notation" }).click(),
  },
  {
    source: "melody-player",
    path: "/practise?raaga=Mohanam",
    use: (page) => page.getByRole("button", { name: "Play in a loop" }).click(),
    instead: (page) => expect(main(page).locator(".practise [role=status]")).toBeVisible(),
  },
  {
    source: "click-player",
    path: "/taalas/Adi",
    use: (page) => main(page).locator(".taala-click button").click(),
    instead: (page) => expect(main(page).locator(".taala-click [role=status]")).toBeVisible(),
  },
  {
    source: "user-acts",
    path: song,
    as: "Viewer",
    again: null,
    instead: (page) =>
      expect(page.getByRole("link", { name: /could not be loaded/ })).toBeVisible(),
  },
  {
    source: "keep-buttons",
    path: song,
    use: (page) => keepButton(page).click(),
    instead: (page) => expect(keepButton(page)).toBeVisible(),
  },
  {
    source: "device/*.json",
    asset: "en",
    path: song,
    use: (page) => keepButton(page).click(),
  },
  {
    source: "keep-dialog",
    path: song,
    use: (page) => main(page).getByRole("button", { name: "Keep for practice" }).click(),
  },
  { source: "kept-things", path: "/device", again: null },
  { source: "saved-note", path: "/taalas/Adi", isCopy: true, again: null },
  { source: "asked-here", path: "/practise?taala=Misra+Chapu", isCopy: true, again: null },
  {
    source: "table",
    path: "/home?view=table",
    again: null,
    instead: (page) => expect(main(page).locator(".leaves > li")).toHaveCount(20),
  },
  {
    source: "growing-list",
    path: "/home?paging=smooth",
    again: null,
    instead: (page) => expect(main(page).locator("nav.pager")).toBeVisible(),
  },
  {
    source: "fetch-with-retries",
    path: "/home?paging=smooth",
    use: scrollDown,
    again: (page) => page.getByRole("button", { name: "Try again" }).click(),
    says: "Failed to load more content",
    instead: (page) => expect(page.getByRole("button", { name: "Try again" })).toBeVisible(),
  },
  {
    source: "more-filters",
    path: "/search",
    again: null,
    instead: (page) => expect(main(page).locator("[name=q]")).toBeVisible(),
  },
  {
    source: "suggest-names",
    path: "/search",
    use: (page) => main(page).locator("[name=title]").fill("Vatapi g"),
    again: async (page) => {
      await main(page).locator("[name=title]").blur();
      await main(page).locator("[name=title]").fill("Vatapi ga");
    },
  },
  {
    source: "find-people",
    path: "/songs/add",
    as: "Contributor",
    use: (page) => page.getByRole("button", { name: "Find these people" }).click(),
  },
  ...["read-tags.client", "make-shape"].map((source): Part => ({
    source,
    path: "/songs/add",
    as: "Contributor",
    use: async (page) => {
      await page.locator("[name=uploadType]").selectOption("Audio");
      await page.locator("[name=mediaFile]").setInputFiles("tests/e2e/fixtures/tone.mp3");
    },
    again: null,
    instead: (page) => expect(page.getByText("tone.mp3 is uploaded.")).toBeVisible(),
  })),
];
