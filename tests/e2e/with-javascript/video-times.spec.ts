import { expect, test } from "../support/users.ts";
import { waitForHydration } from "../support/test.ts";

test("the times of a YouTube address fill in where the song begins and ends, if that is empty", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await page.goto("/songs/add");
  await waitForHydration(page);
  await page.getByLabel("Upload type *").selectOption("YouTube");
  const url = page.getByLabel("YouTube URL");
  const [start, end] = [page.getByLabel("Begins at"), page.getByLabel("Ends at")];
  await url.fill("https://youtu.be/dQw4w9WgXcQ?t=1h2m3s");
  await expect(start).toBeHidden();
  await url.press("Tab");
  await expect(start).toBeVisible();
  await expect(start).toHaveValue("1:02:03");
  await expect(end).toHaveValue("");
  await url.fill("https://www.youtube.com/embed/dQw4w9WgXcQ?start=5&end=4000");
  await url.press("Tab");
  await expect(end).toHaveValue("1:06:40");
  await expect(start).toHaveValue("1:02:03");
});
