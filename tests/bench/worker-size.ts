import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { targets } from "./targets.ts";

function wrangler(args: string[]): string {
  return execFileSync("wrangler", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
}

/** Measures the uploaded size and the start time of the Worker, without network. */
export function measureWorker(): Figure[] {
  const out = mkdtempSync(join(tmpdir(), "archive-worker-"));
  try {
    const dryRun = wrangler(["deploy", "--dry-run", `--outdir=${out}`]);
    const startup = wrangler(["check", "startup", `--outfile=${join(out, "startup.cpuprofile")}`]);
    const gzip = numberIn(dryRun, /gzip: ([\d.]+) KiB/);
    return [
      {
        group: "Worker",
        name: "upload, gzip KiB",
        values: { "": gzip },
        target: `≤ ${targets.workerKibibytes}`,
        passed: gzip <= targets.workerKibibytes,
      },
      {
        group: "Worker",
        name: "start-up, active ms",
        values: { "": numberIn(startup, /Active: ([\d.]+) ms/) },
        target: "",
        passed: null,
      },
    ];
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function numberIn(text: string, pattern: RegExp): number {
  const size = pattern.exec(text)?.[1];
  if (!size) throw new Error(`wrangler did not say ${pattern}`);
  return Number(size);
}
