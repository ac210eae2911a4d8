import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { localAccess } from "./access.ts";
import { findDatabase, hasUsers } from "./large/storage.ts";
import { migrateEmpty } from "./migrate.ts";
import { reindex } from "./reindex.ts";
import { writeScriptNames } from "./script-names.ts";
import {
  type OpenBindings,
  openLocalBindings,
  run,
  statePath,
  withLocalBindings,
} from "./local.ts";

/** Migrates the embedded storage in the directory `state` and seeds it once. */
export async function prepareLocal(state = statePath): Promise<void> {
  const file = findDatabase(state);
  const open = () => openLocalBindings(state);
  if (file) run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
  if (file && hasUsers(file)) await withLocalBindings(update, open);
  else await seed(open);
}

/** Updates names and index rows that this build computes differently. */
async function update({ DB }: Env): Promise<void> {
  await writeScriptNames(localAccess(DB));
  const count = await reindex(localAccess(DB));
  if (count > 0) console.log(`Indexed ${count} songs and names anew.`);
}

/** Seeds the storage of `open` with reference lists and demonstration, if it has no users. */
export async function seed(open: OpenBindings): Promise<void> {
  // Computed before the runtime starts, which would drop idle connections meanwhile.
  const { statements: demonstration, files } = await makeDemo();
  const statements = [...(await referenceStatements()), ...demonstration];
  await withLocalBindings(async ({ DB, MEDIA }) => {
    await migrateEmpty(DB);
    // Written by an earlier attempt whose response was lost.
    if (await DB.prepare("SELECT 1 FROM users LIMIT 1").first()) return;
    for (const { id, bytes, contentType } of files)
      await MEDIA.put(id, bytes, { httpMetadata: { contentType } });
    await DB.batch(statements.map((statement) => DB.prepare(statement)));
  }, open);
  console.log("Seeded the reference lists and the demonstration.");
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
