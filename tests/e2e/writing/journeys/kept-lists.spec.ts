import { songPath } from "../../support/songs.ts";
import { expect, test } from "../../support/users.ts";

const title = "Amba Mamava";

test("a Viewer keeps songs in a list with notes and an order, shares it, and takes the link back", async ({
  page,
  browser,
  signIn,
  watch,
}, { project }) => {
  // A form without a name, and a link that was taken away.
  watch.allow(/40[04]/);
  const name = `For practice ${project.name}`;
  const main = page.getByRole("main");
  const said = page.locator(".toast, .flash").last();
  await signIn("Viewer");

  await page.goto(songPath(title));
  await main.getByRole("button", { name: "Favourite", exact: true }).click();
  await expect(said).toHaveText("Added to your favourites.");
  await main.getByRole("button", { name: "Favourited", exact: true }).click();
  await expect(said).toHaveText("Removed from your favourites.");

  await main.getByRole("link", { name: "Add to list" }).click();
  await main.getByRole("button", { name: "Create a list with this song" }).click();
  await expect(main.getByLabel("Name of the list")).toHaveAttribute("aria-invalid", "true");
  await main.getByLabel("Name of the list").fill(name);
  await main.getByRole("button", { name: "Create a list with this song" }).click();
  await expect(main.getByRole("heading", { name, level: 1 })).toBeVisible();
  const list = new URL(page.url()).pathname;

  await page.goto(`${songPath("Meru Samana")}/keep`);
  await main.getByRole("button", { name: `Add to ${name}`, exact: true }).click();
  await expect(
    main.getByRole("button", { name: `Remove from ${name}`, exact: true }),
  ).toBeVisible();

  await page.goto(list);
  const songs = main.getByRole("listitem").getByRole("heading");
  await expect(songs).toHaveText([title, "Meru Samana"]);
  await main.getByRole("button", { name: "Move Meru Samana up" }).click();
  await expect(songs).toHaveText(["Meru Samana", title]);
  if (project.name === "writing") {
    const handles = main.locator(".drag-handle");
    const [from, to] = [await handles.last().boundingBox(), await handles.first().boundingBox()];
    await page.mouse.move(from!.x + 6, from!.y + 12);
    await page.mouse.down();
    await page.mouse.move(to!.x + 6, to!.y + 12, { steps: 6 });
    await page.mouse.up();
    await expect(songs).toHaveText([title, "Meru Samana"]);
    await main.getByRole("button", { name: "Move Meru Samana up" }).click();
    await expect(songs).toHaveText(["Meru Samana", title]);
  }
  const first = main.getByRole("listitem").first();
  await first.getByRole("textbox", { name: "Note" }).fill("Shruti C, violin begins");
  await first.getByRole("button", { name: "Save the note to Meru Samana" }).click();
  await expect(said).toHaveText("The note has been saved.");

  await main.getByRole("button", { name: "Create link" }).click();
  const address = await main.getByRole("link", { name: /\/shared\// }).getAttribute("href");
  const path = new URL(address!).pathname;
  const stranger = await browser.newPage();
  await stranger.goto(path);
  await expect(stranger.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(stranger.getByText("Shruti C, violin begins")).toBeVisible();
  await expect(stranger.getByRole("button", { name: /Move|Save/ })).toHaveCount(0);

  await main.getByRole("button", { name: "Stop sharing" }).click();
  await expect(main.getByRole("button", { name: "Create link" })).toBeVisible();
  expect((await stranger.goto(path))!.status()).toBe(404);
  await stranger.close();

  await main.getByRole("link", { name: "Delete the list" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the list" }).click();
  await expect(page).toHaveURL("/my-collection");
  await expect(main.getByRole("link", { name, exact: true })).toHaveCount(0);
});
