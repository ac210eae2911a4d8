import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** `CHROMIUM_PATH`, or the browser among the dependencies. */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/** Runs with a new browser, by the port of its debugger. */
export async function withBrowser<Result>(
  path: string,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const browser = spawn(
    path,
    [
      "--headless",
      "--no-sandbox",
      "--no-first-run",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-extensions",
      "--disable-component-update",
      "--disable-background-networking",
      "--disable-sync",
      "--mute-audio",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const gone = new Promise<void>((resolve) => {
    browser.once("exit", () => resolve());
    browser.once("error", () => resolve());
  });
  try {
    const port = await debuggerPort(browser.stderr);
    browser.stderr.resume();
    return await use(port);
  } finally {
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function debuggerPort(stderr: NodeJS.ReadableStream): Promise<number> {
  const said: string[] = [];
  const lines = createInterface({ input: stderr });
  for await (const line of lines) {
    const port = /^DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(line)?.[1];
    if (port) return Number(port);
    said.push(line);
  }
  throw new Error(`The browser did not start:\n${said.join("\n")}`);
}
