import { concertPath } from "#app/domain/songs/concert.ts";
import { draftStates } from "./draft-states.ts";
import { searchPath, songPath } from "./songs.ts";
import { timedSong } from "./timed-song.ts";
import type { Role } from "./sessions.ts";
import { deviceStates, offerStates } from "./device.ts";
import { historyStates } from "./history-states.ts";
import { offlineStates, signOutStates } from "./offline-states.ts";
import { suggestionForms, suggestionLists } from "./suggestion-states.ts";
import { expect, waitForHydration, type Page } from "./test.ts";

/** A state whose accessibility and layout are checked. */
export interface State {
  name: string;
  path: string;
  /** Brings the page into the state, in any language. */
  open?: (page: Page) => Promise<void>;
  width?: number;
  /** Whether scripts place it as it opens: at another width, it has to be opened again. */
  isPlaced?: true;
  /** The role of the signed-in user, if any. */
  as?: Role;
  /** Whether another state has the same template. */
  variant?: true;
}

const playable = searchPath({ composer: "Tyagaraja" });

async function play(page: Page) {
  await waitForHydration(page);
  await page.locator("button.play").first().click();
  await expect(page.locator("dialog.player")).toBeVisible();
}

export const pages: State[] = [
  { name: "welcome", path: "/" },
  { name: "cards", path: "/home?view=card" },
  { name: "table", variant: true, path: "/home?view=table" },
  { name: "newest", variant: true, path: "/home?sortBy=added&direction=desc&view=table" },
  { name: "songs from a letter on", variant: true, path: "/home?initial=S" },
  { name: "songs without a recording", variant: true, path: "/home?without=recording" },
  { name: "shared list", path: "/shared/demonstration-list" },
  { name: "list in an address", path: "/list?songs=1.2.3&name=For+practice" },
  { name: "sheets of a list in an address", path: "/list/sheets?songs=11.1.2" },
  { name: "nothing on the device", path: "/device" },
  { name: "search", path: "/search" },
  { name: "lines of lyrics", variant: true, path: searchPath({ lyrics: "dhira varada" }) },
  { name: "results", path: searchPath({ raagaDescription: "Amritavarshini" }) },
  {
    name: "results of several filters",
    variant: true,
    path: searchPath({ raagaDescription: "Amritavarshini", songTypeDescription: "Tillana" }),
  },
  {
    name: "narrowed results",
    variant: true,
    path: searchPath({ q: "rama", only: "songType:Kriti" }),
  },
  { name: "no results", variant: true, path: searchPath({ title: "nothing of the kind" }) },
  { name: "song with lyrics", path: songPath("Meru Samana") },
  {
    name: "transliterated lyrics",
    variant: true,
    path: `${songPath("Vatapi Ganapatim")}?script=te`,
  },
  { name: "song without lyrics", path: songPath("Omkara Akarini") },
  { name: "song without a recording", variant: true, path: songPath("Sama Gana") },
  { name: "missing song", variant: true, path: "/songs/99999" },
  { name: "people", path: "/people" },
  { name: "person", path: "/people/m-balamuralikrishna" },
  { name: "raagas", path: "/raagas" },
  { name: "list of raagas", variant: true, path: "/raagas?kind=audava" },
  { name: "melakarta", path: "/raagas/Mechakalyani" },
  { name: "janya", variant: true, path: "/raagas/Mohanam" },
  { name: "two raagas", path: "/raagas/Mohanam/beside/Hamsadhvani" },
  {
    name: "two raagas of one scale",
    variant: true,
    path: "/raagas/Mechakalyani/beside/Yaman",
  },
  {
    name: "raagas to compare",
    path: `/raagas/beside?${new URLSearchParams({ one: "kalyani", other: "Mohanati" })}`,
  },
  { name: "about", path: "/about" },
  { name: "privacy", path: "/about/privacy" },
  { name: "accessibility", path: "/about/accessibility" },
  { name: "numbers", path: "/about/numbers" },
  { name: "data", path: "/data" },
  { name: "practise", path: "/practise?raaga=Mayamalavagaula&taala=Misra+Chapu" },
  { name: "practice of a song", path: `${songPath("Meru Samana")}/practise` },
  {
    name: "practice of lines that have times",
    path: `${timedSong}/practise?beside=roman`,
    open: async (page) => {
      await waitForHydration(page);
      await page.locator("#repeat").selectOption({ index: 1 });
      await expect(page.locator("#repeat-gap")).toBeVisible();
    },
  },
  {
    name: "practice of a song without lyrics",
    variant: true,
    path: `${songPath("Omkara Akarini")}/practise`,
  },
  { name: "last heard", path: "/heard" },
  { name: "notation", variant: true, path: songPath("Padumanabha") },
  {
    name: "practice of a song with a notation",
    variant: true,
    path: `${songPath("Padumanabha")}/practise`,
  },
  {
    name: "a notation in large letters",
    variant: true,
    path: `${songPath("Padumanabha")}/practise?view=large&show=both`,
  },
  { name: "radio", path: "/radio" },
  { name: "radio of a time of day", path: "/radio?time=evening" },
  { name: "concerts", path: "/concerts" },
  { name: "concert", path: concertPath("AIR Vijayawada, radio concert") },
  { name: "source", path: "/sources/1" },
  { name: "taalas", path: "/taalas" },
  { name: "taala", path: "/taalas/Adi" },
  { name: "taala without counts", variant: true, path: "/taalas/Trimukhi" },
  { name: "deities", path: "/deities" },
  { name: "deity", path: "/deities/Devi" },
  ...suggestionForms,
  { name: "citation", path: "/cite/song/1" },
  { name: "REST interface", path: "/api-docs" },
  { name: "design", variant: true, path: "/dev/design" },
  { name: "no connection", path: "/offline" },
  { name: "login", path: "/login" },
  { name: "sign up", path: "/signup" },
  { name: "forgotten password", path: "/forgot-password" },
];

