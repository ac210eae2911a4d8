import { type Role, findSessionCookies } from "./sessions.ts";
import { test as base, expect } from "./test.ts";

export { expect };

/** Tests with `signIn`, which gives the browser a user's session. */
export const test = base.extend<{ signIn: (role: Role) => Promise<void> }>({
  signIn: async ({ browser, context, baseURL }, use) => {
    await use(async (role) => context.addCookies(await findSessionCookies(browser, baseURL, role)));
  },
});
