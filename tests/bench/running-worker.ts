import { randomBytes } from "node:crypto";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "../built-worker.ts";
import { childProcesses } from "./processes.ts";

export interface RunningWorker {
  url: string;
  /** Ids of this process, in which Miniflare runs, and of workerd. */
  processes: number[];
  stop: () => Promise<void>;
}

async function start(options: Parameters<typeof convertV4MiniflareOptions>[0]) {
  const before = childProcesses();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      unsafeTriggerHandlers: true,
      ...options,
    }),
  );
  const url = (await miniflare.ready).origin;
  const workerd = childProcesses().filter((pid) => !before.includes(pid));
  return { url, processes: [process.pid, ...workerd], stop: () => miniflare.dispose() };
}

/** Starts the built archive on the storage under `state`, with its page cache if `cache`. */
export async function startArchive(
  state: string,
  { cache }: { cache: boolean },
): Promise<RunningWorker> {
  const { vars, ratelimits, ...worker } = builtWorker();
  return start({
    ...worker,
    // A benchmark sends from one IP address, more often than any visitor.
    ratelimits: Object.fromEntries(
      Object.entries(ratelimits).map(([name, { namespace_id, simple }]) => [
        name,
        { namespace_id, simple: { ...simple, limit: 1_000_000_000 } },
      ]),
    ),
    // d1Persist and the like are ignored: the Worker would run on an empty database.
    resourcePersistencePath: `${state}/v3`,
    bindings: {
      ...vars,
      SITE_ORIGIN: "https://archive.example",
      MAIL_FROM: "archive@archive.example",
      SESSION_SECRET: randomBytes(32).toString("base64url"),
      CODE_PEPPER: randomBytes(32).toString("base64url"),
      RESEND_API_KEY: "none: no measured page sends mail",
      SERVER_TIMING: "true",
      RESPONSE_CACHE: String(cache),
    },
  });
}

/** Starts a Worker that only says hello: the unit of measured pages. */
export async function startHello(): Promise<RunningWorker> {
  const { compatibilityDate } = builtWorker();
  return start({
    modules: true,
    script: `export default { fetch: () => new Response("hello") };`,
    compatibilityDate,
  });
}

/** Starts a Worker that only passes requests to R2: the unit of measured uploads and media. */
export async function startStore(): Promise<RunningWorker> {
  const { compatibilityDate } = builtWorker();
  const script = `
    let upload, parts;
    const ranged = (request, env) => env.STORE.get("file", { range: request.headers });
    export default {
      async fetch(request, env) {
        const path = new URL(request.url).pathname.slice(1);
        if (request.method === "GET") {
          const object = await ranged(request, env);
          return new Response(object.body);
        }
        if (path === "start") {
          [upload, parts] = [await env.STORE.createMultipartUpload("file"), []];
        } else if (path === "complete") {
          await upload.complete(parts.toSorted((a, b) => a.partNumber - b.partNumber));
        } else parts.push(await upload.uploadPart(Number(path), request.body));
        return Response.json({});
      },
    };`;
  return start({ modules: true, script, compatibilityDate, r2Buckets: { STORE: "store" } });
}
