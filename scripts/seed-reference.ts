import { mkdirSync, writeFileSync } from "node:fs";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { run, statePath } from "./local.ts";

// `npm run seed:reference -- --remote`: the reference lists of a deployed archive. What is there stays.
const file = ".wrangler/reference.sql";
mkdirSync(".wrangler", { recursive: true });
writeFileSync(file, `${referenceStatements().join(";\n")};\n`);
const place = process.argv.includes("--remote")
  ? ["--remote"]
  : ["--local", "--persist-to", statePath];
run("wrangler", ["d1", "execute", "DB", ...place, "--yes", "--file", file]);
