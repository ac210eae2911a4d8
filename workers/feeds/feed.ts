import type { RouterContextProvider } from "react-router";
import type { PublicData } from "#app/cache/public-loader.server.ts";

/** Responds to the path of a feed; `id` is what the path's pattern captures, decoded. */
export type Feed = (
  context: Readonly<RouterContextProvider>,
  url: URL,
  id: string,
) => PublicData<Response> | Promise<PublicData<Response>>;
