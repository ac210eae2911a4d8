import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Browser, BrowserContext } from "@playwright/test";
import { demoUsers } from "../../../drizzle/seed/demo/users.ts";

export type Role = "Viewer" | "Contributor" | "Administrator";
type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** Beside the storage of the run, and thrown away with it. */
const fileOf = (role: Role) => `.wrangler/e2e/session-${role}.json`;

/** A session of a demonstration account: one for the whole run, as the site lets nobody sign in often. */
export async function findSessionCookies(
  browser: Browser,
  baseURL: string | undefined,
  role: Role,
): Promise<Cookies> {
  if (existsSync(fileOf(role))) return JSON.parse(readFileSync(fileOf(role), "utf8"));
  const user = demoUsers.find(({ roles }) => roles.at(-1) === role)!;
  const visit = await browser.newContext({ baseURL });
  const page = await visit.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(user.username);
  await page.getByLabel("Password").fill(user.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("/home");
  const cookies = (await visit.cookies()).filter(({ name }) => name === "__Host-session");
  await visit.close();
  writeFileSync(fileOf(role), JSON.stringify(cookies));
  return cookies;
}
