import type { RouterContextProvider } from "react-router";
import type { PublicData } from "#app/cache/public-loader.server.ts";

/** Responds to an address that is no page: `id` is the part of the path in brackets. */
export type Feed = (
  context: Readonly<RouterContextProvider>,
  url: URL,
  id: string,
) => PublicData<Response> | Promise<PublicData<Response>>;
