import { Hono } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { ApiEnv } from "./http/api-env.ts";
import { health } from "./http/health.ts";
import { resource } from "./http/operation.ts";
import { openApiDocument } from "./openapi/document.ts";
import { resources } from "./resources.ts";
import { problemResponse, Problem } from "./http/problem.ts";

const apiPaths =
  /^\/(healthz|readyz|openapi\.json|(auth|users|mbkmusic-mbkauth|mbkmusic-mbkmusic)\/.*)$/;

export function isApiPath(pathname: string): boolean {
  return apiPaths.test(pathname);
}

export const api = new Hono<ApiEnv>();

api.use(
  cors({
    origin: (origin, c: { env: ApiEnv["Bindings"] }) =>
      c.env.services.settings.CORS_ORIGINS.includes(origin) ? origin : null,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "If-None-Match"],
    exposeHeaders: ["ETag", "Retry-After", "WWW-Authenticate"],
    maxAge: 600,
  }),
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: (_c, methods) => methodNotAllowedResponse(methods),
  }),
);
api.route("/", health);
api.get("/openapi.json", (c) =>
  c.json(openApiDocument(resources), 200, { "Cache-Control": "public, max-age=300" }),
);

for (const { calls } of resources) api.route("/", resource(calls));

api.notFound(() => problemResponse(new Problem("RESOURCE_NOT_FOUND")));
api.onError((error) => problemResponse(error));

function methodNotAllowedResponse(methods: string[]): Response {
  const allowed = new Set(methods);
  if (allowed.delete("HEAD")) allowed.add("HEAD");
  const headers = { Allow: [...allowed, "OPTIONS"].join(", ") };
  return problemResponse(new Problem("METHOD_NOT_ALLOWED", undefined, { headers }));
}
