import { redirect, type RouterContextProvider } from "react-router";
import type { Flash } from "./cookies.server.ts";
import { settingsContext } from "./context.ts";
import { flashCookie } from "./cookies.server.ts";

/** Goes to a page of this site, where `said` is told once. */
export async function redirectWithFlash(
  context: Readonly<RouterContextProvider>,
  to: string,
  said: Flash,
): Promise<Response> {
  const cookie = await flashCookie(context.get(settingsContext)).write(said);
  return redirect(to, { headers: { "Set-Cookie": cookie } });
}
