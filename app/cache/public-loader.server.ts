import { createContext, type RouterContextProvider } from "react-router";

export interface PublicData<Data> {
  data: Data;
  /** The data version; "fixed" if the page reads no data; null if it must not be cached. */
  version: number | "fixed" | null;
  /** Whether the page counts towards the limit of searches, also if it comes from the cache. */
  isSearch?: boolean;
}

export const dataVersionContext = createContext<Omit<PublicData<unknown>, "data">>({
  version: null,
});

/**
 * Makes a route public: without a session its page is the same for every visitor, and is cached by data version.
 * `queryKeys` are the query keys that the page reads, without `lng`; a request with other keys is not cached.
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
