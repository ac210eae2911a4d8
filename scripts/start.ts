import { localBuild, run, statePath } from "./local.ts";
import { announce, prepareLocal } from "./prepare.ts";
import { scheduleJobs } from "./schedule.ts";
import { serveBuild } from "./serve.ts";

// `npm start`: builds the Worker, prepares the storage and serves it. `--no-build` serves the last build.
const port = Number(process.env.PORT ?? 8787);
if (!process.argv.includes("--no-build")) run("react-router", ["build"], localBuild);
await prepareLocal();
const server = serveBuild(port, statePath);
announce(port);
scheduleJobs(port);
server.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
