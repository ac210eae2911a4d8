/** Maximum of each figure. Kilobytes are 1000 bytes, gzip. */
export const targets = {
  tripsPerPage: 1,
  /** A search from the search box looks up its words first. */
  tripsOfQuery: 2,
  /** A search without results reads suggestions. */
  tripsOfEmptySearch: 5,
  rows: {
    home: 80,
    song: 20,
    people: 200,
    person: 1200,
    raagas: 1200,
    search: 120,
    searchAll: 6000,
    /** Of a query of any kind. */
    query: 6600,
  },
  /** Maximum ratio of rows read at two sizes. */
  spread: 1.1,
  /** CPU time of a request, in hellos (requests to a bare Worker). */
  cpu: { home: 18, song: 14, cached: 1.6 },
  kilobytes: { script: 125, homePage: 9, searchPage: 12, style: 10, messages: 6, player: 14 },
  /** Maximum growth of the Worker's memory during the upload of a large file. */
  uploadMegabytes: 60,
  workerKibibytes: 1200,
  /** Of a portion of a large CSV file. D1 runs 1,000 in a request, 50 on the free plan. */
  portionStatements: 50,
  /** The minimum speed of ranges of a recording; R2 behind a bare Worker is 1. */
  rangeSpeed: 0.8,
};
