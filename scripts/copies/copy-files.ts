import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { partLength } from "#app/domain/media/upload.ts";
import { sha256OfParts } from "#app/lib/sha-256.ts";
import {
  type CopiedFile,
  isManifest,
  readManifest,
  withScratch,
  writeManifest,
} from "./manifest.ts";
import { isSafeKey, type Place, type StoredFile } from "./place.ts";

/** What a command did with each file; `faults` are sentences. */
export interface Outcome {
  done: number;
  bytes: number;
  unchanged: number;
  faults: string[];
}

/** A manifest is written anew after so many files, so that a run that is broken off loses little. */
const savedAfter = 50;

/**
 * Copies what is new in a bucket. What a copy has stays, also if the bucket no longer has it. `uploadHashes` are the
 * hashes of whole files that browsers computed before they sent them, by key.
 */
export async function copyFiles(
  from: Place,
  to: Place,
  uploadHashes: ReadonlyMap<string, string>,
  onFile: (key: string) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { done: 0, bytes: 0, unchanged: 0, faults: [] };
  const files = await readManifest(to);
  const sizes = await sizesIn(to);
  let unsaved = 0;
  try {
    for await (const file of from.list()) {
      const known = files.get(file.key);
      const isThere = known !== undefined && sizes.get(file.key) === known.size;
      if (isThere && known.size === file.size && known.etag === file.etag) {
        outcome.unchanged++;
        continue;
      }
      try {
        files.set(file.key, await copyFile(from, to, file, uploadHashes.get(file.key)));
        outcome.done++;
        outcome.bytes += file.size;
        onFile(file.key);
      } catch (error) {
        outcome.faults.push(`${file.key} was not copied: ${(error as Error).message}`);
      }
      if (++unsaved === savedAfter) {
        await writeManifest(to, files);
        unsaved = 0;
      }
    }
  } finally {
    if (unsaved > 0) await writeManifest(to, files);
  }
  return outcome;
}

async function copyFile(
  from: Place,
  to: Place,
  file: StoredFile,
  uploadHash?: string,
): Promise<CopiedFile> {
  const { key, size, etag, contentType } = file;
  if (!isSafeKey(key) || isManifest(key)) throw new Error("it has no name for a file.");
  return withScratch(to, async (path) => {
    const read = await download(from, key, path);
    if (read === null) throw new Error("it is gone.");
    if (read.size !== size) throw new Error(`${read.size} bytes of ${size} came.`);
    // An object that was put at once is called by its MD5, one that came in parts is not.
    if (etag !== null && /^[\da-f]{32}$/.test(etag) && etag !== read.md5)
      throw new Error("its bytes are not those that were stored.");
    if (uploadHash !== undefined && uploadHash !== read.wholeHash)
      throw new Error("its bytes are not those that were uploaded.");
    await to.write(key, path, { contentType, sha256: read.sha256 });
    return { key, size, sha256: read.sha256, etag, contentType };
  });
}

/** Writes a file of a place to `path` and returns its hashes, or null if there is none. */
async function download(from: Place, key: string, path: string) {
  const content = await from.read(key);
  if (content === null) return null;
  const [sha, md5] = [createHash("sha256"), createHash("md5")];
  const parts: string[] = [];
  let part = createHash("sha256");
  let size = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of content) {
      sha.update(chunk);
      md5.update(chunk);
      for (let at = 0; at < chunk.length;) {
        const end = Math.min(chunk.length, at + partLength - (size % partLength));
        part.update(chunk.subarray(at, end));
        size += end - at;
        at = end;
        if (size % partLength > 0) continue;
        parts.push(part.digest("hex"));
        part = createHash("sha256");
      }
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  if (size % partLength > 0) parts.push(part.digest("hex"));
  return {
    size,
    sha256: sha.digest("hex"),
    md5: md5.digest("hex"),
    wholeHash: await sha256OfParts(parts),
  };
}

/** Reads every file of a copy and compares it with the manifest. */
export async function verifyFiles(place: Place): Promise<Outcome> {
  const outcome: Outcome = { done: 0, bytes: 0, unchanged: 0, faults: [] };
  for (const file of (await readManifest(place)).values()) {
    const content = await place.read(file.key);
    if (content === null) {
      outcome.faults.push(`${file.key} is missing.`);
      continue;
    }
    const sha = createHash("sha256");
    for await (const chunk of content) sha.update(chunk);
    if (sha.digest("hex") !== file.sha256) outcome.faults.push(`${file.key} has other bytes.`);
    else {
      outcome.done++;
      outcome.bytes += file.size;
    }
  }
  return outcome;
}

/** Puts what a bucket lacks back from a copy; what it has stays. */
export async function restoreFiles(
  from: Place,
  to: Place,
  onFile: (key: string) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { done: 0, bytes: 0, unchanged: 0, faults: [] };
  const sizes = await sizesIn(to);
  for (const file of (await readManifest(from)).values()) {
    if (sizes.has(file.key)) {
      outcome.unchanged++;
      if (sizes.get(file.key) !== file.size)
        outcome.faults.push(`${file.key} is in the bucket with other bytes, and stays.`);
      continue;
    }
    try {
      await restoreFile(from, to, file);
      outcome.done++;
      outcome.bytes += file.size;
      onFile(file.key);
    } catch (error) {
      outcome.faults.push(`${file.key} was not restored: ${(error as Error).message}`);
    }
  }
  return outcome;
}

async function restoreFile(from: Place, to: Place, file: CopiedFile): Promise<void> {
  await withScratch(to, async (path) => {
    const read = await download(from, file.key, path);
    if (read === null) throw new Error("the copy does not have it.");
    if (read.sha256 !== file.sha256) throw new Error("the copy has other bytes.");
    await to.write(file.key, path, file);
  });
}

async function sizesIn(place: Place): Promise<Map<string, number>> {
  const files = await Array.fromAsync(place.list());
  return new Map(files.map(({ key, size }) => [key, size]));
}
