import { z } from "zod";

export interface JsonSchema {
  description?: string;
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export const inputSchema = (schema: z.ZodType): JsonSchema => toJsonSchema(schema, "input");
export const outputSchema = (schema: z.ZodType): JsonSchema => toJsonSchema(schema, "output");

export function namedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    override: simplify,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...schema }]) => [
      name,
      schema,
    ]),
  ) as Record<string, JsonSchema>;
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const json = z.toJSONSchema(schema, { io, override: simplify });
  const { $schema: _schema, $defs: _named, "~standard": _standard, ...rest } = json;
  return rest as JsonSchema;
}

/**
 * Removes bounds that hold for every integer, and patterns of known formats. Adds defaults of numbers in text form, and
 * the minimum length of texts that are trimmed first (trimming makes no text longer).
 */
function simplify({ jsonSchema, zodSchema }: SchemaInProgress): void {
  const { def } = zodSchema._zod;
  if (def.type === "default") jsonSchema.default = def.defaultValue;
  if (def.type === "pipe" && def.out instanceof z.ZodString && jsonSchema.type === "string")
    jsonSchema.minLength ??= def.out.minLength ?? undefined;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format || jsonSchema.type === "integer") delete jsonSchema.pattern;
}

interface SchemaInProgress {
  jsonSchema: z.core.JSONSchema.BaseSchema;
  zodSchema: z.core.$ZodTypes;
}
