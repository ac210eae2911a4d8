import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { builtWorker } from "../../built-worker.ts";

const mark = "next-";

/**
 * Makes the build of a later version in a folder: every hashed file has another name, as after a change of all of them.
 * Returns its Worker.
 */
export function makeNextBuild(folder: string): ReturnType<typeof builtWorker> {
  cpSync("build/client", folder, { recursive: true });
  const worker = builtWorker();
  // The Worker has scripts of its own by the same name.
  const kept = worker.modules.map(({ path }) => basename(path));
  const names = globSync(join(folder, "assets/*"))
    .map((file) => basename(file))
    .filter((name) => !kept.includes(name));
  const named = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const rename = (text: string) => text.replaceAll(named, (name) => mark + name);
  for (const name of names) {
    const file = join(folder, "assets", name);
    if (/\.(?:js|css)$/.test(name)) writeFileSync(file, rename(readFileSync(file, "utf8")));
    renameSync(file, join(folder, "assets", mark + name));
  }
  const modules = worker.modules.map((one) => ({ ...one, contents: rename(one.contents) }));
  return { ...worker, modules };
}
