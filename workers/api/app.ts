import { Hono } from "hono";
import { cors } from "hono/cors";
import type { ApiEnv } from "./http/api-env.ts";
import { describeApi } from "./http/describe.ts";
import { health } from "./http/health.ts";
import { type Operation, resource } from "./http/operation.ts";
import { operations, resources } from "./operations.ts";
import { answerProblem, Problem } from "./http/problem.ts";

/** The addresses that programs read. Everything else is pages. */
const apiPaths =
  /^\/(healthz|readyz|openapi\.json|(auth|users|mbkmusic-mbkauth|mbkmusic-mbkmusic)\/.*)$/;

export function isApiPath(pathname: string): boolean {
  return apiPaths.test(pathname);
}

export const api = new Hono<ApiEnv>()
  .use(
    cors({
      origin: (origin, c: { env: ApiEnv["Bindings"] }) =>
        c.env.services.settings.CORS_ORIGINS.includes(origin) ? origin : null,
      allowMethods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
      allowHeaders: ["Authorization", "Content-Type", "If-None-Match"],
      exposeHeaders: ["ETag", "Retry-After", "WWW-Authenticate"],
      maxAge: 600,
    }),
  )
  .route("/", health)
  .get("/openapi.json", (c) =>
    c.json(describeApi(resources), 200, { "Cache-Control": "public, max-age=300" }),
  );

for (const { calls } of resources) api.route("/", resource(calls));

api.notFound((c) => answerProblem(noSuchCall(c.req.method, c.req.path)));
api.onError((error) => answerProblem(error));

const paths = pathsOf(operations);

/** The methods of each address, and a pattern of it. */
function pathsOf(all: Operation[]): { pattern: RegExp; methods: string[] }[] {
  const byPath = Map.groupBy(all, ({ spec }) => spec.path);
  return [...byPath].map(([path, calls]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    methods: calls.map(({ spec }) => spec.method.toUpperCase()),
  }));
}

/** An address that is there, but not for this method, says for which. */
function noSuchCall(method: string, path: string): Problem {
  const methods = paths.filter(({ pattern }) => pattern.test(path)).flatMap((one) => one.methods);
  if (methods.length === 0 || methods.includes(method)) return new Problem("RESOURCE_NOT_FOUND");
  const known = [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"])];
  return new Problem("METHOD_NOT_ALLOWED", undefined, { headers: { Allow: known.join(", ") } });
}
