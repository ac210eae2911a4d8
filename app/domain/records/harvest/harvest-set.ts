import { type CopiedKind, copiedKinds } from "./copied-kinds.ts";

/** A kind of record other than a song. */
export type OtherKind = Exclude<CopiedKind, "song">;

/** Which records are asked for: songs with a recording, compositions alone, songs in a raaga, or those of another kind. */
export type HarvestSet =
  | { of: "recording" }
  | { of: "composition" }
  | { of: "raaga songs"; raagaId: string }
  | { of: OtherKind };

const beforeRaaga = "raaga.";

const isOtherKind = (text: string): text is OtherKind =>
  text !== "song" && copiedKinds.some((kind) => kind === text);

/** Writes a set as `setSpec`, which has no percent signs: a tilde stands in their place. */
export function writeSet(set: HarvestSet): string {
  if (set.of !== "raaga songs") return set.of;
  return beforeRaaga + encodeURIComponent(set.raagaId).replaceAll("~", "%7E").replaceAll("%", "~");
}

/** Reads a `setSpec`; null if none is written so. */
export function readSet(text: string): HarvestSet | null {
  if (text === "recording" || text === "composition" || isOtherKind(text)) return { of: text };
  if (!text.startsWith(beforeRaaga)) return null;
  try {
    const raagaId = decodeURIComponent(text.slice(beforeRaaga.length).replaceAll("~", "%"));
    return raagaId ? { of: "raaga songs", raagaId } : null;
  } catch {
    return null;
  }
}

interface InSets {
  kind: CopiedKind;
  isRecording: boolean;
  raagaId: string | null;
}

/** The sets of a record, each as `setSpec`. */
export function setsOf({ kind, isRecording, raagaId }: InSets): string[] {
  if (kind !== "song") return [writeSet({ of: kind })];
  return [
    writeSet({ of: isRecording ? "recording" : "composition" }),
    ...(raagaId === null ? [] : [writeSet({ of: "raaga songs", raagaId })]),
  ];
}
