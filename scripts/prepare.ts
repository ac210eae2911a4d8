import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { demonstration } from "#drizzle/seed/demo/index.ts";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { reindex } from "./reindex.ts";
import { openLocalBindings, run, statePath } from "./local.ts";

/** Brings the embedded storage to where the site can run on it: migrated, and seeded once. */
export async function prepareLocal(): Promise<void> {
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", statePath]);
  const { env, close } = await openLocalBindings();
  try {
    const seeded = await env.DB.prepare("SELECT 1 FROM users LIMIT 1").first();
    if (seeded) return await reindexLocal(env.DB);
    const { statements, files } = await demonstration();
    for (const { id, bytes, contentType } of files)
      await env.MEDIA.put(id, bytes, { httpMetadata: { contentType } });
    await env.DB.batch(
      [...referenceStatements(), ...statements].map((statement) => env.DB.prepare(statement)),
    );
    console.log("Seeded the reference lists and the demonstration.");
  } finally {
    await close();
  }
}

/** Brings the index of the embedded database up to the rules of this build. */
export async function reindexLocal(db: D1Database): Promise<void> {
  const count = await reindex({
    read: async <T>(query: string) => (await db.prepare(query).all<T>()).results,
    write: async (statements) => {
      await db.batch(statements.map((statement) => db.prepare(statement)));
    },
  });
  if (count > 0) console.log(`Indexed ${count} songs and names anew.`);
}

/** Tells where the site is, and who can sign in on this machine. */
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
