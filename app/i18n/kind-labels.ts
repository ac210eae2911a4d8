import type { MessageKey } from "./messages.ts";

export const kindLabels = {
  song: "kind.song",
  raaga: "column.raaga",
  taala: "column.taala",
  person: "nav.people",
  songType: "column.songType",
  deity: "search.deity",
  singer: "column.singer",
  composer: "column.composer",
  accompanist: "search.accompanist",
} as const satisfies Record<string, MessageKey>;
