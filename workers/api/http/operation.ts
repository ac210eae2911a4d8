import { type Context, Hono } from "hono";
import { z } from "zod";
import type { User } from "#app/data/users/users.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { lengthMessage } from "#app/domain/form-problem.ts";
import { tooOften } from "#app/lib/rate-limit.ts";
import type { ApiEnv, Bindings, LimitName, Who } from "./api-env.ts";
import { authenticate, authorize } from "./bearer.ts";
import { invalid, Problem, type ProblemCode, waitFor } from "./problem.ts";
import { keepPublic } from "./public-read.ts";
import { readBody } from "./read-body.ts";
import { readPairs } from "./read-query.ts";

type Fields = z.ZodObject;
const none = z.object({});

export interface Spec<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  method: "get" | "post" | "put" | "delete";
  /** With parameters in braces. */
  path: `/${string}`;
  summary: string;
  who: W;
  params?: P;
  query?: Q;
  body?:
    | { kind: "json" | "form"; schema: B; nulls?: readonly string[] }
    | { kind: "multipart"; schema: z.ZodType };
  /** How often one place may call it. */
  limit?: LimitName;
  /** What a call that succeeds answers. */
  answer: { status: 200 | 201 | 204; description: string; json?: z.ZodType; text?: z.ZodType };
  /** Refusals besides those that follow from the rest. */
  problems?: readonly ProblemCode[];
  /** Answers for anybody are kept in memory until the data changes. */
  kept?: boolean;
}

export interface Call<P, Q, B, A> extends Bindings {
  params: P;
  query: Q;
  body: B;
  /** Who calls, with the roles that they have now. */
  user: A;
  /** The bearer token, as it came. */
  token: string | null;
  request: Request;
}

export interface Operation {
  spec: Spec;
  handle: (c: Context<ApiEnv>) => Promise<Response>;
}

/** The calls about one thing. */
export interface Resource {
  name: string;
  calls: Operation[];
}

/** One call of the API: what it takes and answers, for the description, and what it does. */
export function operation<
  B extends z.ZodType,
  const W extends Who,
  P extends Fields = typeof none,
  Q extends Fields = typeof none,
>(
  spec: Spec<P, Q, B, W>,
  work: (
    call: Call<z.output<P>, z.output<Q>, z.output<B>, W extends "anyone" ? User | null : User>,
  ) => Promise<Response> | Response,
): Operation {
  return {
    spec,
    async handle(c) {
      const { limits, visitor, services } = c.env;
      const request = c.req.raw;
      if (spec.limit) await refuseTooOften(limits[spec.limit], visitor.clientAddress);
      const { token, user } = await authenticate(request, services);
      authorize(user, spec.who, services);
      const params = parseParams(spec.params ?? none, c.req.param());
      const query = parse(spec.query ?? none, readPairs(new URL(request.url).searchParams, true));
      const { body } = spec;
      const sent =
        body && body.kind !== "multipart"
          ? parse(body.schema, await readBody(request, body.kind, body.nulls))
          : undefined;
      const call = { ...c.env, params, query, body: sent, user, token, request };
      const answer = () => Promise.resolve(work(call as never));
      // What the schemas make of a call: parameters that it does not have, or other spellings, are no other call.
      const key = spec.kept ? JSON.stringify([spec.path, params, query]) : null;
      if (spec.method === "get") return keepPublic(c, user, key, answer);
      try {
        return await answer();
      } finally {
        forgetVersion();
      }
    },
  };
}

async function refuseTooOften(limit: RateLimit, key: string): Promise<void> {
  const wait = await tooOften(limit, key);
  if (wait !== null) throw waitFor(wait);
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: lengthMessage });
  if (result.success) return result.data;
  throw invalid(result.error.issues);
}

/** An address with an id that nothing can have leads nowhere. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem("RESOURCE_NOT_FOUND");
}

/** The calls of one resource as an app. */
export function resource(operations: readonly Operation[]): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const { spec, handle } of operations)
    app.on(spec.method.toUpperCase(), spec.path.replaceAll(/\{(\w+)\}/g, ":$1"), handle);
  return app;
}
