import type { BrowserContext, Request } from "@playwright/test";

/**
 * Collects console errors and warnings (violations of the content security policy among them), exceptions,
 * failed requests, and requests to other sites. A test that provokes one allows it.
 */
export class Watch {
  #complaints: string[] = [];
  readonly #allowed: RegExp[];
  /** The number of the page that asked. */
  readonly #pageOf = new WeakMap<Request, number>();
  #page = 0;
  /** What failed on the page that is shown, and when. */
  #failed: { text: string; at: number }[] = [];

  constructor(context: BrowserContext, origin: string, scripts: boolean) {
    this.#allowed = scripts
      ? [/Service Worker registration blocked by Playwright/]
      : // Without scripts, the preloaded messages are not used.
        [/\.json was preloaded using link preload but not used/];
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type()))
        this.#complaints.push(
          `console ${message.type()}: ${message.text()} ${message.location().url}`,
        );
    });
    context.on("weberror", (error) => {
      this.#complaints.push(`exception: ${error.error().message}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Navigation ends requests of the page before, the icon's with ERR_FAILED; disabled scripts are blocked.
      const left = reason === "net::ERR_ABORTED" || this.#pageOf.get(request) !== this.#page;
      const blocked = !scripts && request.resourceType() === "script";
      if (left || blocked) return;
      const text = `failed: ${request.url()} ${reason}`;
      this.#complaints.push(text);
      if (reason === "net::ERR_FAILED") this.#failed.push({ text, at: Date.now() });
    });
    context.on("response", (response) => {
      if (response.status() >= 400)
        this.#complaints.push(`status ${response.status()}: ${response.url()}`);
    });
    context.on("request", (request) => {
      if (request.isNavigationRequest()) this.leave();
      this.#pageOf.set(request, this.#page);
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.origin !== origin)
        this.#complaints.push(`another site: ${request.url()}`);
    });
  }

  /** Says that the page is left: what ends with it, or has ended a moment before that was told, is no complaint. */
  leave(): void {
    this.#page += 1;
    const ended = this.#failed.filter(({ at }) => Date.now() - at < 500).map(({ text }) => text);
    this.#complaints = this.#complaints.filter((text) => !ended.includes(text));
    this.#failed = [];
  }

  allow(...complaints: RegExp[]): void {
    this.#allowed.push(...complaints);
  }

  get complaints(): string[] {
    return this.#complaints.filter((text) => !this.#allowed.some((allowed) => allowed.test(text)));
  }
}
