import { redirect, type RouterContextProvider } from "react-router";
import { readCookie } from "../lib/cookies.ts";
import { settingsContext } from "./context.ts";
import { type Flash, flashCookie, flashCookieName } from "./cookies.server.ts";
import { withAskedLanguage } from "./language.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Redirects to a path of this site with a flash message. A page in the language of `?lng=` is followed by one in the
 * same: its words are loaded already, and a reload for others would lose the message.
 */
export async function redirectWithFlash(
  context: Context,
  to: string,
  flash: Flash,
): Promise<Response> {
  const cookie = await flashCookie(context.get(settingsContext)).write(flash);
  return redirect(withAskedLanguage(context, to), { headers: { "Set-Cookie": cookie } });
}

export function hasFlash({ method, headers }: Request): boolean {
  return method === "GET" && readCookie(headers.get("Cookie"), flashCookieName) !== null;
}

export async function clearFlash(request: Request, context: Context): Promise<string[]> {
  return hasFlash(request) ? [await flashCookie(context.get(settingsContext)).clear()] : [];
}
