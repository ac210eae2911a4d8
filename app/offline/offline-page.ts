import { escapeXml } from "../lib/xml.ts";
import { findPage, readVisits, type Visit } from "./pages.ts";
import { type KeptThing, listThings } from "./things.ts";
import { offlinePath } from "./tools.ts";

/** The elements of `offline.tsx` that are filled here, as the server writes them. */
const places = {
  things: '<section hidden="" class="saved-pages" data-things="">',
  visits: '<section hidden="" class="saved-pages" data-visits="">',
};
const emptyList = "<ul></ul>";

/**
 * The page that answers where there is no connection and no copy. It lists what the device keeps. It stands at the
 * address that was asked for, whose own scripts would not go on with it: so it has none.
 */
export async function findOfflinePage(): Promise<Response | null> {
  const [things, visited] = await Promise.all([listThings(), readVisits()]);
  // Others who use the device need not see what was searched for.
  const visits = visited.filter(([path]) => !path.startsWith("/search?"));
  return findPage(offlinePath, (html) => fillOfflinePage(html, things, visits));
}

export function fillOfflinePage(
  html: string,
  things: readonly Pick<KeptThing, "name" | "to">[],
  visits: readonly Visit[],
): string {
  const plain = html.replaceAll(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, "");
  const kept = things.map(({ name, to }) => linkTo(to, escapeXml(name)));
  // Titles are HTML as the server wrote it.
  const visited = visits.map(([path, title]) => linkTo(path, title.replaceAll("<", "&lt;")));
  return fill(fill(plain, places.things, kept), places.visits, visited);
}

const linkTo = (path: string, text: string) => `<li><a href="${escapeXml(path)}">${text}</a></li>`;

function fill(html: string, place: string, items: readonly string[]): string {
  const [before, after] = html.split(place);
  if (items.length === 0 || after === undefined) return html;
  const shown = place.replace(' hidden=""', "");
  return before + shown + after.replace(emptyList, () => `<ul>${items.join("")}</ul>`);
}
