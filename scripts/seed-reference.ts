import { mkdirSync, writeFileSync } from "node:fs";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { withDatabase } from "./access.ts";
import { run, statePath } from "./local.ts";
import { writeScriptNames } from "./script-names.ts";

// `npm run seed:reference -- --remote`: adds missing entries to the reference lists of a deployed archive, and
// missing names in Indian scripts.
const file = ".wrangler/reference.sql";
mkdirSync(".wrangler", { recursive: true });
writeFileSync(file, `${(await referenceStatements()).join(";\n")};\n`);
const target = process.argv.includes("--remote")
  ? ["--remote"]
  : ["--local", "--persist-to", statePath];
run("wrangler", ["d1", "execute", "DB", ...target, "--yes", "--file", file]);
await withDatabase(writeScriptNames);
