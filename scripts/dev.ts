import { spawn } from "node:child_process";
import { localBuild, localVars } from "./local.ts";
import { announce, prepareLocal } from "./prepare.ts";

// `npm run dev`: serves the archive with hot reload.
const port = Number(process.env.PORT ?? 8787);
localVars();
await prepareLocal();
const server = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], {
  stdio: "inherit",
  env: { ...process.env, ...localBuild },
});
announce(port);
server.on("exit", (code) => process.exit(code ?? 1));
