import { createContext, type RouterContextProvider } from "react-router";

export interface PublicData<Data> {
  data: Data;
  /** The version of the data that was read; null keeps the page out of the cache. */
  version: number | null;
  /** Whether the page counts as a search of whoever gets it, also from the cache. */
  isSearch?: boolean;
}

export const dataVersionContext = createContext<Omit<PublicData<unknown>, "data">>({
  version: null,
});

/** Wraps the loader of a public page, which must say the version of its data: the page is cached under it. */
export function publicLoader<Args extends { context: Readonly<RouterContextProvider> }, Data>(
  load: (args: Args) => PublicData<Data> | Promise<PublicData<Data>>,
): (args: Args) => Promise<Data> {
  return async (args) => {
    const { data, ...dataVersion } = await load(args);
    args.context.set(dataVersionContext, dataVersion);
    return data;
  };
}
