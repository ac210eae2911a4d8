import { roleIds } from "#app/domain/users/system-roles.ts";
import type { JsonSchema } from "./schema-text.ts";

/** What stands in examples, by the name of its field. */
const samples: Record<string, unknown> = {
  username: "you@example.org",
  userName: "you@example.org",
  password: "veena under stars",
  newPassword: "veena under stars",
  confirmPassword: "veena under stars",
  passwordToken: "12345678",
  token: "12345678",
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  recordingDate: "1975-08-15",
  raagaId: "Lavangi",
  description: "In praise.",
  searchString: "omkara",
  searchTerm: "lyrics",
  url: "https://youtu.be/VIDEO_ID_11",
  id: "Lavangi",
  size: 5,
};

/** What stands in examples of one resource; roles are told by their ids. */
const samplesOf: Record<string, Record<string, unknown>> = {
  Raagas: { description: "A raaga of four swaras" },
  Taalas: { id: "Adi", description: "A taala of eight aksharas" },
  "Song types": { id: "Kriti", description: "A composition in three sections" },
  "Accompaniment types": { name: "Ghatam", description: "A clay pot" },
  "Media types": { description: "Audio" },
  "Media location types": { description: "YouTube" },
  "Signing up and passwords": { roles: [roleIds.Viewer] },
  Users: { name: "you@example.org", roles: [roleIds.Viewer] },
  Roles: { id: roleIds.Viewer, name: "Editor", description: "Corrects lyrics." },
};

/** These say something of a call though it could do without them: in its address, and in its body. */
const tellingPairs = new Set(["title", "searchString", "searchTerm", "size", "url"]);
const tellingFields = new Set(
  "title singer recordingDate raagaId description roles token id".split(" "),
);

/** A value that a schema lets through, with the fields that it must have and those that tell most. */
function exampleOf(schema: JsonSchema, name: string, resource: string): unknown {
  if (schema.anyOf) return exampleOf(schema.anyOf.at(-1)!, name, resource);
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const named = Object.entries(schema.properties).filter(
      ([field]) => schema.required?.includes(field) || tellingFields.has(field),
    );
    return Object.fromEntries(
      named.map(([field, one]) => [field, exampleOf(one, field, resource)]),
    );
  }
  const sample = samplesOf[resource]?.[name] ?? samples[name];
  if (schema.type === "integer") return typeof sample === "number" ? sample : 1;
  if (sample !== undefined) return sample;
  return schema.type === "array" ? [exampleOf(schema.items ?? {}, name, resource)] : name;
}

interface Input {
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}

interface Asked {
  method: string;
  path: string;
  resource: string;
  /** Whether it is for anybody. */
  open: boolean;
  inputs: Input[];
  body: { type: string; schema: JsonSchema } | null;
}

/** How a call is made from a command line, in a place that knows `$archive` and `$token`. */
export function curlOf({ method, path, resource, open, inputs, body }: Asked): string {
  const value = ({ name, schema }: Input) =>
    encodeURIComponent(String(exampleOf(schema, name, resource)));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    value(inputs.find((one) => one.name === name && one.in === "path")!),
  );
  const query = inputs
    .filter((one) => one.in === "query" && (one.required || tellingPairs.has(one.name)))
    .map((one) => `${one.name}=${value(one)}`)
    .join("&");
  const implied = method === "GET" || (method === "POST" && body);
  return [
    `curl ${implied ? "" : `-X ${method} `}"$archive${filled}${query && `?${query}`}"`,
    ...(open ? [] : [`-H "Authorization: Bearer $token"`]),
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
