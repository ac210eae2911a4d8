export function logError(event: string, error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ time: new Date().toISOString(), level: "error", event, detail }));
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
