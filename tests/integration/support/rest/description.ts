import { type OutputUnit, type Schema, Validator } from "@cfworker/json-schema";
import { visit } from "../front-door.ts";

interface Media {
  schema: object;
}

interface DescribedOperation {
  operationId: string;
  summary: string;
  "x-for": string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: "path" | "query"; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

export interface Description {
  openapi: string;
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, object> };
}

let read: Promise<Description> | undefined;

/** Reads the OpenAPI description, once. */
export function readDescription(): Promise<Description> {
  return (read ??= visit("/openapi.json").then((response) => response.json<Description>()));
}

/** Lists every call of the description. */
export async function listOperations() {
  const { paths } = await readDescription();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
}

/** The operation of a path: the one with the fewest path parameters. */
async function operationOf(method: string, pathname: string) {
  const documentedMethod = method === "HEAD" ? "get" : method.toLowerCase();
  const all = (await listOperations()).filter(
    (one) =>
      one.method === documentedMethod &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
  return all.toSorted((one, other) => one.path.split("{").length - other.path.split("{").length)[0];
}

/** Lists how a response differs from its description. */
export async function listMismatches(
  method: string,
  pathname: string,
  response: Response,
): Promise<string[]> {
  const operation = await operationOf(method, pathname);
  if (!operation) return [`${method} ${pathname} is not described`];
  const where = `${operation.operationId} ${response.status}`;
  const described = operation.responses[response.status];
  if (!described) return [`${where} is not described: ${await response.text()}`];
  const text = await response.text();
  if (!described.content) return text === "" ? [] : [`${where} has a body`];
  const [type = "", { schema } = { schema: {} }] = Object.entries(described.content)[0] ?? [];
  if (!response.headers.get("Content-Type")?.startsWith(type)) return [`${where} is no ${type}`];
  const value: unknown = type === "application/json" ? JSON.parse(text) : text;
  const { components } = await readDescription();
  const whole = { ...schema, components } as Schema;
  const { errors } = new Validator(whole, "2020-12", false).validate(value);
  return errors.map((error: OutputUnit) => `${where} ${error.instanceLocation}: ${error.error}`);
}
