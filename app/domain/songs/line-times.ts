/** A moment at which a line begins, in seconds from the beginning of the medium. */
export interface LineStart {
  at: number;
  /** The number of the line, from 1 on. */
  line: number;
}

const maxTimesOfLine = 100;

/** Writes seconds as `1:05`, `1:05.3` or `1:05.37`, or with hours. */
export function writeTime(seconds: number): string {
  const hundredths = Math.round(seconds * 100);
  const [whole, rest] = [Math.floor(hundredths / 100), hundredths % 100];
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const part = rest === 0 ? "" : `.${twoDigits(rest).replace(/0$/, "")}`;
  const inMinutes = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes);
  return `${inMinutes}:${twoDigits(whole % 60)}${part}`;
}

/** Reads `65.3`, `1:05.3` or `1:02:03` as seconds; null for another text. */
export function readTime(text: string): number | null {
  const [, hours, minutes, seconds] =
    /^(?:(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):(?=\d\d(?:\D|$)))?(\d{1,5}(?:[.,]\d{1,2})?)$/.exec(
      text,
    ) ?? [];
  if (seconds === undefined) return null;
  const [ofHours, ofMinutes] = [Number(hours ?? 0), Number(minutes ?? 0)];
  const inSeconds = Number(seconds.replace(",", "."));
  if ((minutes !== undefined && inSeconds >= 60) || (hours !== undefined && ofMinutes >= 60))
    return null;
  return round(ofHours * 3600 + ofMinutes * 60 + inSeconds);
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;

/** Reads the times of one line, with spaces between them; null where one of them is none. */
export function readTimes(text: string): number[] | null {
  const times = text
    .split(/\s+/)
    .filter((one) => one !== "" && one !== "-")
    .map(readTime);
  if (times.length > maxTimesOfLine || times.includes(null)) return null;
  return [...new Set(times as number[])].toSorted((one, other) => one - other);
}

/** Lists the beginnings of lines in the order of the recording. */
export const startsOf = (times: readonly (readonly number[])[]): LineStart[] =>
  times
    .flatMap((ofLine, index) => ofLine.map((at) => ({ at, line: index + 1 })))
    .toSorted((one, other) => one.at - other.at);
