import { env } from "cloudflare:workers";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";

const run = (statements: string[]) =>
  env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

/** Made once for all files, as the names in six scripts take over a second. */
let reference: string[] | undefined;
let demonstration: string[] | undefined;

/** Seeds the reference lists, as `npm start` and `npm run seed:reference` do; again, if it is called again. */
export async function seedReference(): Promise<void> {
  reference ??= await referenceStatements();
  await run(reference);
}

/** Seeds the reference lists and the demonstration without its files, as `npm start` does. */
export async function seedDemonstration(): Promise<void> {
  reference ??= await referenceStatements();
  demonstration ??= (await makeDemo()).statements;
  await run([...reference, ...demonstration]);
}
