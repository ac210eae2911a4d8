import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { localBuild, run } from "../../scripts/local.ts";
import { startEdge } from "./edge.ts";

export interface Site {
  origin: string;
  stop: () => Promise<void>;
}

const bareRoot = "tests/lighthouse/bare";
/** The build directory of its react-router.config.ts. */
const bareBuild = ".wrangler/lighthouse-bare";

/** The archive on its demonstration data. */
export async function startArchive({ build }: { build: boolean }): Promise<Site> {
  if (build) run("react-router", ["build"], localBuild);
  return serve(process.execPath, ["scripts/start.ts", "--no-build"], {
    ARCHIVE_STATE: ".wrangler/lighthouse",
  });
}

/** A nearly empty page of the same framework: the lower bound of our pages. */
export async function startBare({ build }: { build: boolean }): Promise<Site> {
  const built = `${bareBuild}/server/wrangler.json`;
  if (build || !existsSync(built)) run("react-router", ["build", bareRoot]);
  return serve("wrangler", [
    "dev",
    `--config=${built}`,
    "--inspector-port=0",
    `--persist-to=${bareBuild}/state`,
    "--show-interactive-dev-session=false",
    "--log-level=warn",
  ]);
}

async function serve(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Site> {
  const port = await freePort();
  const withPort = command === "wrangler" ? [...args, `--port=${port}`] : args;
  const server = spawn(command, withPort, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", PORT: String(port), ...env },
  });
  process.once("exit", () => server.kill());
  try {
    await answering(server, `http://localhost:${port}/`);
  } catch (error) {
    server.kill();
    throw error;
  }
  const edge = await startEdge(port);
  return {
    origin: edge.origin,
    async stop() {
      edge.stop();
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, "exit");
    },
  };
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  let failed: unknown;
  server.once("error", (error) => (failed = error));
  for (let waited = 0; waited < 600; waited++) {
    if (failed) throw failed;
    if (server.exitCode !== null) throw new Error(`The server stopped with ${server.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`Nothing answers at ${url}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
