import { env } from "cloudflare:workers";
import { vi } from "vitest";

/** Collects the text of every statement that D1 is given from now on, each once. */
export function collectSqlTexts(): Set<string> {
  const texts = new Set<string>();
  for (const client of [env.DB, env.DB.withSession()]) {
    const prototype = Object.getPrototypeOf(client) as D1Database;
    // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
    const { prepare } = prototype;
    vi.spyOn(prototype, "prepare").mockImplementation(function (this: D1Database, text: string) {
      texts.add(text);
      return prepare.call(this, text);
    });
  }
  return texts;
}
