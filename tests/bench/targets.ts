/** What each figure may be at most. Kilobytes are 1000 bytes, gzip. */
export const targets = {
  tripsPerPage: 1,
  /** The words of the one box are looked up before. */
  tripsOfQuery: 2,
  /** A search that finds nothing looks for where to go on. */
  tripsOfEmptySearch: 5,
  rows: {
    home: 80,
    song: 20,
    people: 200,
    person: 1200,
    raagas: 1200,
    search: 120,
    searchAll: 6000,
    /** Of a query of five words, beside what it finds. */
    query: 6600,
  },
  /** How much more rows may be read at one size than at another. */
  spread: 1.1,
  /** CPU time of a request, in those of a bare Worker that answers "hello". */
  cpu: { home: 18, song: 14, cached: 1.6 },
  kilobytes: { script: 125, homePage: 9, style: 10, messages: 6, player: 14 },
  /** How much the Worker may grow while a large file passes through it. */
  uploadMegabytes: 60,
  workerKibibytes: 800,
  /** The minimum speed of ranges of a recording; R2 behind a bare Worker is 1. */
  rangeSpeed: 0.8,
};
