import { demoUsers } from "../../../drizzle/seed/demo/users.ts";
import { expect, type Page, test } from "../support/test.ts";

const user = demoUsers.find(({ roles }) => roles.at(-1) === "Contributor")!;

async function logIn(page: Page) {
  await page.getByLabel("Email").fill(user.username);
  await page.getByLabel("Password").fill(user.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

test("a session that ended while one wrote loses nothing, and what it kept can be discarded", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/login?returnTo=/songs/add");
  await logIn(page);
  await expect(page).toHaveURL("/songs/add");
  await page.getByLabel("Singer *").fill("Somebody who sings");
  await page.getByRole("button", { name: "Add Accompaniment" }).click();
  await page.getByLabel("Accompanist names").fill("Somebody who plays");
  // The session ends elsewhere.
  const cookies = await context.cookies();
  const headers = { Origin: baseURL! };
  await page.request.post("/logout", { form: { reason: "idle" }, headers, maxRedirects: 0 });
  await context.addCookies(cookies);
  await page.getByRole("button", { name: "Create song" }).click();
  await expect(page).toHaveURL("/login?returnTo=%2Fsongs%2Fadd");
  await expect(page.locator(".toast, .flash")).toHaveText("Session expired. Please login again.");
  await logIn(page);
  await expect(page).toHaveURL("/songs/add");
  await expect(page.getByRole("main")).toContainText("Here is what you typed");
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
  await expect(page.getByLabel("Accompanist names")).toHaveValue("Somebody who plays");
  await expect(page.getByRole("button", { name: "Restore the draft" })).toHaveCount(0);
  await page.getByRole("button", { name: "Discard what I typed" }).click();
  await expect(page.getByLabel("Singer *")).toHaveValue("");
  await expect(page).toHaveURL("/songs/add");
});
