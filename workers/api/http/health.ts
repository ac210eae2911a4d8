import { Hono } from "hono";
import { currentVersion } from "#app/data/data-version.ts";
import { logError } from "#app/lib/log.server.ts";
import type { ApiEnv } from "./api-env.ts";

/** `/healthz`: the Worker runs. `/readyz`: it can read its data. */
export const health = new Hono<ApiEnv>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    try {
      return c.json({ status: "ok", dataVersion: await currentVersion(c.env.services.db) });
    } catch (error) {
      logError("readyz", error);
      return c.json({ status: "unavailable" }, 503, { "Retry-After": "30" });
    }
  });
