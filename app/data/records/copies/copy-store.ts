import {
  copiesFolder,
  type CopyManifest,
  type CopyPart,
  manifestFile,
} from "../../../domain/records/copies/copy-format.ts";
import { keptCopies } from "../../../domain/records/copies/kept-copies.ts";
import { sha256 } from "../../../lib/sha-256.ts";

const keyOf = (name: string, file: string) => `${copiesFolder}/${name}/${file}`;

/** Compresses and stores a file of a copy; R2 refuses bytes that have changed on their way. */
export async function storePart(
  copies: R2Bucket,
  name: string,
  part: { number: number; label: string; table: string | null; rows: number; text: string },
): Promise<CopyPart> {
  const { number, label, table, rows, text } = part;
  const file = `${String(number).padStart(5, "0")}-${label}.sql.gz`;
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = await new Response(compressed).arrayBuffer();
  const hash = await sha256(bytes);
  await copies.put(keyOf(name, file), bytes, {
    sha256: hash,
    httpMetadata: { contentType: "application/gzip" },
  });
  return { file, table, rows, bytes: bytes.byteLength, sha256: hash };
}

export async function storeManifest(copies: R2Bucket, manifest: CopyManifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await copies.put(keyOf(manifest.name, manifestFile), text, {
    sha256: await sha256(text),
    httpMetadata: { contentType: "application/json" },
  });
}

/** Deletes copies that are no longer kept, and what is there of those that were not finished. Returns how many. */
export async function deleteOldCopies(copies: R2Bucket): Promise<number> {
  const names = await listCopies(copies);
  const manifests = await Promise.all(names.map((name) => copies.head(keyOf(name, manifestFile))));
  const whole = names.filter((_, at) => manifests[at] !== null);
  const kept = keptCopies(whole);
  const old = names.filter((name) => !kept.includes(name));
  for (const name of old) await deleteCopy(copies, name);
  return old.length;
}

async function listCopies(copies: R2Bucket): Promise<string[]> {
  const { delimitedPrefixes } = await copies.list({ prefix: `${copiesFolder}/`, delimiter: "/" });
  return delimitedPrefixes.map((prefix) => prefix.split("/")[1]!).toSorted();
}

async function deleteCopy(copies: R2Bucket, name: string): Promise<void> {
  // The manifest first: without it what is left is no copy.
  await copies.delete(keyOf(name, manifestFile));
  for (;;) {
    const { objects, truncated } = await copies.list({ prefix: `${copiesFolder}/${name}/` });
    if (objects.length > 0) await copies.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
