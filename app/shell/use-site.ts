import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

type RootData = ReturnType<typeof loader>;

/** In the browser: what the root had last, without what was to be said once. */
let last: RootData | undefined;

/** The root's data. A page that is refused in the browser comes without: it keeps those of the page before. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<typeof loader>("root") ?? last;
  useEffect(() => {
    if (data) last = { ...data, flash: null };
  }, [data]);
  return data;
}

/** What every page knows of the site: its address, and its master's name in the language of the page. */
export function useSite() {
  const data = useRootData();
  return { origin: data?.origin ?? "", master: data?.master ?? "" };
}
