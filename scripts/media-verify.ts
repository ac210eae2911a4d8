import { parseArgs } from "node:util";
import { verifyFiles } from "./copies/copy-files.ts";
import { openCopy } from "./open-copy.ts";
import { reportOutcome } from "./copies/report.ts";
import { stop } from "./local.ts";

// `npm run media:verify -- --from DIR|s3://BUCKET`: reads a copy of the recordings and pictures back.
const { values } = parseArgs({ options: { from: { type: "string" } } });
if (!values.from) stop("Say which copy: npm run media:verify -- --from DIR|s3://BUCKET");
const started = Date.now();
reportOutcome("read back", await verifyFiles(await openCopy(values.from)), started);
