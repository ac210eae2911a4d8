import { exampleOf } from "./example.ts";
import type { JsonSchema } from "./json-schema.ts";

const shownParameters = new Set(["title", "searchString", "searchTerm", "size", "url"]);

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}

interface ExampleCall {
  method: string;
  path: string;
  resource: string;
  isPublic: boolean;
  parameters: Parameter[];
  body: { type: string; schema: JsonSchema } | null;
}

/** Returns a call as a curl command with the shell variables `$archive` and `$token`. */
export function curlOf({
  method,
  path,
  resource,
  isPublic,
  parameters,
  body,
}: ExampleCall): string {
  const value = ({ name, schema }: Parameter) =>
    encodeURIComponent(String(exampleOf(schema, name, resource)));
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    value(parameters.find((one) => one.name === name && one.in === "path")!),
  );
  const query = parameters
    .filter((one) => one.in === "query" && (one.required || shownParameters.has(one.name)))
    .map((one) => `${one.name}=${value(one)}`)
    .join("&");
  const implied = method === "GET" || (method === "POST" && body);
  return [
    `curl ${implied ? "" : `-X ${method} `}"$archive${filledPath}${query && `?${query}`}"`,
    ...(isPublic ? [] : [`-H "Authorization: Bearer $token"`]),
    ...(body ? bodyOf(body, resource) : []),
  ].join(" \\\n  ");
}

function bodyOf({ type, schema }: { type: string; schema: JsonSchema }, resource: string) {
  if (type === "application/json")
    return [
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(exampleOf(schema, "", resource))}'`,
    ];
  const fields = Object.entries(schema.properties ?? {});
  if (type !== "multipart/form-data")
    return fields.map(
      ([name, one]) => `--data-urlencode '${name}=${String(exampleOf(one, name, resource))}'`,
    );
  return fields.map(([name, one]) => {
    if (one.format === "binary") return `-F file=@${fields.length > 1 ? "song.mp3" : "songs.csv"}`;
    return `-F '${name}=${JSON.stringify(exampleOf(one, name, resource))}'`;
  });
}
