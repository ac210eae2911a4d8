import { createContext, type RouterContextProvider } from "react-router";
import { isDataRequest } from "../web/data-request.ts";

export const drawnContext = createContext<unknown>(null);

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Returns the data of `ServerDrawn` for a navigation; for a document null, as they reach the renderer alone. */
export function drawOnServer<Data>({ request, url, context }: Asked, data: Data): Data | null {
  if (isDataRequest(request, url)) return data;
  context.set(drawnContext, data);
  return null;
}
