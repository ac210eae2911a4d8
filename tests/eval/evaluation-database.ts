import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { type Database, openDatabase } from "#app/data/database.ts";

/** Runs `measure` with an empty database of the archive. */
export async function withDatabase(measure: (db: Database) => Promise<void>): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      modules: true,
      script: "export default {}",
      d1Databases: { DB: "evaluation" },
    }),
  );
  try {
    const database = await miniflare.getD1Database("DB");
    const migrations = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
    for (const file of migrations.toSorted())
      for (const statement of readFileSync(join("migrations", file), "utf8").split(
        "--> statement-breakpoint",
      ))
        await database.prepare(statement).run();
    await measure(openDatabase(database));
  } finally {
    await miniflare.dispose();
  }
}
