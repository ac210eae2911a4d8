import { expect, test } from "vitest";
import { bytesOf, filledTo, hostile, samples } from "#tests/media-samples.ts";
import { headLength, mediaTypeOf, typeFailureOf } from "./media-type.ts";

test.each([
  ["a.mp3", samples.mp3, "audio/mpeg", "Audio"],
  ["a.mp3", samples.taggedMp3, "audio/mpeg", "Audio"],
  ["a.wav", samples.wav, "audio/wav", "Audio"],
  ["a.m4a", samples.m4a, "audio/mp4", "Audio"],
  ["a.m4a", samples.mp4, "audio/mp4", "Audio"],
  ["a.aac", samples.aac, "audio/aac", "Audio"],
  ["a.flac", samples.flac, "audio/flac", "Audio"],
  ["a.ogg", samples.vorbis, "audio/ogg", "Audio"],
  ["a.ogg", samples.opus, "audio/ogg", "Audio"],
  ["a.opus", samples.opus, "audio/ogg", "Audio"],
  ["a.ogg", samples.theora, "video/ogg", "Video"],
  ["a.mp4", samples.mp4, "video/mp4", "Video"],
  ["a.webm", samples.webm, "video/webm", "Video"],
  ["a.mov", samples.mov, "video/quicktime", "Video"],
  ["a.mp3", samples["mp3 behind zeros"], "audio/mpeg", "Audio"],
  ["a.mp3", samples["mp3 behind a tag and zeros"], "audio/mpeg", "Audio"],
  ["a.mp3", samples["long tag"], "audio/mpeg", "Audio"],
  ["a.flac", samples["flac behind a tag"], "audio/flac", "Audio"],
  ["a.flac", samples["long tag"], "audio/flac", "Audio"],
  ["a.aac", samples["aac behind a tag"], "audio/aac", "Audio"],
  ["a.wav", samples.rf64, "audio/wav", "Audio"],
  ["a.webm", samples["padded webm"], "video/webm", "Video"],
  ["VID_2009.3gp", samples["3gp"], "video/mp4", "Video"],
  ["a.3gp", samples.mp4, "video/mp4", "Video"],
  ["ఎందరో మహానుభావులు.MP3", samples.mp3, "audio/mpeg", "Audio"],
  ["a.b.c.mp4", samples.mp4, "video/mp4", "Video"],
])("T56 %s of its own bytes is %s", (name, content, contentType, kind) => {
  const type = { contentType, kind, rareFormat: null };
  expect(mediaTypeOf(name, content)).toEqual(type);
  expect(mediaTypeOf(name, filledTo(headLength, content))).toEqual(type);
});

test.each([
  ["a.aif", samples.aiff, "audio/aiff", "aiff"],
  ["a.aiff", samples.aifc, "audio/aiff", "aiff"],
  ["a.wma", samples.wma, "audio/x-ms-wma", "wma"],
  ["a.amr", samples.amr, "audio/amr", "amr"],
  ["a.amr", samples["wide amr"], "audio/amr", "amr"],
  ["a.ac3", samples.ac3, "audio/ac3", "ac3"],
])(
  "T56 %s of its own bytes is taken, and known to be played by few",
  (name, content, contentType, rareFormat) => {
    expect(mediaTypeOf(name, content)).toEqual({ contentType, kind: "Audio", rareFormat });
  },
);

test.each([
  ["mp4 named mp3", "a.mp3", samples.mp4, "wrongName"],
  ["mp3 named html", "a.html", samples.mp3, "wrongName"],
  ["mp3 without an extension", "a", samples.mp3, "wrongName"],
  ["HTML named mp3", "a.mp3", bytesOf("<!doctype html>"), "wrongContent"],
  ["Matroska named webm", ...hostile["Matroska named webm"]!, "wrongContent"],
  ["HTML", "a.html", bytesOf("<!doctype html>"), "wrongType"],
])("of %s it says what is wrong", (_what, name, content, failure) => {
  expect(mediaTypeOf(name, content)).toBeNull();
  expect(typeFailureOf(name, content)).toBe(failure);
});

test.each(Object.entries(hostile))("T56 %s is refused", (_what, [name, content]) => {
  expect(mediaTypeOf(name, content)).toBeNull();
});

test("T56, T67 every other extension refuses every sample", () => {
  for (const content of Object.values(samples))
    for (const extension of ["html", "svg", "xml", "js", "pdf", "exe", "txt", "css", "json", ""])
      expect(mediaTypeOf(`a.${extension}`, content)).toBeNull();
});

test("a cut beginning is never an error", () => {
  for (const content of Object.values(samples))
    for (let length = 0; length < 64; length++)
      for (const extension of [
        "mp3",
        "mp4",
        "ogg",
        "webm",
        "wav",
        "aac",
        "flac",
        "aiff",
        "wma",
        "amr",
        "ac3",
        "3gp",
      ])
        mediaTypeOf(`a.${extension}`, content.subarray(0, length));
  expect(mediaTypeOf("a.mp3", bytesOf([0xff, 0xfb]))).toBeNull();
});
