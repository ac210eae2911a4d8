import { createContext, type RouterContextProvider } from "react-router";

export interface PublicData<Data> {
  data: Data;
  /** The version of the data that was read, "fixed" if none was; null keeps the page out of the cache. */
  version: number | "fixed" | null;
  /** Whether the page counts as a search, also from the cache. */
  isSearch?: boolean;
}

export const dataVersionContext = createContext<Omit<PublicData<unknown>, "data">>({
  version: null,
});

/**
 * Makes a route public: without a session its page is the same for every visitor, and the cache keeps it for the
 * version of its data. `queryKeys` are those that the page knows beside `lng`; with another it is not kept.
 */
export function publicLoader<Args extends { context: Readonly<RouterContextProvider> }, Data>(
  queryKeys: readonly string[],
  load: (args: Args) => PublicData<Data> | Promise<PublicData<Data>>,
): ((args: Args) => Promise<Data>) & { queryKeys: readonly string[] } {
  const loader = async (args: Args) => {
    const { data, ...dataVersion } = await load(args);
    args.context.set(dataVersionContext, dataVersion);
    return data;
  };
  return Object.assign(loader, { queryKeys });
}
