import { expect, test } from "vitest";
import { detectMedia } from "./media-url.ts";

const id = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?feature=share&v=${id}`,
  `https://m.youtube.com/watch?v=${id}#fragment`,
  `https://music.youtube.com/watch?v=${id}&list=RD`,
  `https://youtu.be/${id}?si=abc`,
  `https://youtu.be/${id}/`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `  https://youtu.be/${id}  `,
  `youtu.be/${id}`,
  `www.youtube.com/watch?v=${id}`,
])("%s is a YouTube video", (url) => {
  const whole = { startSeconds: null, endSeconds: null };
  expect(detectMedia(url)).toEqual({ uploadType: "YouTube", videoId: id, ...whole });
});

test.each<[url: string, start: number | null, end: number | null]>([
  [`https://www.youtube.com/watch?v=${id}&t=83`, 83, null],
  [`https://www.youtube.com/watch?t=83s&v=${id}`, 83, null],
  [`https://youtu.be/${id}?t=1m23s`, 83, null],
  [`https://youtu.be/${id}?si=abc&t=1h2m3s`, 3723, null],
  [`https://youtu.be/${id}?t=2h`, 7200, null],
  [`https://www.youtube.com/watch?v=${id}#t=90`, 90, null],
  [`https://www.youtube.com/watch?v=${id}&time_continue=5`, 5, null],
  [`https://www.youtube.com/embed/${id}?start=30&end=60`, 30, 60],
  [`https://www.youtube.com/embed/${id}?end=60`, null, 60],
  [`https://www.youtube.com/embed/${id}?start=60&end=30`, 60, null],
  [`https://youtu.be/${id}?t=0`, null, null],
  [`https://youtu.be/${id}?t=`, null, null],
  [`https://youtu.be/${id}?t=-5&start=now&end=1e9`, null, null],
])("the times of %s are read", (url, startSeconds, endSeconds) => {
  expect(detectMedia(url)).toMatchObject({ videoId: id, startSeconds, endSeconds });
});

test.each([
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch",
  `https://www.youtube.com/watch?v=${id}x`,
  "https://www.youtube.com/@channel",
  "https://youtu.be/",
  "https://www.youtube.com/shorts/<script>xx",
])("%s names no video", (url) => {
  expect(detectMedia(url)).toEqual({ error: "songForm.invalidYouTube" });
});

test.each([
  ["https://example.org/a/song.MP3?x=1", "Audio"],
  ["https://example.org/song.wav", "Audio"],
  ["https://example.org/song.m4a", "Audio"],
  ["https://example.org/song.aac", "Audio"],
  ["https://example.org/song.mp4", "Video"],
  ["https://example.org/song.webm", "Video"],
  ["https://example.org/song.ogg", "Video"],
  ["https://example.org/song.mov#t=3", "Video"],
])("%s is a file of kind %s", (url, uploadType) => {
  expect(detectMedia(url)).toEqual({ uploadType, url: new URL(url).href });
});

test.each([
  "javascript:alert(1)//.mp3",
  "data:audio/mpeg;base64,AAAA.mp3",
  "http://example.org/song.mp3",
  "https://user:secret@example.org/song.mp3",
  "https://example.org/page",
  "https://example.org/?f=song.mp3",
  "//example.org/song.mp3",
  "/song.mp3",
  "song.mp3",
  "song.mp3",
  "",
  `https://youtube.com.example.org/watch?v=${id}`,
  `https://evil.org/youtube.com/watch?v=${id}`,
  `ftp://youtu.be/${id}`,
  `https://example.org/${"a".repeat(3000)}.mp3`,
])("T44 %s is no medium", (url) => {
  expect(detectMedia(url)).toEqual({ error: "songForm.unsupportedMedia" });
});
