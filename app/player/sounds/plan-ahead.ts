import { beginWork } from "../../ui/work.ts";

/** Sounds are planned so many seconds ahead: timers of a background page run once a second. */
const ahead = 1.3;
const everyMs = 100;

interface Plan<Sound extends { time: number }> {
  /** The time of the context from which the sounds' own times count. */
  begin: number;
  /** Lists the sounds of a stretch of time, `from` ≤ time < `to`. */
  between: (from: number, to: number) => Sound[];
  /** Schedules a sound. */
  play: (sound: Sound) => void;
  /** Is told of each sound as it begins. */
  onSound: (sound: Sound) => void;
  /** When the sounds end, in seconds, and what is told of it then. */
  end?: { time: number; onEnd: () => void };
}

/** Plays sounds in time, and tells of them as they begin. Returns a function that ends the plan. */
export function planAhead<Sound extends { time: number }>(
  context: AudioContext,
  { begin, between, play, onSound, end }: Plan<Sound>,
): () => void {
  let planned = 0;
  let upcoming: Sound[] = [];
  const plan = () => {
    const now = context.currentTime - begin;
    if (end && now >= end.time) return end.onEnd();
    const until = Math.min(now + ahead, end?.time ?? Infinity);
    if (until <= planned) return;
    // After a stall, what is overdue would sound all at once.
    const sounds = between(Math.max(planned, now), until);
    planned = until;
    for (const sound of sounds) play(sound);
    upcoming.push(...sounds);
  };
  plan();
  const endWork = beginWork();
  const timer = setInterval(plan, everyMs);
  let frame = 0;
  const follow = () => {
    const now = context.currentTime - begin;
    const last = upcoming.findLast(({ time }) => time <= now);
    if (last) {
      upcoming = upcoming.filter(({ time }) => time > now);
      onSound(last);
    }
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    clearInterval(timer);
    cancelAnimationFrame(frame);
    endWork();
  };
}