/** Menus, dialogs and the player, open. */
export const layers: State[] = [
  {
    name: "language menu",
    path: "/search",
    open: async (page) => {
      await page.locator("[popovertarget=language-menu]").click();
      await expect(page.locator("#language-menu")).toBeVisible();
    },
  },
  {
    name: "mobile menu",
    path: "/search",
    width: 390,
    open: async (page) => {
      await page.locator(".menu-button").click();
      await expect(page.locator("#site-menu")).toBeVisible();
    },
  },
  {
    name: "search to change",
    path: searchPath({ raagaDescription: "Amritavarshini" }),
    open: (page) => page.locator(".search-again > summary").click(),
  },
  {
    name: "facets on a phone",
    path: searchPath({ raagaDescription: "Amritavarshini" }),
    width: 390,
    open: async (page) => {
      await page.locator(".narrow-link").click();
      await expect(page.locator("#narrow")).toBeVisible();
    },
  },
  { name: "docked player", path: playable, open: play },
  {
    name: "menu of a song",
    path: playable,
    isPlaced: true,
    open: async (page) => {
      await waitForHydration(page);
      await page.locator(".presses button").nth(1).click();
      await expect(page.locator(".song-menu")).toBeVisible();
    },
  },
  {
    name: "large player",
    path: playable,
    open: async (page) => {
      await play(page);
      await page.locator(".player .icon-button:has(use[href$=expand])").click();
      await expect(page.locator("dialog.player.large")).toBeVisible();
    },
  },
  {
    name: "queue of the player, with a loop",
    path: playable,
    open: async (page) => {
      await play(page);
      await page.locator(".player .for-queue").click();
      await page.keyboard.press("[");
      await expect(page.locator(".loop-point")).toBeVisible();
      await expect(page.locator(".player-queue li")).toHaveCount(1);
    },
  },
  {
    name: "keys of the player",
    path: playable,
    open: async (page) => {
      await play(page);
      await page.keyboard.press("?");
      await expect(page.locator(".player-keys")).toBeVisible();
    },
  },
  ...deviceStates,
  ...offlineStates,
  { name: "full lyrics", path: `${songPath("Meru Samana")}#lyrics` },
  { name: "end of a smooth scroll", path: `${playable}&paging=smooth`, open: waitForHydration },
];

