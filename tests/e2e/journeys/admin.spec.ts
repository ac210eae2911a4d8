import { waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

test("an administrator keeps the lists: adds, edits, moves, deletes, takes a file", async ({
  page,
  signIn,
  watch,
}, { project }) => {
  test.slow();
  watch.allow(/409/);
  const name = (text: string) => `${text} ${project.name.replaceAll(" ", "")}`;
  const said = page.locator(".toast, .flash");
  const dialog = page.getByRole("dialog").filter({ has: page.locator("form, dl") });
  await signIn("Administrator");

  await page.goto("/admin/taala");
  await page.getByRole("main").getByRole("link", { name: "Add", exact: true }).click();
  await expect(page).toHaveURL("/admin/taala?dialog=add");
  await dialog.getByLabel("Name", { exact: true }).fill(name("First"));
  await dialog.getByLabel("Aksharas in a cycle").fill("8");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(said).toHaveText(`${name("First")} was added`);
  await expect(page).toHaveURL("/admin/taala");

  await page.goto("/admin/taala?dialog=add");
  await dialog.getByLabel("Name", { exact: true }).fill(name("FIRST"));
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("sounds the same");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  // The address changes before the page does, and what is typed meanwhile is lost.
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/admin/taala");

  await page.getByLabel("Search by name or description").fill(name("First"));
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=First/);
  await page.getByRole("link", { name: `Edit ${name("First")}` }).click();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeDisabled();
  await dialog.getByLabel("Description").fill("Described anew");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(said).toHaveText(`${name("First")} was updated`);
  await expect(page.getByRole("cell", { name: "Described anew" })).toBeVisible();

  await page.getByRole("link", { name: `Delete ${name("First")}` }).click();
  await expect(dialog).toContainText("Are you sure you want to delete");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(said).toHaveText(`${name("First")} was deleted`);
  await expect(page.getByText("Nothing matches your search.")).toBeVisible();

  await page.goto("/admin/taala/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "taalas.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`name,aksharas\n${name("From a file")},7\n`),
  });
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByRole("heading", { name: "What taalas.csv would change" })).toBeVisible();
  await expect(page.getByRole("link", { name: "To add (1)" })).toBeVisible();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(said).toHaveText("1 row imported");
});

test("an administrator sees what new names of a raaga would find before they are saved", async ({
  page,
  signIn,
  watch,
  javaScriptEnabled,
}) => {
  watch.allow(/409/);
  const dialog = page.getByRole("dialog").filter({ has: page.locator("form") });
  await signIn("Administrator");
  await page.goto("/admin/raaga?dialog=edit&id=Amritavarshini");
  if (javaScriptEnabled ?? true) await waitForHydration(page);
  await dialog.getByLabel("Other names").fill("Sudhavarshini; Kaanada");
  await dialog.getByLabel("Description").fill("Typed, not saved");
  await dialog.getByRole("button", { name: "Preview other names" }).click();
  const told = dialog.getByRole("region", { name: "What the new names would find" });
  await expect(told).toContainText("Sudhavarshini");
  await expect(told).toContainText(/Newly found songs: [1-9]/);
  await expect(told).toContainText("Siddhi Nayakena");
  await expect(told).toContainText("Sounds like: Kanada");
  await expect(dialog.getByLabel("Other names")).toHaveValue("Sudhavarshini; Kaanada");
  await expect(dialog.getByLabel("Description")).toHaveValue("Typed, not saved");
  // A name that sounds like another's must be confirmed; nothing is saved yet.
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("sounds the same");
  await expect(told).toContainText("Sudhavarshini");
  await page.goto("/admin/raaga?dialog=edit&id=Amritavarshini");
  await expect(dialog.getByLabel("Other names")).toHaveValue("");

  await page.goto("/admin/raaga?dialog=edit&id=Pavani");
  await expect(dialog).toContainText(
    "Different raagas with similar names: Kumbhini, Bhavani, Bhavapriya",
  );
});

test("an administrator decides a request, gives roles, and reads the log", async ({
  page,
  signIn,
  request,
  watch,
}, { project }) => {
  test.slow();
  watch.allow(/409/);
  const email = `asks-${project.name.replaceAll(" ", "-")}@example.org`;
  const said = page.locator(".toast, .flash");
  const dialog = page.getByRole("dialog").filter({ has: page.locator("form, dl") });
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = async () => {
    const answer = await request.get("/dev/outbox", { headers: { Accept: "application/json" } });
    const mails: { to: string; text: string }[] = await answer.json();
    return /\d{8}/.exec(mails.find((mail) => mail.to === email)?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(code).not.toBe("");
  await page.getByLabel("Code from the email").fill(await code());
  await page.getByLabel("New password").fill("veena under stars");
  await page.getByLabel("Confirm password").fill("veena under stars");
  await page.getByLabel("Role").selectOption("Contributor");
  await page.getByLabel("Reason").fill("I have old recordings.");
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/login");

  await signIn("Administrator");
  await page.goto(`/admin/approvals?q=${email}&status=pending`);
  await page.getByRole("link", { name: `View details ${email}` }).click();
  await expect(dialog).toContainText("I have old recordings.");
  await dialog.getByRole("link", { name: "Reject" }).click();
  await expect(dialog).toContainText(`Are you sure you want to reject user ${email}?`);
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: `Approve ${email}` }).click();
  await expect(said).toHaveText(`User ${email} approved successfully`);

  await page.goto(`/admin/users?q=${email}`);
  await expect(page.locator(".badge.Contributor")).toBeVisible();
  await page.getByRole("link", { name: `Roles of ${email}` }).click();
  await dialog.getByLabel("Contributor").uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(said).toHaveText(`The roles of ${email} were updated`);
  await page.getByRole("link", { name: `Delete ${email}` }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(said).toHaveText(`User ${email} deleted successfully`);

  await page.goto("/admin/audit");
  await page.getByLabel("Action", { exact: true }).selectOption("User deleted");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/act=user/);
  await expect(page.getByRole("cell", { name: /^Deleted account \d+$/ })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(email);
});

test("an administrator runs a scheduled job and reads how it went", async ({ page, signIn }) => {
  await signIn("Administrator");
  await page.goto("/admin");
  await page.getByRole("main").getByRole("link", { name: "Scheduled jobs" }).click();
  await expect(page).toHaveURL("/admin/jobs");
  await page.getByRole("button", { name: "Run now: Delete abandoned files" }).click();
  await expect(page.locator(".toast, .flash")).toHaveText(/The job has run: \d+ processed\./);
  await expect(page.getByRole("row", { name: "Delete abandoned files" })).toContainText(
    /\d{4}-\d\d-\d\d \d\d:\d\d UTC/,
  );
  await page.goto("/admin/audit?act=job+run");
  await expect(page.getByRole("cell", { name: "cleanUpMedia" }).first()).toBeVisible();
});
