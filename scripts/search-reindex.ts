import { withDatabase } from "./access.ts";
import { reindex } from "./reindex.ts";

// `npm run search:reindex [-- --remote]`: rewrites missing and outdated rows of the search index.
const count = await withDatabase(reindex);
console.log(`Indexed ${count} songs and names anew.`);
