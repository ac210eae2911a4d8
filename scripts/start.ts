import { spawn } from "node:child_process";
import { localBuild, localVars, run, statePath } from "./local.ts";
import { announce, prepareLocal } from "./prepare.ts";
import { scheduleJobs } from "./schedule.ts";

// `npm start`: builds the Worker, prepares the storage and serves it. `--no-build` serves the last build.
const port = Number(process.env.PORT ?? 8787);
if (!process.argv.includes("--no-build")) run("react-router", ["build"], localBuild);
await prepareLocal();
const server = spawn(
  "wrangler",
  [
    "dev",
    "--config=build/server/wrangler.json",
    `--port=${port}`,
    "--inspector-port=0",
    `--persist-to=${statePath}`,
    `--var=SITE_ORIGIN:http://localhost:${port}`,
    ...Object.entries(localVars()).map(([name, value]) => `--var=${name}:${value}`),
    "--show-interactive-dev-session=false",
    "--log-level=warn",
  ],
  {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  },
);
announce(port);
scheduleJobs(port);
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
