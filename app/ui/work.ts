const running = new Set<symbol>();
let endedAt = 0;

/** Says that something goes on without a press: a file is sent, a video or a made sound plays. Returns what ends it. */
export function beginWork(): () => void {
  const work = Symbol("work");
  running.add(work);
  return () => {
    if (running.delete(work)) endedAt = Date.now();
  };
}

/** Runs a task as work. */
export async function asWork<Result>(task: () => Promise<Result>): Promise<Result> {
  const end = beginWork();
  try {
    return await task();
  } finally {
    end();
  }
}

/** Sound and video of the page itself, and the full view of lyrics, from which people sing. */
const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(({ paused }) => !paused);
const isReading = () => document.querySelector("#lyrics:is(:target, [data-here])") !== null;

export const isWorking = () => running.size > 0 || isPlaying() || isReading();

/** When work ended last, in milliseconds since 1970; a hidden tab looks only once a minute. */
export const workEndedAt = () => endedAt;
