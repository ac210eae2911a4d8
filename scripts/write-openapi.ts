import { mkdir, writeFile } from "node:fs/promises";
import { runnerImport } from "vite";
import type * as Api from "../workers/api/api.ts";

// Vite imports the locales; Node would need import attributes.
const { module } = await runnerImport<typeof Api>("./workers/api/api.ts");
const bindings = { services: { settings: { CORS_ORIGINS: [] } } };
const response = await module.api.request("/openapi.json", {}, bindings);
await mkdir("build", { recursive: true });
await writeFile("build/openapi.json", await response.text());
