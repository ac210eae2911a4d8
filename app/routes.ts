import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The build for a visitor's own machine has an outbox in place of the post. */
const local = process.env.ARCHIVE_LOCAL === "true";

export default [
  index("routes/welcome/welcome.tsx"),
  route("home", "routes/catalogue/home.tsx"),
  route("home/next", "routes/catalogue/home-next.ts"),
  route("search", "routes/catalogue/search.tsx"),
  route("search/next", "routes/catalogue/search-next.ts"),
  route("suggest", "routes/catalogue/suggest.ts"),
  route("songs/:id", "routes/songs/song.tsx"),
  layout("routes/collection/layout.tsx", [
    route("my-collection", "routes/collection/my-collection.tsx"),
    route("my-collection/next", "routes/collection/collection-next.ts"),
    route("songs/add", "routes/collection/add-song.tsx"),
    route("songs/like", "routes/collection/like.ts"),
    route("songs/edit/:id", "routes/collection/edit-song.tsx"),
    route("songs/:id/delete", "routes/collection/delete-song.tsx"),
    route("songs/:id/history", "routes/collection/history.tsx"),
    route("admin/bin", "routes/collection/bin.tsx"),
  ]),
  layout("routes/account/layout.tsx", [
    route("login", "routes/account/login.tsx"),
    route("signup", "routes/account/signup.tsx"),
    route("forgot-password", "routes/account/forgot-password.tsx"),
    route("account", "routes/account/account.tsx"),
  ]),
  route("uploads", "routes/uploads/start.ts"),
  route("uploads/:id", "routes/uploads/upload.ts"),
  route("uploads/:id/parts/:number", "routes/uploads/part.ts"),
  route("uploads/:id/complete", "routes/uploads/complete.ts"),
  route("logout", "routes/account/logout.ts"),
  route("preferences", "routes/preferences.ts"),
  route("offline", "routes/offline.tsx"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("feed.atom", "routes/feeds/feed.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  ...(local ? [route("dev/outbox", "routes/dev/outbox.tsx")] : []),
  route("*", "routes/unknown.ts"),
] satisfies RouteConfig;
