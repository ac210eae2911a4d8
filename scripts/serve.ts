import { type ChildProcess, spawn } from "node:child_process";
import { localVars, varsFile } from "./local.ts";

/** Serves the last local build with the runtime of production, on the storage in the directory `state`. */
export function serveBuild(port: number, state: string): ChildProcess {
  localVars();
  return spawn(
    "wrangler",
    [
      "dev",
      "--config=build/server/wrangler.json",
      `--port=${port}`,
      "--inspector-port=0",
      `--persist-to=${state}`,
      `--var=SITE_ORIGIN:http://localhost:${port}`,
      // Other users of this machine can read arguments.
      `--env-file=${varsFile}`,
      "--show-interactive-dev-session=false",
      "--log-level=warn",
    ],
    {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    },
  );
}
