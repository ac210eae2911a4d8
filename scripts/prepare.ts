import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { localAccess } from "./access.ts";
import { findDatabase } from "./large/storage.ts";
import { migrateEmpty } from "./migrate.ts";
import { reindex } from "./reindex.ts";
import { writeNames } from "./write-names.ts";
import { openLocalBindings, run, statePath } from "./local.ts";

/** Migrates the embedded storage and seeds it once. */
export async function prepareLocal(): Promise<void> {
  if (findDatabase(statePath))
    run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", statePath]);
  const { env, close } = await openLocalBindings();
  try {
    await migrateEmpty(env.DB);
    const seeded = await env.DB.prepare("SELECT 1 FROM users LIMIT 1").first();
    if (seeded) {
      await writeNames(localAccess(env.DB));
      return await reindexLocal(env.DB);
    }
    const { statements, files } = await makeDemo();
    for (const { id, bytes, contentType } of files)
      await env.MEDIA.put(id, bytes, { httpMetadata: { contentType } });
    await env.DB.batch(
      [...(await referenceStatements()), ...statements].map((statement) =>
        env.DB.prepare(statement),
      ),
    );
    console.log("Seeded the reference lists and the demonstration.");
  } finally {
    await close();
  }
}

/** Updates the search index of the embedded database to this build. */
export async function reindexLocal(db: D1Database): Promise<void> {
  const count = await reindex(localAccess(db));
  if (count > 0) console.log(`Indexed ${count} songs and names anew.`);
}

/** Prints the address of the site and the demo users. */
export function announce(port: number): void {
  const users = demoUsers.map(
    ({ username, password, roles }) => `  ${username}  ${password}  (${roles.join(", ")})`,
  );
  console.log(
    ["", `The archive is at http://localhost:${port}`, "", "Demo accounts:", ...users, ""].join(
      "\n",
    ),
  );
}
