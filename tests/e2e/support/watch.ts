import type { BrowserContext } from "@playwright/test";

/**
 * Notes everything that a visitor's browser complains about: errors and warnings in the console
 * (breaches of the content security policy among them), exceptions, failed requests, and requests to
 * other sites. A test that provokes a complaint allows it.
 */
export class Watch {
  readonly #noted: string[] = [];
  readonly #allowed: RegExp[];

  constructor(context: BrowserContext, origin: string, scripts: boolean) {
    // The words that the scripts ask for are preloaded, and not used when scripts are off.
    this.#allowed = scripts ? [] : [/\.json was preloaded using link preload but not used/];
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type()))
        this.#noted.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on("weberror", (error) => {
      this.#noted.push(`exception: ${error.error().message}`);
    });
    context.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // What a page no longer needs is broken off when one leaves it; scripts that are off are blocked.
      const blocked = !scripts && request.resourceType() === "script";
      if (reason !== "net::ERR_ABORTED" && !blocked)
        this.#noted.push(`failed: ${request.url()} ${reason}`);
    });
    context.on("response", (response) => {
      if (response.status() >= 400)
        this.#noted.push(`status ${response.status()}: ${response.url()}`);
    });
    context.on("request", (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith("http") && url.origin !== origin)
        this.#noted.push(`another site: ${request.url()}`);
    });
  }

  allow(...complaints: RegExp[]): void {
    this.#allowed.push(...complaints);
  }

  get complaints(): string[] {
    return this.#noted.filter((text) => !this.#allowed.some((allowed) => allowed.test(text)));
  }
}
