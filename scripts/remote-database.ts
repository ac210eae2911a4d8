import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type Access, type Statement, toStatement } from "./access.ts";
import { stop } from "./local.ts";

/** Tries of a request, over about seven minutes: who passes Cloudflare's limit is blocked for five. */
const maxTries = 12;
const longestWait = 60_000;

/** Cloudflare's limit is 1,200 requests in five minutes. */
const unpacedRequests = 200;
const pace = 300;

interface Settings {
  /** The address of the database in Cloudflare's API. */
  address: string;
  token: string;
}

interface ApiAnswer {
  success: boolean;
  errors: { code: number; message: string }[];
  result: { results: unknown[] }[];
}

/** Opens the deployed database by Cloudflare's API, which runs a request as one transaction. */
export function openRemote({ address, token } = readSettings()): Access {
  const started = Date.now();
  let count = 0;

  async function post(body: Statement | { batch: Statement[] }): Promise<ApiAnswer["result"]> {
    await setTimeout(Math.max(0, started + (count++ - unpacedRequests) * pace - Date.now()));
    for (let tries = 1; ; tries++) {
      const response = await fetch(`${address}/query`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      }).catch((error: unknown) => error as Error);
      const isOver =
        response instanceof Response && response.status < 500 && response.status !== 429;
      if (isOver) return resultOf(response);
      if (tries === maxTries) throw new Error(`Cloudflare does not answer: ${reasonOf(response)}`);
      await setTimeout(waitAfter(response, tries));
    }
  }

  return {
    read: async <T>(sql: string, ...params: Statement["params"]) =>
      (await post({ sql, params }))[0]!.results as T[],
    write: async (statements) => {
      if (statements.length > 0) await post({ batch: statements.map(toStatement) });
    },
  };
}

async function resultOf(response: Response): Promise<ApiAnswer["result"]> {
  const text = await response.text();
  if (response.ok) {
    const { success, errors, result } = JSON.parse(text) as ApiAnswer;
    if (success) return result;
    throw new Error(errors.map(({ message }) => message).join("\n"));
  }
  throw new Error(`Cloudflare answered ${response.status}: ${text}`);
}

const reasonOf = (response: Response | Error) =>
  response instanceof Error ? response.message : String(response.status);

/** Returns the milliseconds to wait before the next try. */
function waitAfter(response: Response | Error, tries: number): number {
  const said = response instanceof Response ? response.headers.get("retry-after") : null;
  return said !== null && /^\d+$/.test(said)
    ? Number(said) * 1000
    : Math.min(1000 * 2 ** (tries - 1), longestWait);
}

/** Reads the settings of the environment, and the id of the database in wrangler.toml. */
function readSettings(): Settings {
  const {
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_API_TOKEN: token,
    // Wrangler's name for it, too.
    CLOUDFLARE_API_BASE_URL: api = "https://api.cloudflare.com/client/v4",
  } = process.env;
  if (!account || !token)
    stop("Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN: see docs/deploy.md.");
  const [, id] = /binding = "DB"[^[]*database_id = "([^"]+)"/.exec(
    readFileSync("wrangler.toml", "utf8"),
  )!;
  return { address: `${api}/accounts/${account}/d1/database/${id!}`, token };
}
