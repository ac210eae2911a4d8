import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/welcome/welcome.tsx"),
  route("home", "routes/catalogue/home.tsx"),
  route("home/next", "routes/catalogue/home-next.ts"),
  route("search", "routes/catalogue/search.tsx"),
  route("search/next", "routes/catalogue/search-next.ts"),
  route("suggest", "routes/catalogue/suggest.ts"),
  route("songs/:id", "routes/songs/song.tsx"),
  route("preferences", "routes/preferences.ts"),
  route("offline", "routes/offline.tsx"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),
  route("feed.atom", "routes/feeds/feed.ts"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("*", "routes/unknown.ts"),
] satisfies RouteConfig;
