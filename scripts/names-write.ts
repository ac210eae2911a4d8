import { withDatabase } from "./access.ts";
import { writeScriptNames } from "./script-names.ts";

// `npm run names:write [-- --remote]`: writes names in the scripts of India that are missing or follow older rules.
const count = await withDatabase(writeScriptNames);
console.log(`Wrote the names of raagas, taalas and people, and ${count} titles.`);
