import { redirect, type RouterContextProvider } from "react-router";
import { readCookie } from "../lib/cookies.ts";
import { settingsContext } from "./context.ts";
import { type Flash, flashCookie, flashCookieName } from "./cookies.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function redirectWithFlash(
  context: Context,
  to: string,
  flash: Flash,
): Promise<Response> {
  const cookie = await flashCookie(context.get(settingsContext)).write(flash);
  return redirect(to, { headers: { "Set-Cookie": cookie } });
}

export function hasFlash({ method, headers }: Request): boolean {
  return method === "GET" && readCookie(headers.get("Cookie"), flashCookieName) !== null;
}

export async function clearFlash(request: Request, context: Context): Promise<string[]> {
  return hasFlash(request) ? [await flashCookie(context.get(settingsContext)).clear()] : [];
}
