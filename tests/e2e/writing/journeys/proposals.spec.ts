import { expect, test } from "../../support/users.ts";

test("a contributor proposes a raaga and a person with a song; an administrator accepts one and merges the other", async ({
  page,
  signIn,
  watch,
}) => {
  test.slow();
  // The question about the raaga comes with a 400.
  watch.allow(/400/);
  const [raaga, person] = ["Xyzzyx", "Q. Xyzzyx"];
  const main = page.getByRole("main");
  const said = page.locator(".toast, .flash");
  await signIn("Contributor");
  await page.goto("/songs/add");
  await page.getByLabel("Title *").fill(`Proposing ${raaga}`);
  await page.keyboard.press("Escape");
  await page.getByLabel("Singer *").fill(person);
  await page.locator("#raagaId").fill(raaga);
  await page.getByLabel("Media type *").selectOption("Video");
  await page.getByLabel("YouTube URL").fill("https://youtu.be/dQw4w9WgXcQ");
  await page.getByLabel("Recording date *").fill("1975");
  await page.getByLabel("Description *").fill("A song of the tests.");
  await page.getByRole("button", { name: "Find these people" }).click();
  await page
    .getByLabel(`Who is ${person}?`)
    .selectOption({ label: `Propose ${person} as a new person` });
  await page.getByRole("button", { name: "Create song" }).click();
  await page
    .getByLabel(`Which raaga is “${raaga}”?`)
    .selectOption({ label: `Propose “${raaga}” as a new raaga` });
  await page.getByRole("button", { name: "Create song" }).click();
  await expect(page).toHaveURL("/my-collection");
  await page.goto(
    `/search?${new URLSearchParams({ title: `Proposing ${raaga}`, searched: "true" })}`,
  );
  await main.getByRole("link", { name: `Proposing ${raaga}`, exact: true }).click();
  await expect(main.locator(".proposed")).toHaveText(["proposed", "proposed"]);

  await signIn("Administrator");
  await page.goto("/admin");
  await main
    .getByRole("link", { name: "Proposals" })
    .or(main.locator("a[href='/admin/proposals']"))
    .first()
    .click();
  await page.getByRole("button", { name: `Accept: ${raaga}` }).press("Enter");
  await expect(said).toHaveText("The proposal was accepted.");
  await expect(main.getByRole("link", { name: raaga, exact: true })).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Proposals" })
    .getByRole("link", { name: "People" })
    .click();
  await page.getByRole("link", { name: `Merge: ${person}` }).press("Enter");
  await page.getByLabel("Into this one").fill("/people/tyagaraja");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Merge", exact: true }).click();
  await expect(said).toContainText("was merged into");
  await page.goto("/admin/merges");
  const row = main.getByRole("row").filter({ hasText: person });
  await row.getByRole("link", { name: "Separate again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Separate again" }).click();
  await expect(said).toContainText("separated again");
  await page.goto("/admin/proposals?kind=person");
  await page.getByRole("button", { name: `Accept: ${person}` }).click();
  await expect(said).toHaveText("The proposal was accepted.");
});
