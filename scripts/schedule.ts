import { readFileSync } from "node:fs";
import { Cron } from "croner";

/** Lists the cron triggers of wrangler.toml. */
export function readCrons(settings = readFileSync("wrangler.toml", "utf8")): string[] {
  const list = /^crons = \[(.*)\]$/m.exec(settings)?.[1] ?? "";
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, cron]) => cron!);
}

/** Runs the scheduled jobs of a local Worker at the times of wrangler.toml. Returns a function that stops this. */
export function scheduleJobs(
  port: number,
  request: (address: string) => Promise<Response> = fetch,
): () => void {
  const timers = readCrons().map(
    (cron) =>
      new Cron(cron, { timezone: "UTC", catch: logFailure }, async () => {
        const query = new URLSearchParams({ cron });
        const response = await request(
          `http://localhost:${port}/cdn-cgi/handler/scheduled?${query}`,
        );
        if (!response.ok) throw new Error(`status ${response.status}`);
      }),
  );
  return () => timers.forEach((timer) => timer.stop());
}

function logFailure(error: unknown) {
  console.error("The scheduled jobs could not be started:", error);
}
