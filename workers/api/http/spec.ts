import type { Context } from "hono";
import type { z } from "zod";
import type { LimitName } from "#app/lib/rate-limit.ts";
import type { Access, ApiEnv, Bindings } from "./api-env.ts";
import type { ProblemCode } from "./problem.ts";

export type Fields = z.ZodObject;

export interface Spec<
  P extends Fields = Fields,
  Q extends Fields = Fields,
  B extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  method: "get" | "post" | "put" | "delete";
  path: `/${string}`;
  summary: string;
  access: A;
  params?: P;
  query?: Q;
  body?:
    | { kind: "json" | "form"; schema: B; nulls?: readonly string[] }
    | { kind: "multipart"; schema: z.ZodType };
  limit?: LimitName;
  response: { status: 200 | 201 | 204; description: string; json?: z.ZodType; text?: z.ZodType };
  problems?: readonly ProblemCode[];
  cached?: boolean;
}

export interface Call<P, Q, B, U> extends Bindings {
  params: P;
  query: Q;
  body: B;
  user: U;
  token: string | null;
  request: Request;
}

export interface Operation {
  spec: Spec;
  handle: (c: Context<ApiEnv>) => Promise<Response>;
}

export interface Resource {
  name: string;
  description: string;
  calls: Operation[];
}
