import type { Browser, BrowserContext } from "@playwright/test";
import { demoUsers } from "../../../drizzle/seed/demo/users.ts";

export type Role = "Viewer" | "Contributor" | "Administrator";
type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** Cookies of this worker's sessions, by role. */
const sessions = new Map<Role, Cookies>();

/** Returns the session cookies of a demonstration account: one session for each worker, as signing in is limited. */
export async function findSessionCookies(
  browser: Browser,
  baseURL: string | undefined,
  role: Role,
): Promise<Cookies> {
  const known = sessions.get(role);
  if (known) return known;
  const user = demoUsers.find(({ roles }) => roles.at(-1) === role)!;
  const loginContext = await browser.newContext({ baseURL });
  const page = await loginContext.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(user.username);
  await page.getByLabel("Password").fill(user.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(role === "Administrator" ? "/admin" : "/home");
  const cookies = (await loginContext.cookies()).filter(({ name }) => name === "__Host-session");
  await loginContext.close();
  sessions.set(role, cookies);
  return cookies;
}
