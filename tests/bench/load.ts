import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { cpuTime } from "./processes.ts";
import type { RunningWorker } from "./running-worker.ts";

const connections = 16;
const autocannon = fileURLToPath(import.meta.resolve("autocannon"));

interface Shot {
  perSecond: number;
  /** Milliseconds of CPU for one request. */
  cpu: number;
}

/** Requests one path as fast as it responds, for some seconds, by autocannon in its own process. */
export async function shoot(
  { url, processes }: RunningWorker,
  path: string,
  seconds: number,
): Promise<Shot> {
  const before = cpuTime(processes);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      autocannon,
      "--json",
      `--connections=${connections}`,
      `--duration=${seconds}`,
      `${url}${path}`,
    ],
    { timeout: (seconds + 30) * 1000, maxBuffer: 2 ** 24 },
  );
  const cpu = cpuTime(processes) - before;
  const result = JSON.parse(stdout) as Record<"2xx" | "non2xx" | "errors" | "duration", number>;
  if (result.non2xx > 0 || result.errors > 0 || result["2xx"] === 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result["2xx"] / result.duration, cpu: cpu / result["2xx"] };
}
