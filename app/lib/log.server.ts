import { AsyncLocalStorage } from "node:async_hooks";

/** The request or scheduled run that a line of the log belongs to. */
interface Run {
  requestId: string;
  method?: string;
  path?: string;
  cron?: string;
  /** The id of the deployed version, or null if the platform names none. */
  release: string | null;
  /** The user, once known. */
  accountId?: number;
}

const runs = new AsyncLocalStorage<Run>();

/** Runs `work`; each error that it logs names the run. */
export function logAs<Result>(run: Run, work: () => Result): Result {
  return runs.run(run, work);
}

/** Notes the user of the request for the lines of later errors. */
export function logAccount(id: number): void {
  const run = runs.getStore();
  if (run) run.accountId = id;
}

/** The number that a visitor may report: the beginning of the request's id in the log. Null outside of a request. */
export function errorNumber(): string | null {
  return runs.getStore()?.requestId.slice(0, 8) ?? null;
}

/** A path without what only one person may know: tokens, ids of files, e-mail addresses. */
export function pathForLog(pathname: string): string {
  return pathname
    .split("/")
    .map((part) => (/^[\w-]{20,}$|@|%40/i.test(part) ? "…" : part))
    .join("/");
}

/** Logs an unexpected error with its request. Values of a failed query are left out: they may be a user's texts. */
export function logError(event: string, error: unknown): void {
  const detail = describe(error);
  const time = new Date().toISOString();
  console.error(JSON.stringify({ time, level: "error", event, detail, ...runs.getStore() }));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = message, cause } = error;
  if (!("params" in error)) return stack;
  const query = message.split("\nparams:")[0]!;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  return `${query}${frames}\nCause: ${cause === undefined ? "unknown" : describe(cause)}`;
}

export type LogEvent = (event: string, outcome: string, accountId?: number) => void;

/** Creates the event log of a request. Lines never contain e-mail addresses or codes; `from` is an address prefix. */
export function createEventLog(requestId: string, from: string): LogEvent {
  return (event, outcome, accountId) =>
    console.log(
      JSON.stringify({
        time: new Date().toISOString(),
        level: "info",
        event,
        outcome,
        requestId,
        accountId: accountId ?? null,
        from,
      }),
    );
}
