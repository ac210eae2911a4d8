import { createContext, use, useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Site } from "./site.server.ts";

export const SiteContext = /* @__PURE__ */ createContext<Site | null>(null);

let lastSite: Site | undefined;
let lastPath: string | undefined;
let loadedMessages: string | undefined;

/** Returns the root's data; in the browser, those of the last page if middleware has thrown. */
export function useRootData(): Site | undefined {
  const site = import.meta.env.SSR ? use(SiteContext) : null;
  const data = useRouteLoaderData<Site>("root") ?? site ?? lastSite;
  useEffect(() => {
    if (!data) return;
    const { pathname } = location;
    // After `?lng=`, or a choice in another tab, the messages are in another language: reload, but keep a flash message.
    loadedMessages ??= data.messages;
    if (data.messages !== loadedMessages && pathname !== lastPath && !data.flash) location.reload();
    lastSite = { ...data, flash: null };
    lastPath = pathname;
  }, [data]);
  return data;
}

export function useSite() {
  const data = useRootData();
  return { origin: data?.origin ?? "", master: data?.master ?? "" };
}
