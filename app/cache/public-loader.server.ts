import { createContext, type RouterContextProvider } from "react-router";

export interface PublicData<Data> {
  data: Data;
  /** The version of the data that was read; null keeps the page out of the cache. */
  version: number | null;
  /** Whether the page counts as a search, also from the cache. */
  isSearch?: boolean;
}

export const dataVersionContext = createContext<Omit<PublicData<unknown>, "data">>({
  version: null,
});

/** Wraps the loader of a public page, which returns the version of its data for the cache. */
export function publicLoader<Args extends { context: Readonly<RouterContextProvider> }, Data>(
  load: (args: Args) => PublicData<Data> | Promise<PublicData<Data>>,
): (args: Args) => Promise<Data> {
  return async (args) => {
    const { data, ...dataVersion } = await load(args);
    args.context.set(dataVersionContext, dataVersion);
    return data;
  };
}
