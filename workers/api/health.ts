import { Hono } from "hono";
import type { Database } from "#app/data/database.ts";
import { currentVersion } from "#app/data/data-version.ts";
import { logError } from "#app/lib/log.server.ts";

export interface ApiEnv {
  Bindings: { database: Database };
}

/** Whether the Worker runs (`/healthz`), and whether it can read its data (`/readyz`). */
export const health = new Hono<ApiEnv>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    try {
      return c.json({ status: "ok", dataVersion: await currentVersion(c.env.database) });
    } catch (error) {
      logError("readyz", error);
      return c.json({ status: "unavailable" }, 503, { "Retry-After": "30" });
    }
  });
