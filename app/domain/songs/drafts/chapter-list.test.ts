import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseChapters } from "./chapter-list.ts";

test.each([
  ["0:00 Vatapi Ganapatim", 0, "Vatapi Ganapatim"],
  ["00:00:00 - Vatapi", 0, "Vatapi"],
  ["1:02:03 Endaro – Sri", 3723, "Endaro – Sri"],
  ["[75:30] Title", 4530, "Title"],
  ["(1:05) Title (live)", 65, "Title (live)"],
  ["1. 4:10 Title", 250, "Title"],
  ["01) 4:10 | Title", 250, "Title"],
  ["2. Title 4:10", 250, "2. Title"],
  ["• Title – Kalyani (4:10)", 250, "Title – Kalyani"],
  ["4:10\tTitle\tKalyani", 250, "Title – Kalyani"],
  ["▶ 4:10: Title", 250, "Title"],
  ["Title 4:10 Kalyani", 250, "Title – Kalyani"],
  ["**4:10** ఎందరో మహానుభావులు", 250, "ఎందరో మహానుభావులు"],
  ["4:10 1975 concert", 250, "1975 concert"],
])("of %j the start and the words are read", (line, startSeconds, text) => {
  expect(parseChapters(line)).toEqual({
    chapters: [{ startSeconds, endSeconds: null, text }],
    leftOut: [],
  });
});

test("a chapter ends where it says, or else where the next one starts, in any order", () => {
  const list = `Concert of 1975:

    1. 0:00 - 4:00 One
    9:00 Three
    2. Two (4:10 to 8:00)
    14:00–13:00 Four
    4:75 no time
    20:00`;
  const { chapters, leftOut } = parseChapters(list);
  expect(
    chapters.map(({ startSeconds, endSeconds, text }) => [startSeconds, endSeconds, text]),
  ).toEqual([
    [0, 240, "One"],
    [540, 840, "Three"],
    [250, 480, "2. Two"],
    [840, null, "Four"],
  ]);
  expect(leftOut).toEqual(["Concert of 1975:", "4:75 no time", "20:00"]);
});

const two = (number: number) => String(number).padStart(2, "0");
const clock = (seconds: number, withHours: boolean) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  const rest = two(seconds % 60);
  return withHours || hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`;
};
const styles: ((at: number, start: string, end: string, title: string) => string)[] = [
  (_, start, _end, title) => `${start} ${title}`,
  (_, start, _end, title) => `[${start}] - ${title}`,
  (at, start, _end, title) => `${at}. (${start}) ${title}`,
  (at, start, _end, title) => `#${at} ${start} | ${title}`,
  (_, start, end, title) => `${start} - ${end} ${title}`,
  (_, start, end, title) => `${title} (${start} – ${end})`,
  (_, start, _end, title) => `• ${title} — ${start}`,
];

test("every list is read whole, however it is written", () => {
  const title = fc
    .array(fc.constantFrom("Vatapi", "ఎందరో", "Śrī", "raama-nannu", "M. D. R.", "नाद", "(live)"), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => `A ${words.join(" ")}`);
  const lengths = fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), title), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(lengths, fc.constantFrom(...styles), fc.boolean(), (songs, style, withHours) => {
      const starts = songs.map((_, at) =>
        songs.slice(0, at).reduce((sum, [length]) => sum + length, 0),
      );
      const lines = songs.map(([length, name], at) =>
        style(at + 1, clock(starts[at]!, withHours), clock(starts[at]! + length, withHours), name),
      );
      const { chapters, leftOut } = parseChapters(lines.join("\r\n"));
      expect(leftOut).toEqual([]);
      expect(chapters.map(({ text }) => text)).toEqual(songs.map(([, name]) => name));
      expect(chapters.map(({ startSeconds }) => startSeconds)).toEqual(starts);
      expect(chapters.slice(0, -1).map(({ endSeconds }) => endSeconds)).toEqual(starts.slice(1));
    }),
  );
});

test("no text breaks it, and an end is behind its start", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const { chapters } = parseChapters(text);
      for (const { startSeconds, endSeconds } of chapters)
        expect(endSeconds === null || endSeconds > startSeconds).toBe(true);
    }),
  );
});
