const sorting = ["sortBy", "direction", "page", "after", "view", "paging"];
const filters = [
  "q",
  "title",
  "singer",
  "composer",
  "recordingYearStart",
  "recordingYearEnd",
  "raagaDescription",
  "taalaDescription",
  "songTypeDescription",
  "accompanistName",
  "lyrics",
  "condition",
  "part",
  "searched",
];

/** The routes whose pages are the same for every visitor without a session, with the query keys of each. */
export const publicRoutes = new Map([
  ["/", []],
  ["/home", sorting],
  ["/home/next", sorting],
  ["/search", [...sorting, ...filters]],
  ["/search/next", [...sorting, ...filters]],
  ["/songs/:id", ["script"]],
  ["/taalas", []],
  ["/taalas/:id", ["after"]],
  ["/people", ["part", "initial", "after"]],
  ["/people/:id", []],
  ["/raagas", ["q", "kind", "chakra", "initial", "page"]],
  ["/raagas/:id", ["of", "page"]],
  ["/raagas/:id/beside/:other", []],
  ["/robots.txt", []],
  ["/feed.atom", []],
  ["/offline", []],
  ["/api-docs", []],
  ["/sitemap.xml", ["part"]],
]);
