import type { LineStart } from "./line-times.ts";

/** Seconds for which the last line is shown where the end of the recording is not known. */
const lastLine = 10;

/** Writes lines of lyrics as a WebVTT file. A line is shown until the next one; the last until `end`, in seconds. */
export function writeVtt(
  starts: readonly LineStart[],
  lines: readonly string[],
  end: number | null,
): string {
  const cues = starts.flatMap(({ at, line }, index) => {
    const until = starts[index + 1]?.at ?? Math.max(end ?? 0, at + lastLine);
    const text = lines[line - 1];
    return text === undefined || until <= at
      ? []
      : [`${writeVttTime(at)} --> ${writeVttTime(until)}\n${escapeCue(text)}`];
  });
  return `${["WEBVTT", ...cues].join("\n\n")}\n`;
}

/** `00:01:05.300`; w3.org/TR/webvtt1, "WebVTT timestamp". */
function writeVttTime(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const parts = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60];
  const inMinutes = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return `${inMinutes}:${((whole % 60_000) / 1000).toFixed(3).padStart(6, "0")}`;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeCue = (text: string) => text.replace(/[&<>]/g, (mark) => escapes[mark]!);
