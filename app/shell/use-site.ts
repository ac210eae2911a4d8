import { createContext, use, useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Site } from "./site.server.ts";

export const SiteOfRefusedPage = /* @__PURE__ */ createContext<Site | null>(null);

/** The last data of the root, without its flash message. */
let last: Site | undefined;
let lastPath: string | undefined;
/** The messages that this document has loaded. */
let loadedMessages: string | undefined;

/** The root's data; of the page before on a page that was refused in the browser. */
export function useRootData(): Site | undefined {
  const refused = import.meta.env.SSR ? use(SiteOfRefusedPage) : null;
  const data = useRouteLoaderData<Site>("root") ?? refused ?? last;
  useEffect(() => {
    if (!data) return;
    const { pathname } = location;
    // After `?lng=`, or a choice in another tab, data and messages differ in language: reload, unless a flash message would be lost.
    loadedMessages ??= data.messages;
    if (data.messages !== loadedMessages && pathname !== lastPath && !data.flash) location.reload();
    last = { ...data, flash: null };
    lastPath = pathname;
  }, [data]);
  return data;
}

export function useSite() {
  const data = useRootData();
  return { origin: data?.origin ?? "", master: data?.master ?? "" };
}
