import type { ApiCall, ApiReference } from "#app/lib/api-reference.ts";
import type { Resource } from "../http/spec.ts";
import { curlOf } from "./curl.ts";
import { openApiDocument } from "./document.ts";
import type { JsonSchema } from "./json-schema.ts";
import { schemaText } from "./schema-text.ts";

type Content = Record<string, { schema: JsonSchema }>;

interface OperationObject {
  operationId: string;
  tags: [string];
  summary: string;
  "x-for": string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

let reference: ApiReference | undefined;

export function readReference(resources: Resource[]): ApiReference {
  return (reference ??= makeReference(resources));
}

function makeReference(resources: Resource[]): ApiReference {
  const { tags, paths, components } = openApiDocument(resources) as {
    tags: { name: string }[];
    paths: Record<string, Record<string, OperationObject>>;
    components: { schemas: Record<string, JsonSchema> };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, one]) => [one.tags[0], toCall(path, method, one)] as const,
    ),
  );
  return {
    groups: tags.map(({ name }) => ({
      id: name.toLowerCase().replaceAll(" ", "-"),
      name,
      calls: calls.filter(([tag]) => tag === name).map(([, call]) => call),
    })),
    schemas: Object.entries(components.schemas)
      .map(([name, schema]) => ({ name, text: schemaText(schema) }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

const audiences: Record<string, string> = {
  anyone: "anybody",
  member: "who is signed in",
  addSongs: "Contributors and Administrators",
  administer: "Administrators",
};

function toCall(path: string, method: string, one: OperationObject): ApiCall {
  const [type, body] = Object.entries(one.requestBody?.content ?? {})[0] ?? [];
  return {
    id: one.operationId,
    method: method.toUpperCase(),
    path,
    summary: one.summary,
    audience: audiences[one["x-for"]] ?? one["x-for"],
    parameters: one.parameters.map(({ name, in: location, required, schema }) => ({
      name,
      location,
      required,
      type: schemaText(schema),
      description: schema.description ?? "",
    })),
    body: type && body ? { type, text: schemaText(body.schema) } : null,
    curl: curlOf({
      method: method.toUpperCase(),
      path,
      resource: one.tags[0],
      isPublic: one["x-for"] === "anyone",
      parameters: one.parameters,
      body: type && body ? { type, schema: body.schema } : null,
    }),
    responses: Object.entries(one.responses).map(([status, { description, content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema;
      const text = schema && Number(status) < 300 ? schemaText(schema) : null;
      return { status, description, text };
    }),
  };
}
