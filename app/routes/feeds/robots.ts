import { settingsContext } from "../../web/context.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const { SITE_ORIGIN } = context.get(settingsContext);
  const lines = [
    "User-agent: *",
    "Disallow: /suggest",
    "",
    `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
