const reported = new Set<number>();

/** Tells the archive, once for each page load, that the video of a song does not play here. */
export function reportFailure(songId: number): void {
  if (reported.has(songId) || !navigator.onLine) return;
  reported.add(songId);
  // Of no use to the listener: a report that is lost stays lost.
  void fetch(`/songs/${songId}/failure`, { method: "POST" }).catch(() => {});
}
