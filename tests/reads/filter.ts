/** Matches are counted to a thousand; one is read for each filter that it is of, and for its order. */
const counted = 5200;
/** Of several filters any may match: those that match all are looked for among the songs of the smallest. */
const numbered = 16_000;

/** Searches by filters and by chosen values, each with the most rows that its page may read. Facets read none. */
export const filterReads: [path: string, rows: number, trips?: number][] = [
  ["/search?q=ra&title=a&singer=a", numbered],
  ["/search?title=a&singer=a", numbered],
  ["/search?language=te&has=lyrics", numbered],
  ["/search?title=a&only=raaga:Mohanam", counted],
  ["/search?only=raaga:Mohanam&only=decade:1960", counted],
  ["/search?language=te", counted],
  ["/search?has=lyrics&sortBy=singer", counted],
  ["/search?has=recording", counted],
  ["/search?has=audio", counted],
  ["/search?has=video", counted],
  // These songs have none, and what finds nothing asks three times more.
  ["/search?deity=a", counted, 4],
];
