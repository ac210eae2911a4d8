import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** In one batch: `applyD1Migrations` sends one each, which takes four times as long. */
const migrations = env.MIGRATIONS.flatMap(({ queries }) => queries);

const maxResets = 3;

/**
 * Deletes all that is stored, and creates the tables again. A reset that meets work of the test file before leaves
 * its tables: then it is repeated.
 */
export async function emptyArchive(resets = 1): Promise<void> {
  await reset();
  try {
    await env.DB.batch(migrations.map((query) => env.DB.prepare(query)));
  } catch (error) {
    if (resets === maxResets || !String(error).includes("already exists")) throw error;
    await emptyArchive(resets + 1);
  }
}
