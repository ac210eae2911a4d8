import { createContext, use, useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Site } from "./site.server.ts";

export const SiteContext = /* @__PURE__ */ createContext<Site | null>(null);

let lastSite: Site | undefined;
let lastPath: string | undefined;
let loadedMessages: string | undefined;

/** Returns the root's data. In the browser, if middleware has thrown, returns those of the last page. */
export function useRootData(): Site | undefined {
  const site = import.meta.env.SSR ? use(SiteContext) : null;
  const data = useRouteLoaderData<Site>("root") ?? site ?? lastSite;
  useEffect(() => {
    if (!data) return;
    const { pathname } = location;
    // After `?lng=`, or a choice in another tab, the loaded messages are in another language: reload the page, unless
    // it has a flash message, which would be lost.
    loadedMessages ??= data.messages;
    if (data.messages !== loadedMessages && pathname !== lastPath && !data.flash) location.reload();
    lastSite = { ...data, flash: undefined };
    lastPath = pathname;
  }, [data]);
  return data;
}

export function useSite() {
  const data = useRootData();
  return { origin: data?.origin ?? "", master: data?.master ?? "" };
}
