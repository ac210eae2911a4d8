import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { demandEmptyPlace, importSql } from "./import-sql.ts";
import { statePath, stop } from "./local.ts";

// `npm run db:restore -- --file FILE [--remote DATABASE]`: restores a backup into a new, empty database.
const { values } = parseArgs({ options: { file: { type: "string" }, remote: { type: "string" } } });
const { file, remote } = values;
if (!file || !existsSync(file)) stop("Say which backup: npm run db:restore -- --file FILE");
if (!remote) demandEmptyPlace(`npm run db:restore -- --file ${file}`);
importSql(file, remote);
console.log(remote ? `${remote} is filled.` : `The archive under ${statePath} is filled.`);
