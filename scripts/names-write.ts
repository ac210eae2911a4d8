import { readOptions, withDatabase } from "./command.ts";
import { startProgress } from "./progress.ts";
import { countTitles, writeScriptNames } from "./script-names.ts";

// `npm run names:write [-- --remote] [--dry-run]`: writes missing and outdated names in Indian scripts.
const options = readOptions();
const { isDryRun } = options;
const { names, titles } = await withDatabase(options, async (access) =>
  writeScriptNames(access, {
    isDryRun,
    progress: startProgress("Titles", await countTitles(access)),
  }),
);
const what = `the names of ${names} raagas, taalas and people, and of ${titles} titles`;
console.log(isDryRun ? `Would write ${what}. Nothing was written.` : `Wrote ${what}.`);
