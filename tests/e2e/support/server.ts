import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { serveBuild } from "../../../scripts/serve.ts";

export const e2eState = ".wrangler/e2e";
export const seededState = `${e2eState}/seeded`;

/** Milliseconds that a server may take to respond on a busy machine. */
const startLimit = 120_000;

/** A running archive whose storage began as a copy of the seeded one. */
export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the built archive on a free port, with a storage of its own. */
export async function startServer(name: string): Promise<Server> {
  const state = `${e2eState}/${name}`;
  cpSync(seededState, state, { recursive: true });
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const runtime = serveBuild(port, state);
  const exit = once(runtime, "exit");
  const stop = async () => {
    runtime.kill("SIGTERM");
    await exit;
    rmSync(state, { recursive: true, force: true });
  };
  const deadline = Date.now() + startLimit;
  while (!(await answers(origin))) {
    if (runtime.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The archive did not start at ${origin}.`);
    }
  }
  return { origin, stop };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
