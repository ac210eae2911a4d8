import { stop } from "./local.ts";
import { openFolder } from "./copies/folder.ts";
import type { Place } from "./copies/place.ts";
import { openS3Bucket, s3Settings } from "./copies/s3-bucket.ts";

/** Opens a copy: a folder, or `s3://bucket[/folder]` by the settings S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY. */
export const openCopy = (name: string): Promise<Place> => open(name, "S3");

/** Opens a bucket of the deployed archive by the settings R2_ENDPOINT, R2_ACCESS_KEY_ID, R2_SECRET_ACCESS_KEY. */
export const openDeployedBucket = (name: string): Promise<Place> => open(`s3://${name}`, "R2");

async function open(name: string, prefix: "R2" | "S3"): Promise<Place> {
  const [, path] = /^s3:\/\/(.+)$/.exec(name) ?? [];
  if (path === undefined) return openFolder(name);
  try {
    return openS3Bucket(name, path, s3Settings(prefix));
  } catch (error) {
    return stop((error as Error).message);
  }
}
