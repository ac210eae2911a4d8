import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { localVars } from "../../../scripts/local.ts";
import { builtWorker } from "../../built-worker.ts";

export const e2eState = ".wrangler/e2e";
export const seededState = `${e2eState}/seeded`;

/** A running archive whose storage began as a copy of the seeded one. */
export interface Server {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts the built archive on a free port, with a storage of its own. Without `wrangler dev`, whose proxy and start
 * take more time than the Worker; `local-build.spec.ts` starts that once.
 */
export async function startServer(name: string): Promise<Server> {
  const state = copyState(name);
  const server = await serveBuild(state, await findFreePort(), builtWorker(), "build/client");
  const stop = async () => {
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Serves a build on a port, with the storage in a folder. */
export async function serveBuild(
  state: string,
  port: number,
  build: ReturnType<typeof builtWorker>,
  client: string,
): Promise<Server> {
  const origin = `http://localhost:${port}`;
  const { vars, ...worker } = build;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      host: "localhost",
      port,
      cf: false,
      // Tests say which address they come from.
      stripCfConnectingIp: false,
      assets: {
        directory: client,
        binding: "ASSETS",
        // As vite.config.ts has it for a local build.
        run_worker_first: true,
        routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      },
      // d1Persist and the like are ignored: the Worker would run on an empty database.
      resourcePersistencePath: `${state}/v3`,
      bindings: { ...vars, ...localVars(), SITE_ORIGIN: origin },
    }),
  );
  await miniflare.ready;
  return { origin, stop: () => miniflare.dispose() };
}

/** Copies the seeded storage. Returns the folder of the copy. */
export function copyState(name: string): string {
  const state = `${e2eState}/${name}`;
  cpSync(seededState, state, { recursive: true });
  return state;
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
