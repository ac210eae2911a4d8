/** Which records are asked for: those with a recording, compositions alone, or those of a raaga. */
export type HarvestSet =
  | { of: "recording" }
  | { of: "composition" }
  | { of: "raaga"; raagaId: string };

const beforeRaaga = "raaga.";

/** Writes a set as `setSpec`, which has no percent signs: a tilde stands in their place. */
export function writeSet(set: HarvestSet): string {
  if (set.of !== "raaga") return set.of;
  return beforeRaaga + encodeURIComponent(set.raagaId).replaceAll("~", "%7E").replaceAll("%", "~");
}

/** Reads a `setSpec`; null if none is written so. */
export function readSet(text: string): HarvestSet | null {
  if (text === "recording" || text === "composition") return { of: text };
  if (!text.startsWith(beforeRaaga)) return null;
  try {
    const raagaId = decodeURIComponent(text.slice(beforeRaaga.length).replaceAll("~", "%"));
    return raagaId ? { of: "raaga", raagaId } : null;
  } catch {
    return null;
  }
}

/** The sets of a record, each as `setSpec`. */
export const setsOf = (record: { isRecording: boolean; raagaId: string | null }): string[] => [
  writeSet({ of: record.isRecording ? "recording" : "composition" }),
  ...(record.raagaId === null ? [] : [writeSet({ of: "raaga", raagaId: record.raagaId })]),
];
