import { type Context, Hono } from "hono";
import { currentVersion } from "#app/data/data-version.ts";
import { logError } from "#app/lib/log.server.ts";
import { checkVisitorLimit } from "#app/lib/rate-limit.ts";
import type { ApiEnv } from "./api-env.ts";
import { tooManyRequests } from "./problem.ts";

/** `/healthz`: the Worker runs. `/readyz`: database, files, drafts and limits answer; 503 names those that do not. */
export const health = new Hono<ApiEnv>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    const { services, bucket, drafts } = c.env;
    const [limits] = await Promise.allSettled([countCheck(c)]);
    if (limits.status === "fulfilled" && limits.value !== null) throw tooManyRequests(limits.value);
    const [database, files, kept] = await Promise.allSettled([
      currentVersion(services.db),
      bucket.head("readyz"),
      drafts.get("readyz"),
    ]);
    const answers = { limits, database, files, drafts: kept };
    const failed = Object.entries(answers).flatMap(([name, answer]) => {
      if (answer.status === "fulfilled") return [];
      logError(`readyz ${name}`, answer.reason);
      return name;
    });
    return database.status === "fulfilled" && failed.length === 0
      ? c.json({ status: "ok", dataVersion: database.value })
      : c.json({ status: "unavailable", failed }, 503, { "Retry-After": "30" });
  });

/** Counts a check by client address, as each costs a read of three services. Returns the seconds to wait, or null. */
async function countCheck({ env: { limits, visitor } }: Context<ApiEnv>): Promise<number | null> {
  return checkVisitorLimit(limits.search, { ...visitor, userId: null }, " readyz");
}
