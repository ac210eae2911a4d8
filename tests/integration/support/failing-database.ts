import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "#workers/app.ts";
import { origin } from "./front-door.ts";

export const connectionLost = "D1_ERROR: Network connection lost.";

/** Creates a database whose calls with these numbers fail, before or after they took effect. */
export function failingDatabase(
  calls: number[],
  message = connectionLost,
  way: "before" | "after" = "before",
) {
  const seen = { calls: 0 };
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    const fails = calls.includes(++seen.calls);
    if (fails && way === "before") throw new Error(message);
    const result = await work();
    if (fails) throw new Error(message);
    return result;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const alone = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => alone(statement.bind(...values)),
      all: () => through(() => statement.all()),
      run: () => through(() => statement.run()),
      raw: () => through(() => statement.raw()),
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  const over = (client: Pick<D1Database, "prepare" | "batch">) => ({
    prepare: (query: string) => alone(client.prepare(query)),
    batch: <T>(statements: D1PreparedStatement[]) =>
      through(() => client.batch<T>(statements.map((one) => originals.get(one)!))),
  });
  const binding = {
    ...over(env.DB),
    withSession: (start: string) => {
      const session = env.DB.withSession(start);
      return { ...over(session), getBookmark: () => session.getBookmark() };
    },
  } as unknown as D1Database;
  return { seen, binding };
}

/** Visits a page of the archive whose D1 is `binding`, or sends it the fields of a form. */
export const visitWithDatabase = (
  binding: D1Database,
  path: string,
  headers: Record<string, string> = {},
  fields?: Record<string, string>,
) => visitWith({ ...env, DB: binding }, path, headers, fields);

/** The same with any bindings and settings. */
export async function visitWith(
  bindings: Env,
  path: string,
  headers: Record<string, string> = {},
  fields?: Record<string, string>,
) {
  const execution = createExecutionContext();
  const request = new Request(origin + path, {
    headers: { ...(fields && { Origin: origin }), ...headers },
    redirect: "manual",
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  }) as Parameters<typeof worker.fetch>[0];
  const response = await worker.fetch(request, bindings, execution);
  await waitOnExecutionContext(execution);
  return response;
}
