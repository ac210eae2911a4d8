/** Milliseconds between lines: often on a terminal, where a line replaces the one before, seldom in a log. */
const [terminalInterval, logInterval] = [200, 10_000];

/** Counts `done` more things. */
export type Progress = (done: number) => void;

/** Starts a progress of `total` things on stderr: how many are done, and about how long the rest takes. */
export function startProgress(what: string, total: number): Progress {
  const { stderr } = process;
  const started = Date.now();
  let shown = started;
  let done = 0;
  return (more) => {
    done += more;
    const now = Date.now();
    const isLast = done >= total;
    if (!isLast && now - shown < (stderr.isTTY ? terminalInterval : logInterval)) return;
    // A short work needs no line in a log.
    if (isLast && !stderr.isTTY && shown === started) return;
    shown = now;
    const line = `${what}: ${done} of ${total}${isLast ? "" : `, ${timeLeft((now - started) / done, total - done)} left`}`;
    stderr.write(stderr.isTTY ? `\r\u001B[K${line}${isLast ? "\n" : ""}` : `${line}\n`);
  };
}

function timeLeft(millisecondsOfOne: number, count: number): string {
  const seconds = Math.ceil((millisecondsOfOne * count) / 1000);
  return seconds < 90 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}
