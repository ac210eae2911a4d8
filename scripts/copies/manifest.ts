import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { sha256 } from "#app/lib/sha-256.ts";
import { type Place, readText } from "./place.ts";

/** A file of a copy. */
const copiedFile = z.object({
  key: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  /** What the bucket called its content when it was copied. */
  etag: z.string().nullable(),
  contentType: z.string().nullable(),
});
export type CopiedFile = z.infer<typeof copiedFile>;

const manifestKey = "manifest.jsonl";
/** The same for `sha256sum --check`. */
const sumsKey = "SHA256SUMS";

export const isManifest = (key: string): boolean => key === manifestKey || key === sumsKey;

/** Reads the files that a copy has, by key; empty for a new one. */
export async function readManifest(place: Place): Promise<Map<string, CopiedFile>> {
  const lines = ((await readText(place, manifestKey)) ?? "").split("\n").filter(Boolean);
  const files = lines.map((line) => copiedFile.parse(JSON.parse(line)));
  return new Map(files.map((file) => [file.key, file]));
}

export async function writeManifest(place: Place, files: Map<string, CopiedFile>): Promise<void> {
  const sorted = [...files.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const write = async (key: string, lines: string[], contentType: string) => {
    const text = lines.map((line) => `${line}\n`).join("");
    await withScratch(place, async (path) => {
      await writeFile(path, text, { mode: 0o600 });
      await place.write(key, path, { contentType, sha256: await sha256(text) });
    });
  };
  await write(
    sumsKey,
    sorted.map((file) => `${file.sha256}  ${file.key}`),
    "text/plain",
  );
  await write(
    manifestKey,
    sorted.map((file) => JSON.stringify(file)),
    "application/jsonl",
  );
}

/** Runs `work` with the path of a file that does not exist yet, on the disk of `place`, and removes what is left of it. */
export async function withScratch<T>(place: Place, work: (path: string) => Promise<T>): Promise<T> {
  if (place.scratch) await mkdir(place.scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(place.scratch ?? tmpdir(), "file-"));
  try {
    return await work(join(folder, "file"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
