import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { writeRecording } from "../support/recording.ts";
import { expect, waitForHydration, test } from "../support/test.ts";

const user = demoUsers.find(({ roles }) => roles.at(-1) === "Contributor")!;

test("a finished upload holds up no sign-out for inactivity; the draft keeps it", async ({
  page,
}, info) => {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  const logIn = async () => {
    await page.getByLabel("Email").fill(user.username);
    await page.getByLabel("Password").fill(user.password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/songs/add");
    await waitForHydration(page);
  };
  await page.clock.install();
  await page.goto("/login?returnTo=/songs/add");
  await logIn();
  await page.locator("[name=uploadType]").selectOption("Audio");
  // Browsers ask only after an interaction with the page.
  await page.getByLabel("Singer *").click();
  await page
    .locator("[name=mediaFile]")
    .setInputFiles(writeRecording(info.outputPath("idle.wav"), 2));
  await expect(page.getByText("idle.wav is uploaded.")).toBeVisible();
  const id = await page.locator("[name=mediaFileId]").inputValue();
  await page.clock.runFor(301_000);
  await expect(page).toHaveURL("/login?returnTo=%2Fsongs%2Fadd");
  expect(asked).toEqual([]);
  await logIn();
  await page.getByRole("button", { name: "Restore the draft" }).click();
  await expect(page.locator("[name=mediaFileId]")).toHaveValue(id);
});
