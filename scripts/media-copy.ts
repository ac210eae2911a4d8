import { parseArgs } from "node:util";
import { copyFiles } from "./copies/copy-files.ts";
import { withMediaBucket } from "./media-bucket.ts";
import { openCopy } from "./open-copy.ts";
import { reportOutcome } from "./copies/report.ts";
import { stop } from "./local.ts";

// `npm run media:copy -- --to DIR|s3://BUCKET [--bucket NAME]`: copies what is new of the recordings and pictures of the
// local archive, or of the bucket NAME of the deployed one.
const { values } = parseArgs({ options: { to: { type: "string" }, bucket: { type: "string" } } });
const { to, bucket } = values;
if (!to) stop("Say where to: npm run media:copy -- --to DIR|s3://BUCKET");
const started = Date.now();
const outcome = await withMediaBucket(bucket, async (place, { read }) => {
  const uploads = await read<{ id: string; hash: string }>(
    "SELECT id, whole_hash AS hash FROM media_files WHERE whole_hash IS NOT NULL",
  );
  const uploadHashes = new Map(uploads.map(({ id, hash }) => [id, hash]));
  const copy = await openCopy(to);
  return copyFiles(place, copy, uploadHashes, (key) => console.log(key));
});
reportOutcome("copied", outcome, started);
