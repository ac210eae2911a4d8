import { describe, expect, test } from "vitest";
import { songFormSchema } from "./song-schema.ts";

const whole = {
  title: "Omkara",
  singer: "M. Balamuralikrishna",
  mediaTypeId: "1",
  recordingDate: "1975",
  description: "A kriti.",
};

describe("what only the form enters", () => {
  const errorsOf = (input: object) =>
    Object.fromEntries(
      (songFormSchema(new Set()).safeParse({ ...whole, ...input }).error?.issues ?? []).map(
        ({ path, message }) => [path.join("."), message],
      ),
    );

  test("dates are as exact as they are known, and not of the future", () => {
    for (const recordingDate of ["1968", "1968-08", "1968-08-15"])
      expect(songFormSchema(new Set()).parse({ ...whole, recordingDate })).toMatchObject({
        recordingDate,
      });
    const next = new Date().getFullYear() + 1;
    for (const recordingDate of [`${next}`, `${next}-01`, "1968-00", "1968-13", "1899", "68"])
      expect(errorsOf({ recordingDate })).toEqual({ recordingDate: "songForm.dateInvalid" });
  });

  test("a part of a medium ends after it begins; times are seconds, minutes or hours", () => {
    const parsed = songFormSchema(new Set()).parse({
      ...whole,
      startSeconds: "75:30",
      endSeconds: "1:20:05",
    });
    expect(parsed).toMatchObject({ startSeconds: 4530, endSeconds: 4805 });
    const backwards = { startSeconds: "5:30", endSeconds: "5:30" };
    expect(errorsOf(backwards)).toEqual({ endSeconds: "songForm.endBeforeStart" });
    expect(errorsOf({ ...backwards, title: "" })).toEqual({
      title: "songForm.titleRequired",
      endSeconds: "songForm.endBeforeStart",
    });
    expect(errorsOf({ startSeconds: "5:30", endSeconds: "5:75" })).toEqual({
      endSeconds: "songForm.timeInvalid",
    });
    expect(errorsOf({ endSeconds: "0:10" })).toEqual({});
  });

  test("lists have an end, and say nothing twice", () => {
    const many = Array.from({ length: 31 }, (_, at) => `Title ${at}`).join("\n");
    expect(errorsOf({ otherTitles: many, raagas: many.split("\n") })).toEqual({
      otherTitles: "songForm.tooMany",
      raagas: "songForm.tooMany",
    });
    expect(
      songFormSchema(new Set()).parse({ ...whole, otherTitles: "One\r\n\r\nTwo\nOne " }),
    ).toMatchObject({ otherTitles: ["One", "Two"] });
    for (const track of ["0", "-1", "1.5", "x"])
      expect(errorsOf({ track })).toEqual({ track: "songForm.numberInvalid" });
  });
});
