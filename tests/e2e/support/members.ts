import type { BrowserContext } from "@playwright/test";
import { demoAccounts } from "../../../drizzle/seed/demo/accounts.ts";
import { test as base, expect } from "./test.ts";

export { expect };

export type Role = "Viewer" | "Contributor" | "Administrator";
type Cookies = Parameters<BrowserContext["addCookies"]>[0];

/** Tests for members: `signIn` makes the browser one's. Each worker signs in once for each role. */
export const test = base.extend<
  { signIn: (role: Role) => Promise<void> },
  { sessions: Map<Role, Cookies> }
>({
  sessions: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(new Map()),
    { scope: "worker" },
  ],
  signIn: async ({ browser, context, baseURL, sessions }, use) => {
    await use(async (role) => {
      const kept = sessions.get(role) ?? (await openSession(role));
      sessions.set(role, kept);
      await context.addCookies(kept);
    });

    async function openSession(role: Role): Promise<Cookies> {
      const account = demoAccounts.find(({ roles }) => roles.at(-1) === role)!;
      const visit = await browser.newContext({ baseURL });
      const page = await visit.newPage();
      await page.goto("/login");
      await page.getByLabel("Email").fill(account.username);
      await page.getByLabel("Password").fill(account.password);
      await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
      await page.waitForURL("/home");
      const cookies = await visit.cookies();
      await visit.close();
      return cookies.filter(({ name }) => name === "__Host-session");
    }
  },
});
