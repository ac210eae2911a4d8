import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isSafeKey, type Place } from "./place.ts";

/** Files on their way to their names. */
const scratchName = ".partial";

/** Opens a folder, with the keys of a bucket as paths. Only the owner can read what is written. */
export async function openFolder(name: string): Promise<Place> {
  const root = resolve(name);
  const scratch = join(root, scratchName);
  // Left by a run that was broken off.
  await rm(scratch, { recursive: true, force: true });
  const pathOf = (key: string) => {
    if (!isSafeKey(key)) throw new Error(`${key} is no name for a file.`);
    return join(root, ...key.split("/"));
  };
  return {
    name,
    scratch,
    async *list() {
      if (!existsSync(root)) return;
      for await (const entry of await opendir(root, { recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).split(sep).join("/");
        if (!entry.isFile() || key.startsWith(`${scratchName}/`)) continue;
        yield { key, size: (await stat(path)).size, etag: null, contentType: null };
      }
    },
    read: async (key) => (existsSync(pathOf(key)) ? createReadStream(pathOf(key)) : null),
    async write(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
      const file = await open(path);
      await file.sync();
      await file.close();
      await rename(path, pathOf(key));
    },
  };
}
