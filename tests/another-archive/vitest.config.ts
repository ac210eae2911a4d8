import { mergeConfig } from "vite";
import integration from "../integration/vitest.config.ts";
import { exchangeFiles } from "./exchange-files.ts";

// Another master's archive: the same site with the files under `files`, as docs/another-archive.md says.
const config = mergeConfig({ plugins: [exchangeFiles] }, integration);
config.test.name = "another-archive";
config.test.include = ["tests/another-archive/*.test.ts"];

export default config;
