/** The kinds of visitors, by their session and role. */
export const visitors = ["anonymous", "Viewer", "Contributor", "Administrator"] as const;
export type Visitor = (typeof visitors)[number];

/** The outcome: the page, a redirect to sign in, or a denial. */
export type Answer = "open" | "login" | "denied";
type Answers = Record<Visitor, Answer>;

const everybody: Answers = {
  anonymous: "open",
  Viewer: "open",
  Contributor: "open",
  Administrator: "open",
};
const users: Answers = { ...everybody, anonymous: "login" };
const contributors: Answers = { ...users, Viewer: "denied" };
const administrators: Answers = { ...contributors, Contributor: "denied" };

export interface Door {
  /** The path of the route, with its parameters, as the router knows it. */
  route: string;
  /** A path of the route; `{song}` stands for a song of another user. */
  address?: string;
  read?: Answers;
  /** Who may send a form; absent if the route has no action. */
  act?: Answers;
  /** The fields that are sent; by default an unknown act. */
  fields?: Record<string, string>;
  /** The loader denies, not a guard: a data request without this route succeeds. */
  bySong?: boolean;
}

/**
 * Every route and every action, and who may come in: the one table. A route that is missing here, or an
 * action, fails the test; so does a row without its route.
 */
export const doors: Door[] = [
  { route: "/", read: everybody },
  { route: "/home", read: everybody },
  { route: "/home/next", address: "/home/next?after=1", read: everybody },
  { route: "/search", read: everybody },
  { route: "/search/next", address: "/search/next?after=1", read: everybody },
  { route: "/suggest", address: "/suggest?q=ab", read: everybody },
  {
    route: "/suggest/:kind/:id",
    address: "/suggest/song/{song}?field=place",
    read: everybody,
    act: everybody,
  },
  {
    route: "/suggest/confirm/:token",
    address: "/suggest/confirm/unknown",
    read: everybody,
    act: everybody,
  },
  { route: "/takedown", read: everybody },
  { route: "/my-collection/suggestions", read: users, act: users },
  { route: "/api-docs", read: everybody },
  { route: "/cite/:kind/:id", address: "/cite/song/{song}", read: everybody },
  { route: "/songs/:id", address: "/songs/{song}", read: everybody },
  { route: "/songs/:id/failure", address: "/songs/{song}/failure", act: everybody },
  { route: "/songs/:id/practise", address: "/songs/{song}/practise", read: everybody },
  { route: "/songs/:id/heard", address: "/songs/{song}/heard", act: users },
  { route: "/heard", read: everybody, act: users },
  { route: "/songs/:id/words", address: "/songs/{song}/words", read: everybody },
  { route: "/songs/play", address: "/songs/play?after=1", read: everybody },
  { route: "/songs/entries", address: "/songs/entries?ids=1", read: everybody },
  { route: "/raagas", read: everybody },
  { route: "/raagas/:id", address: "/raagas/Lavangi", read: everybody },
  { route: "/raagas/beside", read: everybody },
  {
    route: "/raagas/:id/beside/:other",
    address: "/raagas/Lavangi/beside/Kanakangi",
    read: everybody,
  },
  { route: "/about", read: everybody },
  { route: "/about/:topic", address: "/about/privacy", read: everybody },
  { route: "/about/numbers", read: everybody },
  { route: "/data", read: everybody },
  { route: "/practise", read: everybody },
  { route: "/radio", read: everybody },
  { route: "/concerts", read: everybody },
  { route: "/concerts/:id", address: "/concerts/Music%20Academy%2C%201977", read: everybody },
  { route: "/sources/:id", address: "/sources/1", read: everybody },
  { route: "/taalas", read: everybody },
  { route: "/taalas/:id", address: "/taalas/Adi", read: everybody },
  { route: "/deities", read: everybody },
  { route: "/deities/:id", address: "/deities/Devi", read: everybody },
  { route: "/people", read: everybody },
  { route: "/people/:id", address: "/people/tyagaraja", read: everybody },
  { route: "/my-collection", read: users, act: users },
  { route: "/songs/:id/keep", address: "/songs/{song}/keep", read: users, act: users },
  { route: "/lists/:id", address: "/lists/1", read: users, act: users },
  { route: "/lists/:id/sheets", address: "/lists/1/sheets", read: users },
  { route: "/lists/:id/export", address: "/lists/1/export", read: users },
  { route: "/list", address: "/list?songs=1", read: everybody },
  { route: "/list/sheets", address: "/list/sheets?songs=1", read: everybody },
  { route: "/shared/:token", address: "/shared/unknown", read: everybody },
  { route: "/device", read: everybody },
  { route: "/my-collection/next", address: "/my-collection/next?after=1", read: users },
  { route: "/my-collection/deleted", read: contributors, act: contributors },
  { route: "/my-collection/import", read: contributors, act: contributors },
  { route: "/my-collection/export", read: contributors },
  { route: "/songs/add", read: contributors, act: contributors },
  { route: "/songs/batch", read: contributors, act: contributors },
  {
    route: "/songs/batches/:id",
    address: "/songs/batches/1",
    read: contributors,
    act: contributors,
  },
  { route: "/songs/drafts", read: contributors, act: contributors },
  { route: "/songs/drafts/list", read: contributors, act: contributors },
  { route: "/songs/drafts/files", act: contributors },
  { route: "/songs/drafts/gone", fields: { ids: "[]" }, act: contributors },
  {
    route: "/songs/drafts/:id",
    address: "/songs/drafts/5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11",
    fields: { act: "store", inputs: "{}" },
    act: contributors,
  },
  { route: "/songs/like", address: "/songs/like?q=ab", read: contributors },
  { route: "/songs/people", address: "/songs/people?name=ab", read: contributors },
  {
    route: "/songs/edit/:id",
    address: "/songs/edit/{song}",
    fields: { title: "Changed", revision: "0" },
    bySong: true,
    read: administrators,
    act: administrators,
  },
  {
    route: "/songs/:id/mark",
    address: "/songs/{song}/mark",
    fields: { act: "mark" },
    bySong: true,
    read: contributors,
    act: administrators,
  },
  {
    route: "/songs/:id/lines",
    address: "/songs/{song}/lines",
    fields: {},
    bySong: true,
    read: administrators,
    act: administrators,
  },
  {
    route: "/songs/:id/delete",
    address: "/songs/{song}/delete",
    fields: {},
    bySong: true,
    read: administrators,
    act: administrators,
  },
  { route: "/:kind/:id/follow", address: "/songs/{song}/follow", read: users, act: users },
  { route: "/following", read: users, act: users },
  {
    route: "/following/stop/:token",
    address: "/following/stop/1.unknown",
    read: everybody,
    act: everybody,
  },
  {
    route: "/:kind/:id/history",
    address: "/songs/{song}/history",
    fields: { change: "0" },
    bySong: true,
    read: everybody,
    act: administrators,
  },
  { route: "/:kind/:id/history/:revision", address: "/songs/{song}/history/1", read: everybody },
  { route: "/admin/bin", read: administrators, act: administrators },
  { route: "/login", read: everybody, act: everybody },
  { route: "/signup", read: everybody, act: everybody },
  { route: "/forgot-password", read: everybody, act: everybody },
  { route: "/account", read: users, act: users },
  { route: "/uploads", act: contributors },
  {
    route: "/uploads/:id",
    address: `/uploads/${"0".repeat(32)}`,
    read: contributors,
    act: contributors,
  },
  {
    route: "/uploads/:id/file",
    address: `/uploads/${"0".repeat(32)}/file`,
    read: contributors,
  },
  {
    route: "/uploads/:id/parts/:number",
    address: `/uploads/${"0".repeat(32)}/parts/1`,
    act: contributors,
  },
  {
    route: "/uploads/:id/complete",
    address: `/uploads/${"0".repeat(32)}/complete`,
    act: contributors,
  },
  {
    route: "/uploads/:id/shape",
    address: `/uploads/${"0".repeat(32)}/shape`,
    act: contributors,
  },
  { route: "/session", read: users, act: users },
  { route: "/logout", read: everybody, act: everybody },
  { route: "/preferences", read: everybody, act: everybody },
  { route: "/offline", read: everybody },
  { route: "/dev/outbox", read: everybody },
  { route: "/dev/design", read: everybody },
  { route: "/*", address: "/no/such/place", read: everybody, act: everybody },
  { route: "/admin", read: administrators },
  { route: "/admin/jobs", read: administrators, act: administrators },
  { route: "/admin/suggestions", read: administrators, act: administrators },
  { route: "/admin/mails", read: administrators, act: administrators },
  { route: "/admin/proposals", read: administrators, act: administrators },
  { route: "/admin/unavailable", read: administrators, act: administrators },
  { route: "/admin/hidden", read: administrators, act: administrators },
  {
    route: "/admin/hide/:kind/:id",
    address: "/admin/hide/song/{song}",
    read: administrators,
    act: administrators,
  },
  { route: "/admin/raaga", read: administrators, act: administrators },
  { route: "/admin/taala", read: administrators, act: administrators },
  {
    route: "/admin/:list/import",
    address: "/admin/raaga/import",
    read: administrators,
    act: administrators,
  },
  { route: "/admin/:list/export", address: "/admin/taala/export", read: administrators },
  {
    route: "/admin/lists/:list",
    address: "/admin/lists/song-types",
    read: administrators,
    act: administrators,
  },
  {
    route: "/admin/people/:id",
    address: "/admin/people/tyagaraja",
    read: administrators,
    act: administrators,
  },
  { route: "/admin/same", read: administrators, act: administrators },
  { route: "/admin/merges", read: administrators, act: administrators },
  { route: "/admin/songs", read: administrators, act: administrators },
  { route: "/admin/songs/export", read: administrators },
  { route: "/admin/sources", read: administrators, act: administrators },
  { route: "/admin/users", read: administrators, act: administrators },
  { route: "/admin/roles", read: administrators, act: administrators },
  { route: "/admin/approvals", read: administrators, act: administrators },
  { route: "/admin/audit", read: administrators },
  { route: "/admin/audit/export", read: administrators },
];
