import type { z } from "zod";
import type { Access } from "../http/api-env.ts";
import type { Spec } from "../http/spec.ts";
import { type ProblemCode, statusOf } from "../http/problem.ts";
import { problem } from "../http/schemas.ts";
import { inputSchema, outputSchema } from "./json-schema.ts";

export function describeOperation(spec: Spec, resource: string) {
  const { summary, response, access, body } = spec;
  return {
    operationId: operationId(spec),
    tags: [resource],
    summary,
    security: securityOf(access),
    "x-for": audiences[access] ?? access,
    parameters: [...parametersOf("path", spec.params), ...parametersOf("query", spec.query)],
    ...(body && {
      requestBody: {
        required: true,
        content: { [mediaTypes[body.kind]]: { schema: inputSchema(body.schema) } },
      },
    }),
    responses: {
      [response.status]: { description: response.description, ...contentOf(response) },
      ...problemResponses(spec),
    },
  };
}

const audiences: Partial<Record<Access, string>> = { public: "anyone", signedIn: "member" };

/** Without a security requirement, generated clients do not send their token: logout would end no session. */
function securityOf(access: Access): { bearer?: [] }[] {
  if (access === "public") return [];
  return access === "anyone" ? [{ bearer: [] }, {}] : [{ bearer: [] }];
}

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

function contentOf({ json, text }: Spec["response"]) {
  if (json) return { content: { "application/json": { schema: outputSchema(json) } } };
  return text ? { content: { "text/plain": { schema: outputSchema(text) } } } : {};
}

function operationId({ method, path }: Spec): string {
  const words = path.replace(/^\/mbkmusic-\w+/, "").replaceAll(/\{(\w+)\}/g, "by-$1");
  return method + words.replaceAll(/[/-]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function parametersOf(location: "path" | "query", fields: z.ZodObject | undefined) {
  if (!fields) return [];
  const { properties = {}, required = [] } = inputSchema(fields);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema,
  }));
}

function problemResponses(spec: Spec) {
  const byStatus = [...Map.groupBy(problemsOf(spec), statusOf)];
  const content = { "application/json": { schema: outputSchema(problem) } };
  return Object.fromEntries(
    byStatus.map(([status, codes]) => [status, { description: codes.join(", "), content }]),
  );
}

function problemsOf({ access, body, limit, problems = [], params }: Spec): Set<ProblemCode> {
  const isOpen = access === "public" || access === "anyone";
  return new Set<ProblemCode>([
    "ILLEGAL_ARGUMENT",
    ...(isOpen ? [] : (["USER_NOT_AUTHENTICATED"] as const)),
    ...(isOpen || access === "signedIn" ? [] : (["ACCESS_DENIED"] as const)),
    ...(params ? (["RESOURCE_NOT_FOUND"] as const) : []),
    ...(body ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
    ...(limit ? (["TOO_MANY_REQUESTS"] as const) : []),
    ...problems,
    "GENERIC_ERROR",
  ]);
}
