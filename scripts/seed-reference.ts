import { referenceIds, referencePortions } from "#drizzle/seed/reference/index.ts";
import { readOptions, withDatabase } from "./command.ts";
import { startProgress } from "./progress.ts";
import { writeScriptNames } from "./script-names.ts";

// `npm run seed:reference [-- --remote] [--dry-run]`: adds missing entries to the reference lists, and missing names in
// Indian scripts.
const options = readOptions();
const portions = await referencePortions();
await withDatabase(options, async (access) => {
  for (const [table, ids] of Object.entries(referenceIds)) {
    const missing = await access.read<{ id: string }>(
      `SELECT value AS id FROM json_each(?) WHERE value NOT IN (SELECT id FROM ${table})`,
      JSON.stringify(ids),
    );
    const names = missing.length > 0 ? `: ${missing.map(({ id }) => id).join(", ")}` : "";
    console.log(`${table}: ${ids.length} in the seeds, ${missing.length} missing${names}`);
  }
  if (options.isDryRun) {
    const { names, titles } = await writeScriptNames(access, { isDryRun: true });
    console.log(
      `Would add what is missing, update from the seeds what no user has changed (${portions.length} portions),\n` +
        `and write the names of ${names} entries and ${titles} titles that are there. Nothing was written.`,
    );
    return;
  }
  const progress = startProgress("Portions", portions.length);
  for (const portion of portions) {
    await access.write(portion);
    progress(1);
  }
  await writeScriptNames(access);
  console.log("The reference lists are filled.");
});
