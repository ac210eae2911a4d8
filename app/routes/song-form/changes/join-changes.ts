import type { SongChange } from "../../../domain/songs/song-revision.ts";

export type ShownChange = Omit<SongChange, "subject"> & { subject: SongChange["subject"] | "both" };

/** Joins changes of a song and its composition that one act made, newest first; each has the number of the later one. */
export function joinChanges(changes: readonly SongChange[]): ShownChange[] {
  const shown: ShownChange[] = [];
  for (const change of changes) {
    const last = shown.at(-1);
    if (last && isSameAct(last, change))
      shown[shown.length - 1] = {
        ...last,
        subject: "both",
        fields: { ...change.fields, ...last.fields },
      };
    else shown.push(change);
  }
  return shown;
}

const isSameAct = (one: ShownChange, other: SongChange) =>
  one.subject !== "both" &&
  one.subject !== other.subject &&
  one.kind === other.kind &&
  one.at === other.at &&
  one.by === other.by;
