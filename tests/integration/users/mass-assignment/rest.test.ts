import { beforeEach, expect, test, vi } from "vitest";
import { emptyArchive } from "../../support/empty-archive.ts";
import { everyColumn, recordChange } from "../../support/every-column.ts";
import { listOperations, readDescription } from "../../support/rest/description.ts";
import { makeWorld, samples, send } from "../../support/rest/world.ts";
import { besides } from "./sample.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

/** Lists the names of all fields in a JSON schema, however deep. */
function namesIn(schema: unknown, components: Record<string, object>): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const {
    $ref,
    properties = {},
    ...rest
  } = schema as {
    $ref?: string;
    properties?: Record<string, object>;
  };
  const named = $ref ? [components[$ref.split("/").at(-1)!]] : [];
  const inner = [...Object.values(properties), ...Object.values(rest), ...named];
  return [...Object.keys(properties), ...inner.flatMap((part) => namesIn(part, components))];
}

const writes = (await listOperations()).filter(({ method }) => method !== "get");

test.each(writes.map((one) => [`${one.method} ${one.path}`, one] as const))(
  "T32 %s: a key for every column, in each object of the body and the query, changes nothing more",
  async (_, operation) => {
    const { components } = await readDescription();
    const columns = await everyColumn();
    const known = [
      ...namesIn(operation.requestBody, components.schemas),
      ...operation.parameters.map(({ name }) => name),
    ];
    const extra = besides(known, columns);
    const widen = (value: unknown, more: Record<string, string>): unknown => {
      if (Array.isArray(value)) return value.map((part) => widen(part, more));
      if (typeof value !== "object" || value === null) return value;
      const parts = Object.entries(value).map(([key, part]) => [key, widen(part, more)]);
      return { ...more, ...Object.fromEntries(parts) };
    };
    const attempt = async (more: Record<string, string>) => {
      await emptyArchive();
      const world = await makeWorld();
      const sample = await samples[operation.operationId]!(world);
      const { body } = sample;
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const payload = body instanceof FormData ? body.get("payload") : null;
      if (payload instanceof File) {
        const wide = JSON.stringify(widen(JSON.parse(await payload.text()), more));
        (body as FormData).set("payload", new Blob([wide], { type: "application/json" }));
      }
      if (isForm) for (const [name, value] of Object.entries(more)) body.append(name, value);
      const wide = isForm ? body : widen(body, more);
      const query = { ...more, ...sample.query };
      return recordChange(() => send(operation, { ...sample, query, body: wide }));
    };
    const plain = await attempt({});
    expect(plain.status).toBeLessThan(300);
    expect(await attempt(extra)).toEqual(plain);
  },
);
