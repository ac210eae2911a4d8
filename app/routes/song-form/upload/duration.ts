const timeout = 10_000;

/** Reads the playing time of a file in seconds; null if the browser cannot tell. */
export function readDuration(file: File, kind: "Audio" | "Video"): Promise<number | null> {
  const url = URL.createObjectURL(file);
  return readDurationAt(url, kind).finally(() => URL.revokeObjectURL(url));
}

export function readDurationAt(url: string, kind: "Audio" | "Video"): Promise<number | null> {
  const medium = document.createElement(kind === "Audio" ? "audio" : "video");
  return new Promise<number | null>((resolve) => {
    const report = () => resolve(Number.isFinite(medium.duration) ? medium.duration : null);
    medium.addEventListener("loadedmetadata", report);
    medium.addEventListener("error", () => resolve(null));
    setTimeout(() => resolve(null), timeout);
    medium.preload = "metadata";
    medium.src = url;
  }).finally(() => medium.removeAttribute("src"));
}
