import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const files = resolve(here, "files");

/** Puts each file under `files` in the place of the repository's, as whoever makes another archive does by hand. */
export const exchangeFiles: Plugin = {
  name: "exchange-files",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found?.id.startsWith(root)) return found;
    const other = resolve(files, relative(root, found.id));
    if (!existsSync(other)) return found;
    // A file that imports its own name takes over parts of the repository's; the tests compare with those.
    const isFormer =
      importer === other || (importer === `${here}/pages.test.ts` && source.startsWith("../"));
    // With a query, as vite asks for a module by the address that it has found.
    return isFormer ? `${found.id}?former` : other;
  },
};