export const signedInStates: State[] = [
  { name: "own songs", path: "/my-collection", as: "Contributor" },
  { name: "own deleted songs", path: "/my-collection/deleted", as: "Contributor" },
  { name: "no own songs", variant: true, path: "/my-collection", as: "Viewer" },
  { name: "kept list", path: "/lists/1", as: "Viewer" },
  {
    name: "question before a list is deleted",
    path: "/lists/1?dialog=delete",
    as: "Viewer",
    open: waitForHydration,
  },
  { name: "song sheets", path: "/lists/1/sheets?script=te", as: "Viewer" },
  ...offerStates,
  ...signOutStates,
  { name: "lists of a song", path: `${songPath("Meru Samana")}/keep`, as: "Viewer" },
  { name: "access denied", path: "/songs/add", as: "Viewer" },
  ...draftStates,
  ...suggestionLists,
  {
    name: "people to choose from",
    path: "/songs/add",
    as: "Contributor",
    open: async (page) => {
      await waitForHydration(page);
      await page.locator("#singer").fill("Chembai Vaidyanatha Bhagavathar");
      await page.locator("button[value=find-people]").click();
      await expect(page.locator("#people select")).toHaveCount(2);
    },
  },
  {
    name: "edited song",
    path: `/songs/edit${songPath("Meru Samana").slice(6)}`,
    as: "Contributor",
  },
  {
    name: "what one follows",
    path: "/following",
    as: "Viewer",
    open: async (page) => {
      if ((await page.locator(".following li").count()) > 0) return;
      await page.goto("/home?without=lyrics");
      await page.locator(".follow summary").click();
      await page.locator(".follow button").click();
      await page.waitForURL("/home?without=lyrics");
      await page.locator(".follow summary").click();
      await expect(page.locator(".follow [aria-pressed=true]")).toBeVisible();
      await page.goto("/following");
      await expect(page.locator(".following li")).toHaveCount(1);
    },
  },
  { name: "end of mails with news", path: "/following/stop/1.unknown", as: "Viewer" },
  {
    name: "where a song is followed",
    path: songPath("Meru Samana"),
    as: "Viewer",
    open: async (page) => {
      await page.locator(".follow summary").click();
      await expect(page.locator(".follow p").first()).toBeVisible();
    },
  },
  { name: "own song", path: songPath("Meru Samana"), as: "Contributor" },
  ...historyStates,
  {
    name: "song to delete",
    path: `${songPath("Meru Samana")}/delete`,
    as: "Contributor",
    open: async (page) => {
      await waitForHydration(page);
      await expect(page.locator("dialog:modal")).toBeVisible();
    },
  },
  { name: "picture of a person", path: "/admin/people/tyagaraja", as: "Administrator" },
  { name: "bin", path: "/admin/bin", as: "Administrator" },
];

export async function openState(page: Page, state: State): Promise<void> {
  await page.setViewportSize({ width: state.width ?? 1280, height: 800 });
  await forgetState(page);
  await page.goto(state.path);
  // Full lyrics cover the page's heading.
  await expect(page.locator("h1, h2").filter({ visible: true }).first()).toBeVisible();
  // A face that arrives between press and release moves the line from under the pointer.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // So does content that is laid out only when one scrolls near it. What opens may be another document.
  await renderAll(page);
  await state.open?.(page);
  await renderAll(page);
}

/** Ends the page of a state, so that it asks for nothing more. */
export async function leaveState(page: Page): Promise<void> {
  await forgetState(page);
  await page.goto("about:blank");
}

/** Clears what a state has stored on the device and in the tab: a queue would bring its player to the next page. */
async function forgetState(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Renders content below the fold too: until then, axe sees no colours. */
function renderAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
}
