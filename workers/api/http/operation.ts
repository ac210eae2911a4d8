import { type Context, Hono } from "hono";
import { z } from "zod";
import type { User } from "#app/data/users/users.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { lengthMessage } from "#app/domain/form-error.ts";
import { checkVisitorLimit } from "#app/lib/rate-limit.ts";
import type { Access, ApiEnv } from "./api-env.ts";
import { authenticate, authorize } from "./bearer.ts";
import { cacheRead } from "./cache-read.ts";
import { invalidInput, Problem, tooManyRequests } from "./problem.ts";
import { readBody } from "./read-body.ts";
import { readPairs } from "./read-pairs.ts";
import type { Call, Fields, Operation, Spec } from "./spec.ts";

const none = z.object({});

type Caller<A extends Access> = A extends "public" ? null : A extends "anyone" ? User | null : User;

export function operation<
  B extends z.ZodType,
  const A extends Access,
  P extends Fields = typeof none,
  Q extends Fields = typeof none,
>(
  spec: Spec<P, Q, B, A>,
  handler: (
    call: Call<z.output<P>, z.output<Q>, z.output<B>, Caller<A>>,
  ) => Promise<Response> | Response,
): Operation {
  return { spec, handle: (c) => handleCall(c, spec, handler as never) };
}

async function handleCall(
  c: Context<ApiEnv>,
  spec: Spec,
  handler: (call: unknown) => Promise<Response> | Response,
): Promise<Response> {
  const { limits, visitor, services } = c.env;
  const request = c.req.raw;
  const { token, user } = await authenticate(request, services);
  const countedVisitor = { ...visitor, userId: user?.id ?? null };
  const wait = spec.limit ? await checkVisitorLimit(limits[spec.limit], countedVisitor) : null;
  if (wait !== null) throw tooManyRequests(wait);
  authorize(user, spec.access, services);
  const params = parseParams(spec.params ?? none, c.req.param());
  const query = parse(spec.query ?? none, readPairs(new URL(request.url).searchParams, true));
  const body = await readValidBody(request, spec.body);
  const caller = spec.access === "public" ? null : user;
  const respond = async () =>
    handler({ ...c.env, params, query, body, user: caller, token, request });
  if (spec.method === "get") {
    // Parsed values: unknown parameters and other spellings must not fill the cache.
    const key = spec.cached ? JSON.stringify([spec.path, params, query]) : null;
    return cacheRead(c, user, key, respond);
  }
  try {
    return await respond();
  } finally {
    forgetVersion();
  }
}

async function readValidBody(request: Request, body: Spec["body"]): Promise<unknown> {
  if (!body || body.kind === "multipart") return undefined;
  return parse(body.schema, await readBody(request, body.kind, body.nulls));
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: lengthMessage });
  if (result.success) return result.data;
  throw invalidInput(result.error.issues);
}

function parseParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem("RESOURCE_NOT_FOUND");
}

export function resource(operations: readonly Operation[]): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const { spec, handle } of operations)
    app.on(spec.method.toUpperCase(), spec.path.replaceAll(/\{(\w+)\}/g, ":$1"), handle);
  return app;
}
