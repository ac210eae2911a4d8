import { expect, test } from "vitest";
import { bytesOf, filledTo, hostile, samples } from "#tests/media-samples.ts";
import { headLength, mediaTypeOf } from "./media-type.ts";

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
  ["ఎందరో మహానుభావులు.MP3", samples.mp3, "audio/mpeg", "Audio"],
  ["a.b.c.mp4", samples.mp4, "video/mp4", "Video"],
])("T56 %s of its own bytes is %s", (name, content, contentType, kind) => {
  expect(mediaTypeOf(name, content)).toEqual({ contentType, kind });
  expect(mediaTypeOf(name, filledTo(headLength, content))).toEqual({ contentType, kind });
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
      for (const extension of ["mp3", "mp4", "ogg", "webm", "wav", "aac", "flac"])
        mediaTypeOf(`a.${extension}`, content.subarray(0, length));
  expect(mediaTypeOf("a.mp3", bytesOf([0xff, 0xfb]))).toBeNull();
});
