import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import {
  type CopyManifest,
  copiesFolder,
  copyManifest,
  type CopyPart,
  manifestFile,
} from "#app/domain/records/copies/copy-format.ts";
import { type Place, readBytes, readText } from "./place.ts";

/** A copy of the database, whose files are read one by one. */
export interface DatabaseCopy {
  manifest: CopyManifest;
  /** Reads a file of SQL. Throws if it is missing or other than the manifest says. */
  readPart: (part: CopyPart) => Promise<string>;
}

/** Finds the copy `name`, or the last whole one, in a bucket of copies or a folder with the same files. Null if there is none. */
export async function findCopy(place: Place, name?: string): Promise<DatabaseCopy | null> {
  const keys = (await Array.fromAsync(place.list())).map(({ key }) => key);
  const isNamed = (key: string) => name === undefined || key.split("/").includes(name);
  const manifests = keys.filter(
    (key) => key.startsWith(`${copiesFolder}/`) && key.endsWith(`/${manifestFile}`) && isNamed(key),
  );
  const key = manifests.toSorted().at(-1);
  if (key === undefined) return null;
  const manifest = copyManifest.parse(JSON.parse((await readText(place, key)) ?? ""));
  const folder = key.slice(0, -manifestFile.length);
  return {
    manifest,
    async readPart({ file, sha256 }) {
      const bytes = await readBytes(place, folder + file);
      if (bytes === null) throw new Error(`${file} is missing.`);
      if (createHash("sha256").update(bytes).digest("hex") !== sha256)
        throw new Error(`${file} has other bytes than were stored.`);
      return gunzipSync(bytes).toString("utf8");
    },
  };
}
