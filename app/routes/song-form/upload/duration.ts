const patience = 10_000;

/** Seconds that a file plays, as this browser finds; null where it cannot tell. */
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
