import { expect, test } from "../support/test.ts";

const password = "veena under stars";

test("a visitor becomes a member, signs in, forgets the password and gets back in", async ({
  page,
  request,
  watch,
}, { project }) => {
  // Invalid forms are part of the journey.
  watch.allow(/40[01]/);
  const email = `${project.name.replaceAll(" ", "-")}@example.org`;
  const code = async (kind: string) => {
    const find = async () => {
      const answer = await request.get("/dev/outbox", { headers: { Accept: "application/json" } });
      const mails: { to: string; kind: string; text: string }[] = await answer.json();
      return /\d{8}/.exec(
        mails.find((mail) => mail.to === email && mail.kind === kind)?.text ?? "",
      )?.[0];
    };
    await expect.poll(find).toBeTruthy();
    return (await find())!;
  };

  // A toast, or a line without scripts.
  const said = page.locator(".toast, .flash");
  await page.goto("/account");
  await expect(page).toHaveURL("/login?returnTo=%2Faccount");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Sign up/ })
    .click();
  await expect(page).toHaveURL("/signup");
  await page.getByLabel("Email").fill("no address");
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a valid email address");
  await expect(page.getByLabel("Email")).toHaveValue("no address");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(said).toHaveText(
    "Email validated! Please continue with your registration. OTP sent! Please check your email.",
  );

  await page.getByLabel("Code from the email").fill(await code("signupCode"));
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill("something else");
  await page.getByLabel("Role").selectOption("Contributor");
  await page.getByLabel("Reason").fill("I have old recordings.");
  const signUp = page.getByRole("main").getByRole("button", { name: "Sign up" });
  await signUp.click();
  await expect(page.getByRole("alert")).toContainText("Passwords do not match");
  await expect(page.getByRole("main")).toContainText("Email validated! Please continue");
  await expect(page.getByLabel("Code from the email")).toHaveCount(0);
  await expect(page.getByLabel("Reason")).toHaveValue("I have old recordings.");
  await page.getByLabel("Display name").fill("A new voice");
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await signUp.click();
  await expect(page).toHaveURL("/login");
  await expect(said).toHaveText("Your account was created. Please log in.");

  const logIn = page.getByRole("main").getByRole("button", { name: "Log in" });
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password").fill("not this one");
  await logIn.click();
  await expect(page.getByRole("alert")).toContainText("Invalid credentials");
  await page.getByLabel("Password").fill(password);
  await logIn.click();
  await expect(page).toHaveURL("/home");
  await expect(said).toHaveText("You are logged in.");
  await page.goto("/account");
  await expect(page.getByText("is pending")).toBeVisible();
  const name = page.getByRole("textbox", { name: "Display name" });
  await expect(name).toHaveValue("A new voice");
  await name.fill("Another voice");
  await page.getByRole("button", { name: "Change name" }).click();
  await expect(said).toHaveText("Your display name was changed.");
  await expect(name).toHaveValue("Another voice");
  await page.getByRole("main").getByRole("button", { name: "Log out", exact: true }).click();
  await expect(said).toHaveText("You are logged out.");
});
