const patience = 10_000;

/** Reads the playing time of a file in seconds; null if the browser cannot tell. */
export function readDuration(file: File, kind: "Audio" | "Video"): Promise<number | null> {
  const medium = document.createElement(kind === "Audio" ? "audio" : "video");
  const url = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    const tell = () => resolve(Number.isFinite(medium.duration) ? medium.duration : null);
    medium.addEventListener("loadedmetadata", tell);
    medium.addEventListener("error", () => resolve(null));
    setTimeout(() => resolve(null), patience);
    medium.preload = "metadata";
    medium.src = url;
  }).finally(() => {
    medium.removeAttribute("src");
    URL.revokeObjectURL(url);
  });
}
