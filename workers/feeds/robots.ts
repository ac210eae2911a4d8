import { settingsContext } from "#app/web/context.ts";
import type { Feed } from "./feed.ts";

export const robots: Feed = (context) => {
  const { SITE_ORIGIN } = context.get(settingsContext);
  const lines = [
    "User-agent: *",
    "Disallow: /suggest",
    "Disallow: /cite/",
    // Comparisons of two raagas: thousands of pages without content of their own.
    "Disallow: /raagas/*/beside/",
    "Disallow: /raagas/beside",
    "",
    `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
    "",
  ];
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return { data: new Response(lines.join("\n"), { headers }), version: "fixed" };
};
