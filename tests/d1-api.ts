import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { type Access, type Statement, toStatement } from "../scripts/access.ts";

/** D1's limits: https://developers.cloudflare.com/d1/platform/limits/ */
const limits = { parameters: 100, statementBytes: 100_000, valueBytes: 2_000_000 };

interface Query {
  sql: string;
  params?: (string | number | null)[];
}

const token = "token";

/** An empty database with all migrations. */
export function migratedDatabase(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").toSorted()) db.exec(readFileSync(file, "utf8"));
  return db;
}

export const accessOf = (db: DatabaseSync): Access => ({
  read: async <T>(sql: string, ...params: Statement["params"]) =>
    db.prepare(sql).all(...params) as T[],
  write: async (statements) => {
    for (const { sql, params } of statements.map(toStatement)) db.prepare(sql).run(...params);
  },
});

/**
 * A stand-in for Cloudflare's D1 API on `db`: one query at a time, with D1's limits, each request a transaction. Of
 * each ten requests with the token, one gets 429, and one 503 although it was carried out.
 */
export async function serveD1(db: DatabaseSync) {
  let requests = 0;
  /** How long each request held the database, in milliseconds. */
  const held: number[] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const text = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(response, 403, { success: false, errors: [{ message: "No token." }] });
    const turn = requests++ % 10;
    if (turn === 3) return response.writeHead(429, { "retry-after": "0" }).end();
    const body = JSON.parse(text.toString()) as Query | { batch: Query[] };
    const started = performance.now();
    try {
      const result = transact("batch" in body ? body.batch : [body]);
      held.push(performance.now() - started);
      if (turn === 7) return response.writeHead(503, { "retry-after": "0" }).end();
      return send(response, 200, { success: true, errors: [], result });
    } catch (error) {
      return send(response, 400, { success: false, errors: [{ message: String(error) }] });
    }
  }

  function transact(queries: Query[]) {
    db.exec("BEGIN IMMEDIATE");
    try {
      const results = queries.map((query) => ({ results: run(query), success: true }));
      db.exec("COMMIT");
      return results;
    } catch (error) {
      db.exec("ROLLBACK");
      throw error;
    }
  }

  function run({ sql, params = [] }: Query) {
    if (Buffer.byteLength(sql) > limits.statementBytes) throw new Error("SQLITE_TOOBIG: statement");
    if (params.length > limits.parameters) throw new Error("too many SQL variables");
    if (params.some((one) => Buffer.byteLength(String(one)) > limits.valueBytes))
      throw new Error("SQLITE_TOOBIG: parameter");
    return db.prepare(sql).all(...params);
  }

  return {
    env: {
      CLOUDFLARE_API_BASE_URL: api,
      CLOUDFLARE_ACCOUNT_ID: "account",
      CLOUDFLARE_API_TOKEN: token,
    },
    held,
    countRequests: () => requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
