import { parseArgs } from "node:util";
import { restoreFiles } from "./copies/copy-files.ts";
import { openCopy } from "./open-copy.ts";
import { reportOutcome } from "./copies/report.ts";
import { withMediaBucket } from "./media-bucket.ts";
import { stop } from "./local.ts";

// `npm run media:restore -- --from DIR|s3://BUCKET [--bucket NAME]`: puts what the local archive's bucket lacks back from
// a copy, or what the bucket NAME of the deployed one lacks.
const { values } = parseArgs({ options: { from: { type: "string" }, bucket: { type: "string" } } });
const { from, bucket } = values;
if (!from) stop("Say which copy: npm run media:restore -- --from DIR|s3://BUCKET");
const started = Date.now();
const outcome = await withMediaBucket(bucket, async (place) =>
  restoreFiles(await openCopy(from), place, (key) => console.log(key)),
);
reportOutcome("restored", outcome, started);
