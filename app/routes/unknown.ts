import { redirect } from "react-router";
import { redirectWithFlash } from "../web/flash.server.ts";
import type { Route } from "./+types/unknown";

/** Redirects any unknown path to the welcome page, which says so to whoever asked for a page. */
export function loader({ request, context }: Route.LoaderArgs) {
  return isForPage(request)
    ? redirectWithFlash(context, "/", { kind: "error", message: "failure.address" })
    : redirect("/");
}

/** What a browser looks for by itself, such as a picture, or the script of an older page, is no page. */
function isForPage({ headers, url }: Request): boolean {
  const isData = new URL(url).pathname.endsWith(".data");
  return isData || (headers.get("Accept")?.includes("text/html") ?? false);
}

export function action(args: Route.ActionArgs) {
  return loader(args);
}
