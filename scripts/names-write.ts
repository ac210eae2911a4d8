import { withDatabase } from "./access.ts";
import { writeScriptNames } from "./script-names.ts";

// `npm run names:write [-- --remote]`: writes missing and outdated names in Indian scripts.
const count = await withDatabase(writeScriptNames);
console.log(`Wrote the names of raagas, taalas and people, and ${count} titles.`);
