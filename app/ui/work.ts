const running = new Set<symbol>();
let endedAt = 0;

/** Starts work, which counts as activity of the user: an upload, a video, sound. Returns a function that ends it. */
export function beginWork(): () => void {
  const work = Symbol("work");
  running.add(work);
  return () => {
    if (running.delete(work)) endedAt = Date.now();
  };
}

/** Runs a task as work; see `beginWork`. */
export async function asWork<Result>(task: () => Promise<Result>): Promise<Result> {
  const end = beginWork();
  try {
    return await task();
  } finally {
    end();
  }
}

/** Whether audio or video of the page plays. */
const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(({ paused }) => !paused);
/** Whether the full view of lyrics or large words are open, from which people sing. */
const isReading = () =>
  document.querySelector("#lyrics:is(:target, [data-here]), .large-words") !== null;

export const isWorking = () => running.size > 0 || isPlaying() || isReading();

/** When work last ended, in milliseconds since 1970; timers of a hidden tab run once a minute. */
export const workEndedAt = () => endedAt;
