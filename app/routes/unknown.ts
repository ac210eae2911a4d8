import { redirect } from "react-router";
import { isDataRequest } from "../web/data-request.ts";
import { redirectWithFlash } from "../web/flash.server.ts";
import type { Route } from "./+types/unknown";

export function loader({ request, context, url }: Route.LoaderArgs) {
  return isForPage(request, url)
    ? redirectWithFlash(context, "/", { kind: "error", message: "failure.address" })
    : redirect("/");
}

/** False for requests that browsers make by themselves, such as an icon or a script of an older build. */
function isForPage(request: Request, url: URL): boolean {
  const acceptsHtml = request.headers.get("Accept")?.includes("text/html") ?? false;
  return acceptsHtml || isDataRequest(request, url);
}

export function action(args: Route.ActionArgs) {
  return loader(args);
}
