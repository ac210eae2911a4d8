/** Which part of a longer medium is meant; null where that is not said. */
export interface MediumPart {
  startSeconds: number | null;
  endSeconds: number | null;
}

export interface YouTubeVideo extends MediumPart {
  uploadType: "YouTube";
  videoId: string;
}

export type DetectedMedia =
  | YouTubeVideo
  | { uploadType: "Audio" | "Video"; url: string }
  | { error: "songForm.invalidYouTube" | "songForm.unsupportedMedia" };

const youTubeHosts = /^((www|m|music)\.)?youtube(-nocookie)?\.com$|^youtu\.be$/;
const videoPath = /^\/(?:shorts|embed|live|v)\/([^/]*)$/;
const youTubeId = /^[\w-]{11}$/;
const audio = /\.(mp3|wav|m4a|aac)$/i;
const video = /\.(mp4|webm|ogg|mov)$/i;
const maxAddressLength = 2000;

/** Detects a YouTube video (watch, youtu.be, shorts, embed, live, music) and its part, else a file by its extension. */
export function detectMedia(text: string): DetectedMedia {
  const url = parseHttps(withScheme(text.trim()));
  if (!url) return { error: "songForm.unsupportedMedia" };
  if (youTubeHosts.test(url.hostname)) {
    const videoId = youTubeIdOf(url);
    return videoId
      ? { uploadType: "YouTube", videoId, ...partOf(url) }
      : { error: "songForm.invalidYouTube" };
  }
  if (audio.test(url.pathname)) return { uploadType: "Audio", url: url.href };
  if (video.test(url.pathname)) return { uploadType: "Video", url: url.href };
  return { error: "songForm.unsupportedMedia" };
}

const withScheme = (text: string) => (/^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text);

function parseHttps(text: string): URL | null {
  if (text.length > maxAddressLength) return null;
  try {
    const url = new URL(text);
    return url.protocol === "https:" && !url.username && !url.password && !url.port ? url : null;
  } catch {
    return null;
  }
}

function youTubeIdOf(url: URL): string | null {
  const id =
    url.hostname === "youtu.be"
      ? url.pathname.slice(1).replace(/\/$/, "")
      : (url.searchParams.get("v") ?? videoPath.exec(url.pathname)?.[1]);
  return id && youTubeId.test(id) ? id : null;
}

/** Reads the times of an address, in its query or fragment; an end that is not after the start is none. */
function partOf({ searchParams, hash }: URL): MediumPart {
  const fragment = new URLSearchParams(hash.slice(1));
  const timeIn = (...names: string[]) =>
    names
      .flatMap((name) => [searchParams.get(name), fragment.get(name)])
      .map((text) => parseTime(text ?? ""))
      .find((time) => time !== null) ?? null;
  const startSeconds = timeIn("t", "start", "time_continue");
  const endSeconds = timeIn("end");
  const isPart = endSeconds !== null && endSeconds > (startSeconds ?? 0);
  return { startSeconds, endSeconds: isPart ? endSeconds : null };
}

/** Reads `83`, `83s`, `1m23s` or `1h2m3s` as seconds; null for other texts and for zero, which is no part. */
function parseTime(text: string): number | null {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null;
}

export function youTubeAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
