import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { maxLists } from "#app/domain/kept/limits.ts";
import { makeSong } from "../support/factories.ts";
import { origin, submit, visit } from "../support/front-door.ts";
import { listPolicyFaults, listWeaknesses, nonceOf } from "../support/response-rules.ts";
import { logIn, makeUser } from "../support/users.ts";

test("T47 pages of every status have the policy, each with a nonce of its own", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const administrator = await makeUser("admin@example.org", "Administrator");
  await makeUser("viewer@example.org");
  const [admin, viewer] = [await logIn("admin@example.org"), await logIn("viewer@example.org")];
  const id = await makeSong({ title: "A song", createdBy: administrator });
  await env.DB.prepare(
    `INSERT INTO kept_lists (user_id, name) SELECT ?, 'List ' || value FROM json_each(?)`,
  )
    .bind(administrator, JSON.stringify(Array.from({ length: maxLists }, (_, at) => at)))
    .run();
  const wrong = { username: "admin@example.org", password: "wrong" };
  const asAdmin = { Cookie: admin };
  const signInOften = async () => {
    const address = { "CF-Connecting-IP": "192.0.2.77" };
    for (let at = 0; at < 10; at++) await submit("/login", wrong, address);
    return submit("/login", wrong, address);
  };
  const logged: unknown[] = [];
  const whileBroken = async () => {
    console.error = (line: unknown) => void logged.push(line);
    await env.DB.prepare("ALTER TABLE counters RENAME TO gone").run();
    const broken = await visit("/home");
    await env.DB.prepare("ALTER TABLE gone RENAME TO counters").run();
    return broken;
  };
  const answers: Record<string, () => Promise<Response>> = {
    200: () => visit(`/songs/${id}`),
    400: () => submit("/songs/add", { title: "" }, asAdmin),
    401: () => submit("/login", wrong),
    403: () => visit("/songs/add", { headers: { Cookie: viewer } }),
    404: () => visit("/songs/99"),
    405: () => visit("/home", { method: "POST", headers: { Origin: origin } }),
    409: () => submit("/my-collection", { act: "make", name: "One too many" }, asAdmin),
    410: () => submit("/admin/songs", { act: "apply", file: "0".repeat(32) }, asAdmin),
    413: () => submit("/songs/add", { lyrics: "a".repeat(2 ** 21) }, asAdmin),
    415: () =>
      visit("/songs/add", {
        method: "POST",
        body: new FormData(),
        headers: { ...asAdmin, Origin: origin, "Content-Encoding": "gzip" },
      }),
    429: signInOften,
    500: whileBroken,
  };
  const nonces = new Set<string | undefined>();
  for (const [status, ask] of Object.entries(answers)) {
    const response = await ask();
    expect(String(response.status)).toBe(status);
    expect(response.headers.get("Content-Type"), status).toContain("text/html");
    expect(listPolicyFaults(response, await response.text()), status).toEqual([]);
    nonces.add(nonceOf(response));
  }
  expect(nonces.size).toBe(Object.keys(answers).length);
  expect(logged, "the table that was gone").toHaveLength(1);
});

test("T47 csp_evaluator finds nothing in the policy, and much in weaker ones", async () => {
  const own = (await visit("/offline")).headers.get("Content-Security-Policy")!;
  expect(listWeaknesses(own)).toEqual([]);
  for (const weak of [
    own.replace("script-src 'self'", "script-src * 'unsafe-eval'"),
    own.replace("script-src 'self'", "script-src https:"),
    own.replace(/nonce-[^']+/g, "nonce-1"),
    own.replace(/script-src [^;]*; /, "").replace("default-src 'none'; ", ""),
    own.replace("base-uri 'none'; ", ""),
    own.replace(/ 'nonce-[^']+'/, " 'unsafe-inline'"),
  ])
    expect(listWeaknesses(weak), weak).not.toEqual([]);
});
