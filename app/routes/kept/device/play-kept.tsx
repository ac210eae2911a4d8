import { maxEntries } from "../../../domain/kept/limits.ts";
import { PlayAll } from "../../../player/play-all.tsx";

/** Plays songs kept on the device, up to the limit of one request. */
export const PlayKept = ({ ids }: { ids: readonly number[] }) => (
  <PlayAll ids={ids.slice(0, maxEntries)} isPart={ids.length > maxEntries} />
);
