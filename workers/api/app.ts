import { Hono } from "hono";
import { health, type ApiEnv } from "./health.ts";

/** The addresses that programs read. Everything else is pages. */
const apiPaths = /^\/(healthz|readyz)$/;

export function isApiPath(pathname: string): boolean {
  return apiPaths.test(pathname);
}

export const api = new Hono<ApiEnv>().route("/", health);
