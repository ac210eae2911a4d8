export type DetectedMedia =
  | { uploadType: "YouTube"; videoId: string }
  | { uploadType: "Audio" | "Video"; url: string }
  | { error: "songForm.invalidYouTube" | "songForm.unsupportedMedia" };

const youTubeHosts = /^((www|m|music)\.)?youtube(-nocookie)?\.com$|^youtu\.be$/;
const videoPath = /^\/(?:shorts|embed|live|v)\/([^/]*)$/;
const youTubeId = /^[\w-]{11}$/;
const audio = /\.(mp3|wav|m4a|aac)$/i;
const video = /\.(mp4|webm|ogg|mov)$/i;
const maxAddressLength = 2000;

/** Detects a YouTube video (watch, youtu.be, shorts, embed, live, music), else a file by its extension. */
export function detectMedia(text: string): DetectedMedia {
  const url = parseHttps(withScheme(text.trim()));
  if (!url) return { error: "songForm.unsupportedMedia" };
  if (youTubeHosts.test(url.hostname)) {
    const videoId = youTubeIdOf(url);
    return videoId ? { uploadType: "YouTube", videoId } : { error: "songForm.invalidYouTube" };
  }
  if (audio.test(url.pathname)) return { uploadType: "Audio", url: url.href };
  if (video.test(url.pathname)) return { uploadType: "Video", url: url.href };
  return { error: "songForm.unsupportedMedia" };
}

const withScheme = (text: string) => (/^[\w-]+(\.[\w-]+)+\//.test(text) ? `https://${text}` : text);

function parseHttps(text: string): URL | null {
  if (text.length > maxAddressLength || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === "https:" && !url.username && !url.password && !url.port ? url : null;
}

function youTubeIdOf(url: URL): string | null {
  const id =
    url.hostname === "youtu.be"
      ? url.pathname.slice(1).replace(/\/$/, "")
      : (url.searchParams.get("v") ?? videoPath.exec(url.pathname)?.[1]);
  return id && youTubeId.test(id) ? id : null;
}

export function youTubeAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
