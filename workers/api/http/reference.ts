import type { ApiCall, ApiReference } from "#app/lib/api-reference.ts";
import { describeApi, type Resource } from "./describe.ts";
import { curlOf } from "./example.ts";
import { type JsonSchema, schemaText } from "./schema-text.ts";

type Content = Record<string, { schema: JsonSchema }>;

interface Described {
  operationId: string;
  tags: [string];
  summary: string;
  "x-for": string;
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

let made: ApiReference | undefined;

/** The description, as its page tells it. */
export function readReference(resources: Resource[]): ApiReference {
  return (made ??= makeReference(resources));
}

function makeReference(resources: Resource[]): ApiReference {
  const { tags, paths, components } = describeApi(resources) as {
    tags: { name: string }[];
    paths: Record<string, Record<string, Described>>;
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
    shapes: Object.entries(components.schemas)
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

function toCall(path: string, method: string, one: Described): ApiCall {
  const [type, body] = Object.entries(one.requestBody?.content ?? {})[0] ?? [];
  return {
    id: one.operationId,
    method: method.toUpperCase(),
    path,
    summary: one.summary,
    who: audiences[one["x-for"]] ?? one["x-for"],
    inputs: one.parameters.map(({ name, in: place, required, schema }) => ({
      name,
      place,
      required,
      type: schemaText(schema),
      says: schema.description ?? "",
    })),
    body: type && body ? { type, text: schemaText(body.schema) } : null,
    curl: curlOf({
      method: method.toUpperCase(),
      path,
      resource: one.tags[0],
      open: one["x-for"] === "anyone",
      inputs: one.parameters,
      body: type && body ? { type, schema: body.schema } : null,
    }),
    answers: Object.entries(one.responses).map(([status, { description, content }]) => {
      const schema = Object.values(content ?? {})[0]?.schema;
      // Every refusal has the one shape, which is told once.
      const text = schema && Number(status) < 300 ? schemaText(schema) : null;
      return { status, says: description, text };
    }),
  };
}
