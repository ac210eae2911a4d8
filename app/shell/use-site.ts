import { createContext, use, useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Site } from "./site.server.ts";

/** The site on a page that middleware refused: the root's loader has not run. Only on the server. */
export const SiteOfRefusedPage = /* @__PURE__ */ createContext<Site | null>(null);

/** In the browser: what the root had last, without what was to be said once, and on which path. */
let last: Site | undefined;
let lastPath: string | undefined;
/** The words that this document has. */
let words: string | undefined;

/** The root's data. A page that is refused in the browser comes without: it keeps those of the page before. */
export function useRootData(): Site | undefined {
  const refused = import.meta.env.SSR ? use(SiteOfRefusedPage) : null;
  const data = useRouteLoaderData<Site>("root") ?? refused ?? last;
  useEffect(() => {
    if (!data) return;
    const { pathname } = location;
    // After a page in a language of its own (`?lng=`), and after a choice in another tab, the scripts have
    // the words of one language and the data is in another. What is to be said once would be lost.
    words ??= data.messages;
    if (data.messages !== words && pathname !== lastPath && !data.flash) location.reload();
    last = { ...data, flash: null };
    lastPath = pathname;
  }, [data]);
  return data;
}

/** What every page knows of the site: its address, and its master's name in the language of the page. */
export function useSite() {
  const data = useRootData();
  return { origin: data?.origin ?? "", master: data?.master ?? "" };
}
