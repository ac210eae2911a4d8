import type { Page } from "./test.ts";

export const youTube = "https://www.youtube-nocookie.com";

/**
 * A page in the place of YouTube's embedded player. It speaks the messages of the IFrame API, plays nothing, and keeps
 * what it was asked in `asked`; videos that are `unavailable` report an error.
 */
const standIn = `<!doctype html><title>YouTube</title><body data-unavailable="UNAVAILABLE"><p>Stand-in</p><script>
const query = new URLSearchParams(location.search);
const id = location.pathname.split("/").pop();
const end = Number(query.get("end")) || SECONDS;
let listener = null, state = query.get("autoplay") === "1" ? 1 : 5;
let time = Number(query.get("start")) || 0, at = performance.now();
let rate = 1, volume = 100, muted = false;
window.asked = [];
const now = () => state === 1 ? time + (performance.now() - at) / 1000 * rate : time;
const settle = () => { time = now(); at = performance.now(); };
const tell = (event, info) => listener && parent.postMessage(JSON.stringify({ event, info, id: listener }), query.get("origin"));
const rates = { availablePlaybackRates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] };
const deliver = (event = "infoDelivery") => tell(event, { ...(event === "initialDelivery" && rates), playerState: state, currentTime: now(), duration: end + 1000, volume, muted, playbackRate: rate });
const become = (next) => { settle(); state = next; tell("onStateChange", next); deliver(); };
const commands = {
  playVideo: () => become(1), pauseVideo: () => become(2),
  seekTo: (seconds) => { time = seconds; at = performance.now(); deliver(); },
  setPlaybackRate: (to) => { settle(); rate = to; deliver(); },
  setVolume: (to) => { volume = to; deliver(); }, mute: () => { muted = true; deliver(); }, unMute: () => { muted = false; deliver(); },
  addEventListener: () => {},
};
addEventListener("message", ({ data, origin }) => {
  const message = JSON.parse(data);
  if (message.event === "listening") {
    listener = message.id;
    tell("onReady", null);
    deliver("initialDelivery");
    if (document.body.dataset.unavailable.includes(id)) tell("onError", 150);
  }
  if (message.event === "command") { window.asked.push([message.func, ...message.args]); commands[message.func](...message.args); }
});
setInterval(() => { if (state !== 1) return; if (now() >= end) become(0); else deliver(); }, 100);
</script>`;

/** Answers the addresses of YouTube's player with a stand-in: no request leaves the machine. */
export async function standInForYouTube(
  page: Page,
  unavailable: string[] = [],
  seconds = 100,
): Promise<void> {
  const body = standIn
    .replace("UNAVAILABLE", unavailable.join(" "))
    .replace("SECONDS", String(seconds));
  await page.route(`${youTube}/embed/**`, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
}

/** Returns what the stand-in was asked to do. */
export function askedOfYouTube(page: Page): Promise<unknown[][]> {
  return page
    .frameLocator("iframe")
    .locator("body")
    .evaluate(() => (window as unknown as { asked: unknown[][] }).asked);
}
