import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

/** Triggers and views are spread over the migrations, and changed by later ones: here they stand as they are today. */
test("drizzle/triggers.sql has the triggers and views after all migrations", async () => {
  const db = new DatabaseSync(":memory:");
  for (const file of readdirSync("migrations").toSorted())
    if (file.endsWith(".sql")) db.exec(readFileSync(join("migrations", file), "utf8"));
  const rows = db
    .prepare(
      "SELECT sql FROM sqlite_schema WHERE type IN ('trigger', 'view') ORDER BY type DESC, tbl_name, name",
    )
    .all();
  const texts = rows.map(({ sql }) => `${String(sql)};\n`);
  expect(texts.length).toBeGreaterThan(50);
  const head =
    "-- The views and triggers after all migrations. Written by tests/checks/triggers.test.ts (vitest -u); not run.\n\n";
  await expect(head + texts.join("\n")).toMatchFileSnapshot("../../drizzle/triggers.sql");
});
