import { readOptions, withDatabase } from "./command.ts";
import { startProgress } from "./progress.ts";
import { countOutdated, reindex } from "./reindex.ts";

// `npm run search:reindex [-- --remote] [--dry-run]`: rewrites missing and outdated rows of the search index.
const options = readOptions();
await withDatabase(options, async (access) => {
  const total = await countOutdated(access);
  if (options.isDryRun)
    return console.log(`Would index ${total} songs and names anew. Nothing was written.`);
  const count = await reindex(access, startProgress("Songs and names", total));
  console.log(`Indexed ${count} songs and names anew.`);
});
