import { archive } from "#app/archive.ts";
import type { Resource } from "../http/spec.ts";
import { describeOperation } from "./describe-operation.ts";
import { namedSchemas } from "./json-schema.ts";

type OpenApiDocument = Record<string, unknown>;

let document: OpenApiDocument | undefined;

/** Returns the OpenAPI 3.1 description of every call, from the schemas that validate the calls. */
export function openApiDocument(resources: Resource[]): OpenApiDocument {
  return (document ??= makeDocument(resources));
}

function makeDocument(resources: Resource[]): OpenApiDocument {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: {
      title: archive.title,
      version: "1",
      contact: { name: archive.title, email: archive.contact },
      description: `The archive's songs, lists and accounts. Lists are paged; texts are UTF-8; times are ISO 8601. Every failed call returns a "Problem".`,
    },
    servers: [{ url: "/" }],
    tags: resources.map(({ name, description }) => ({ name, description })),
    paths: describePaths(resources),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: namedSchemas(),
    },
  });
  // Zod refers to a schema as `#/$defs/…`, OpenAPI as `#/components/schemas/…`.
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function describePaths(resources: Resource[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, calls } of resources)
    for (const { spec } of calls)
      (paths[spec.path] ??= {})[spec.method] = describeOperation(spec, name);
  return paths;
}
