import type { JsonSchema } from "./json-schema.ts";

export function schemaText(schema: JsonSchema, indent = ""): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!;
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((one) => schemaText(one, indent)))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum)
    return schema.enum.map((one) => JSON.stringify(one)).join(" | ") + defaultText(schema);
  if (schema.type === "array") return `[${schemaText(schema.items ?? {}, indent)}]`;
  if (schema.properties) return fieldsText(schema.properties, schema.required ?? [], indent);
  if (typeof schema.additionalProperties === "object")
    return `{ [name]: ${schemaText(schema.additionalProperties, indent)} }`;
  return [schema.type ?? "any"].flat().join(" | ") + rangeText(schema);
}

function fieldsText(
  fields: Record<string, JsonSchema>,
  required: string[],
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(fields).map(
    ([name, one]) =>
      `${inner}${name}${required.includes(name) ? "" : "?"}: ${schemaText(one, inner)}`,
  );
  return `{\n${lines.join("\n")}\n${indent}}`;
}

const defaultText = ({ default: value }: JsonSchema) =>
  value === undefined || value === "" ? "" : ` (${JSON.stringify(value)})`;

function rangeText(schema: JsonSchema): string {
  const { format, minimum, maximum } = schema;
  const range =
    minimum === undefined && maximum === undefined ? "" : ` ${minimum ?? ""}–${maximum ?? ""}`;
  return (format ? ` ${format}` : "") + range + defaultText(schema);
}
