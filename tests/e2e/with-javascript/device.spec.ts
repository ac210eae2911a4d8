import { songPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

const password = "veena under stars";
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("kept"));

test("a visitor keeps songs on the device, signs up and takes them over", async ({
  page,
  request,
}) => {
  const main = page.getByRole("main");
  const said = page.locator(".toast").last();
  const email = "keeper@example.org";
  const code = async () => {
    const answer = await request.get("/dev/outbox", { headers: { Accept: "application/json" } });
    const mails: { to: string; text: string }[] = await answer.json();
    return /\d{8}/.exec(mails.find(({ to }) => to === email)?.text ?? "")?.[0];
  };

  await page.goto(songPath("Meru Samana"));
  await waitForHydration(page);
  await main.getByRole("button", { name: "Favourite", exact: true }).click();
  await expect(said).toHaveText("Added to the favourites on this device.");
  await expect(main.getByRole("button", { name: "Favourited", exact: true })).toBeFocused();
  await page.goto(songPath("Gati Nive"));
  await main.getByRole("button", { name: "Favourite", exact: true }).click();
  await expect(main.getByRole("button", { name: "Favourited", exact: true })).toBeVisible();

  await main.getByRole("button", { name: "Add to list" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the list").fill("For practice");
  await dialog.getByRole("button", { name: "Create a list with this song" }).click();
  await expect(dialog.getByRole("button", { name: "Remove from For practice" })).toBeVisible();
  await dialog.getByRole("link", { name: "Saved on this device" }).click();

  await expect(page).toHaveURL("/device");
  const marks = main.getByRole("region", { name: "Favourites" });
  await expect(marks.getByRole("heading", { level: 3 })).toHaveText(["Meru Samana", "Gati Nive"]);
  const list = main.getByRole("region", { name: "For practice" });
  await expect(list.getByRole("link", { name: "Gati Nive" })).toBeVisible();
  await list.getByRole("textbox", { name: "Note" }).fill("Shruti C");
  await list.getByRole("button", { name: "Save the note to Gati Nive" }).click();
  await expect(said).toHaveText("The note has been saved.");

  await main.getByRole("link", { name: "Sign up to have them" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect.poll(code).toBeTruthy();
  await page.getByLabel("Code from the email").fill((await code())!);
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await main.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Password").fill(password);
  await main.getByRole("button", { name: "Log in" }).click();

  const notice = page.getByRole("complementary", { name: "Saved on this device" });
  await notice.getByRole("link", { name: "Add to account" }).click();
  await expect(page).toHaveURL("/my-collection");
  await expect(main).toContainText("This device has 2 songs in 2 lists.");
  expect(await kept(page)).toContain("For practice");
  await main.getByRole("button", { name: "Add to account" }).click();
  await expect(said).toHaveText("The songs from this device are in your account now.");
  await expect(main.getByRole("button", { name: "Add to account" })).toHaveCount(0);
  await expect.poll(() => kept(page)).toBeNull();
  await main.getByRole("link", { name: "For practice" }).click();
  await expect(main.getByRole("link", { name: "Gati Nive" })).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Note" })).toHaveValue("Shruti C");
});

test("a list of the device is ordered, renamed and deleted, and told of songs that are gone", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const [one, two] = ["Meru Samana", "Gati Nive"].map((title) => Number(songPath(title).slice(7)));
  const songs = [one, 999_999, two].map((songId) => ({ songId, note: "" }));
  await page.goto("/device");
  await expect(main).toContainText("No songs are saved on this device yet.");
  await page.evaluate(
    (text) => localStorage.setItem("kept", text),
    JSON.stringify({ marks: [], lists: [{ name: "For practice", songs }] }),
  );
  await page.reload();
  const list = main.getByRole("region", { name: "For practice" });
  const rows = list.getByRole("listitem");
  await expect(rows).toHaveText([/Meru Samana/, /no longer in the archive/, /Gati Nive/]);
  const up = list.getByRole("button", { name: "Move Gati Nive up" });
  await up.press("Enter");
  await expect(rows).toHaveText([/Meru Samana/, /Gati Nive/, /no longer in the archive/]);
  await expect(up).toBeFocused();
  const handles = list.locator(".drag-handle");
  const [from, to] = [await handles.nth(1).boundingBox(), await handles.first().boundingBox()];
  await page.mouse.move(from!.x + 6, from!.y + 12);
  await page.mouse.down();
  await page.mouse.move(to!.x + 6, to!.y + 12, { steps: 6 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Gati Nive/, /Meru Samana/, /no longer in the archive/]);
  await list.getByRole("button", { name: /^Remove A song that is no longer/ }).click();
  await expect(rows).toHaveCount(2);

  const other = await page.context().newPage();
  await other.goto("/device");
  await list.getByText("Rename the list", { exact: true }).first().click();
  await list.getByLabel("Name of the list").fill("Margazhi");
  await list.getByRole("button", { name: "Rename the list" }).click();
  await expect(other.getByRole("heading", { name: "Margazhi" })).toBeVisible();

  const renamed = main.getByRole("region", { name: "Margazhi" });
  await renamed.getByRole("button", { name: "Delete the list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the list" }).click();
  await expect(other.getByText("No songs are saved on this device yet.")).toBeVisible();
  expect(await kept(page)).toBeNull();
});
