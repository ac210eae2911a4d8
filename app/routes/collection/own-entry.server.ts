import { showName, textOf } from "../../domain/music/shown-name.ts";
import type { OthersRecordings } from "../../data/songs/others-recordings.ts";
import { shorten } from "../catalogue/entry.server.ts";

export type OwnComposition = ReturnType<typeof toOwnComposition>;

export function toOwnComposition({ title, native, ...composition }: OthersRecordings) {
  const name = showName(native, title);
  return { ...composition, title: textOf(name), name: shorten(name) };
}
