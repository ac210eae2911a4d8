import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { csvLine } from "../../../../app/domain/records/csv/write.ts";
import { unescapeCell } from "../../../../app/domain/records/csv/formula-guard.ts";
import { readCsv } from "../../../../app/domain/records/csv/read.ts";
import { bytesOf } from "../../../csv-bytes.ts";
import { requiredCells } from "../../../song-rows.ts";
import { expect, test } from "../../support/users.ts";

async function press(target: Locator, key = "Enter") {
  await target.focus();
  await target.press(key);
}

test("a contributor exports songs, edits the file, and imports it, all by keyboard", async ({
  page,
  signIn,
}, { project }) => {
  test.slow();
  const mine = `of ${project.name}`;
  await signIn("Contributor");
  await page.goto("/my-collection");
  await press(page.getByRole("link", { name: "Export and import (CSV)" }));
  await expect(page).toHaveURL("/my-collection/import");
  const downloading = page.waitForEvent("download");
  await press(page.getByRole("link", { name: "Export CSV" }));
  const file = await (await downloading).path();
  const rows = (await readCsv(bytesOf(readFileSync(file, "utf8")))).map(({ cells }) =>
    cells.map(unescapeCell),
  );
  const [head, ...songs] = rows;
  const [edited, other] = [songs[0]!, songs[2]!];
  const place = head!.indexOf("place");
  edited[place] = `Place ${mine}`;
  const filled: Record<string, string> = {
    ...requiredCells,
    title: `Added ${mine}`,
    raagaId: "Mohanm",
  };
  const added = head!.map((column) => filled[column] ?? "");
  const text = [head!, edited, other, added].map((cells) => csvLine(cells)).join("");
  await page.getByLabel("CSV file").setInputFiles({
    name: "edited.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  await press(page.getByRole("button", { name: "Check file" }));

  await expect(page.getByRole("heading", { name: "What edited.csv would change" })).toBeVisible();
  await expect(page.getByText("1 cell will change")).toBeVisible();
  await expect(page.locator(".csv-changes ins")).toHaveText(`Place ${mine}`);
  await press(page.locator("summary", { hasText: "Unchanged (1)" }));
  await expect(page.getByText("Row 3:")).toBeVisible();
  const choice = page.getByLabel("raagaId: “Mohanm”");
  await choice.focus();
  await choice.press("ArrowDown");
  await expect(choice).toHaveValue("Mohanam");
  await press(page.getByRole("button", { name: "Import: 0 new, 1 changed" }));
  await expect(page).toHaveURL("/my-collection");
  await expect(page.locator(".toast, .flash")).toHaveText(
    "Songs added: 1, changed: 1. Rows not imported: 0",
  );
  const title = `Added ${mine}`;
  await page.goto(`/search?${new URLSearchParams({ title, searched: "true" })}`);
  await expect(page.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible();
});
