const timeout = 15_000;
const retries = 3;
const retryDelay = 1000;

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

/** Fetches JSON with up to three retries. Does not retry after a timeout or an abort. */
export async function fetchWithRetries(
  path: string,
  unmount: AbortSignal,
): Promise<{ songs: unknown[] }> {
  for (let attempt = 1; ; attempt++) {
    // `AbortSignal.any` is newer than the oldest browsers.
    const request = new AbortController();
    const stop = () => request.abort();
    const timer = setTimeout(() => request.abort(new DOMException("", "TimeoutError")), timeout);
    unmount.addEventListener("abort", stop);
    try {
      const response = await fetch(path, { signal: request.signal });
      if (!response.ok) throw new Error(`${response.status}`);
      return await response.json();
    } catch (error) {
      if (unmount.aborted || isTimeout(error) || attempt > retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay * attempt));
    } finally {
      clearTimeout(timer);
      unmount.removeEventListener("abort", stop);
    }
  }
}
