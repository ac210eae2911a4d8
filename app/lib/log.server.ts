/** One line of JSON on the log for something that should not have happened. */
export function logError(event: string, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ time: new Date().toISOString(), level: "error", event, detail }));
}

/** Writes one line of JSON on the log for an event that someone may want to look into later. */
export type LogEvent = (event: string, outcome: string, accountId?: number) => void;

/** How one request notes its events. `from` is an address prefix; no line names an address or a code. */
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
