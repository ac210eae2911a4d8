import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** What every page knows of the site: its address, and its master's name in the language of the page. */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>("root");
  return { origin: data?.origin ?? "", master: data?.master ?? "" };
}
