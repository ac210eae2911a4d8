import { z } from "zod";
import { archive } from "#app/archive.ts";
import type { Operation, Spec } from "./operation.ts";
import { type ProblemCode, statusOf } from "./problem.ts";
import { problem } from "./schemas.ts";

type Json = Record<string, unknown>;

/** The calls about one thing. */
export interface Resource {
  name: string;
  calls: Operation[];
}

let made: Json | undefined;

/** The OpenAPI 3.1 description of every call, made of the schemas that check the calls. */
export function describeApi(resources: Resource[]): Json {
  return (made ??= lifted({
    openapi: "3.1.0",
    info: {
      title: archive.title,
      version: "1",
      description: `The archive's songs, lists and accounts. Lists are paged; texts are UTF-8; times are ISO 8601. A call that fails answers with the one shape "Problem".`,
    },
    servers: [{ url: "/" }],
    tags: resources.map(({ name }) => ({ name })),
    paths: Object.fromEntries(
      [...Map.groupBy(described(resources), ({ path }) => path)].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map(({ method, call }) => [method, call])),
      ]),
    ),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  }));
}

const described = (resources: Resource[]) =>
  resources.flatMap(({ name, calls }) =>
    calls.map((one) => ({ ...one.spec, call: describe(one, name) })),
  );

function describe({ spec }: Operation, resource: string): Json {
  const { summary, answer, who, body } = spec;
  return {
    operationId: operationId(spec),
    tags: [resource],
    summary,
    ...(who === "anyone" ? {} : { security: [{ bearer: [] }] }),
    "x-for": who,
    parameters: [...parameters("path", spec.params), ...parameters("query", spec.query)],
    ...(body && {
      requestBody: { required: true, content: { [mediaTypes[body.kind]]: input(body.schema) } },
    }),
    responses: {
      [answer.status]: { description: answer.description, ...content(answer) },
      ...Object.fromEntries(
        [...Map.groupBy(problemsOf(spec), statusOf)]
          .toSorted(([one], [other]) => one - other)
          .map(([status, codes]) => [
            status,
            {
              description: codes.join(", "),
              content: { "application/json": { schema: output(problem) } },
            },
          ]),
      ),
    },
  };
}

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

function content({ json, text }: Spec["answer"]): Json {
  if (json) return { content: { "application/json": { schema: output(json) } } };
  return text ? { content: { "text/plain": { schema: output(text) } } } : {};
}

/** What a call may refuse with: some follow from what it takes and whom it is for. */
function problemsOf(spec: Spec): ProblemCode[] {
  const { who, body, limit, problems = [], params } = spec;
  return [
    ...new Set<ProblemCode>([
      "ILLEGAL_ARGUMENT",
      ...(who === "anyone" ? [] : (["USER_NOT_AUTHENTICATED"] as const)),
      ...(who === "anyone" || who === "member" ? [] : (["ACCESS_DENIED"] as const)),
      ...(params ? (["RESOURCE_NOT_FOUND"] as const) : []),
      ...(body ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
      ...(limit ? (["TOO_MANY_REQUESTS"] as const) : []),
      ...problems,
      "GENERIC_ERROR",
    ]),
  ];
}

/** For example `getSongsById`. */
function operationId({ method, path }: Spec): string {
  const words = path.replace(/^\/mbkmusic-\w+/, "").replaceAll(/\{(\w+)\}/g, "by-$1");
  return method + words.replaceAll(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Bounds that say no more than "a whole number", and patterns beside what they are a pattern of, go. What
 * is taken where nothing is given is told, also of numbers that come as text.
 */
function tidy({ jsonSchema: one, zodSchema }: Told): void {
  const { def } = zodSchema._zod;
  if (def.type === "default") one.default = def.defaultValue;
  if (one.minimum === Number.MIN_SAFE_INTEGER) delete one.minimum;
  if (one.maximum === Number.MAX_SAFE_INTEGER) delete one.maximum;
  if (one.format || one.type === "integer") delete one.pattern;
}

interface Told {
  jsonSchema: z.core.JSONSchema.BaseSchema;
  zodSchema: z.core.$ZodTypes;
}

const input = (schema: z.ZodType) => ({
  schema: z.toJSONSchema(schema, { io: "input", override: tidy }),
});
const output = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "output", override: tidy });

function parameters(place: "path" | "query", schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = input(schema).schema;
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: one,
  }));
}

/** Schemas that have a name are told once, and pointed at. */
function lifted(description: Json & { components: Json }): Json {
  const schemas: Json = {};
  const text = JSON.stringify(description, (key, value: unknown) => {
    if (key === "$defs") Object.assign(schemas, value);
    return key === "$defs" || key === "$schema" || key === "~standard" ? undefined : value;
  });
  const whole = JSON.stringify(
    { ...JSON.parse(text), components: { ...description.components, schemas } },
    (key, value: unknown) => (key === "$schema" ? undefined : value),
  );
  return JSON.parse(whole.replaceAll('"#/$defs/', '"#/components/schemas/'));
}
