import { maxEntries } from "../../../domain/kept/limits.ts";
import { PlayAll } from "../../../player/play-all.tsx";

/** Plays songs of the device, as many as one request can ask for. */
export const PlayKept = ({ ids }: { ids: readonly number[] }) => (
  <PlayAll ids={ids.slice(0, maxEntries)} isPart={ids.length > maxEntries} />
);
