import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { count, signIn, makeUser, password } from "../support/users.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";

const username = "member@example.org";
const readAccount = (cookie: string) => visit("/account", { headers: { Cookie: cookie } });

beforeEach(async () => {
  await makeUser(username);
});

describe("sessions", () => {
  test("T41 no spelling of a data request gets past the guard", async () => {
    await env.DB.prepare("UPDATE users SET username = 'marker@example.org'").run();
    const routes = ["root", "routes/account/layout", "/account", "nothing"];
    const paths = [
      "/account.data",
      "/account/.data",
      ...routes.map((id) => `/account.data?_routes=${encodeURIComponent(id)}`),
      `/account.data?_routes=${routes.join(",")}`,
      "/account?index",
      "/account/",
    ];
    for (const path of paths) {
      const response = await visit(path);
      const body = await response.text();
      expect(body, path).not.toContain("marker@");
      expect(body, path).not.toContain("sessions");
      expect(response.status, path).not.toBe(500);
    }
  });

  test("a page shows an error if its user cannot be loaded", async () => {
    const cookie = await signIn(username);
    await env.DB.prepare("DROP TABLE sessions").run();
    console.error = () => {};
    const page = await readAccount(cookie);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(await readText(new Response(html))).toContain(
      "Failed to fetch user data - please refresh",
    );
    expect(html).toContain("user-menu");
  });

  test("T68 a signed-in user's page is neither read from the cache nor stored in it", async () => {
    const cookie = await signIn(username);
    const headers = { Cookie: cookie };
    await makeSong({ title: "A song" });
    for (const path of ["/home?view=card", "/", "/search"]) {
      expect(await (await visit(path, { headers })).text()).toContain("user-menu");
      expect(await (await visit(path)).text()).not.toContain("user-menu");
      expect(await (await visit(path, { headers })).text()).toContain("user-menu");
    }
  });

  test("T28, T29 forms of other sites are rejected", async () => {
    const cookie = await signIn(username);
    const headers: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      {},
      { Origin: "http://localhost:8787", "Sec-Fetch-Site": "cross-site" },
    ];
    for (const given of headers)
      for (const path of [
        "/login",
        "/signup",
        "/forgot-password",
        "/account",
        "/logout",
        "/account.data",
      ]) {
        const body = new URLSearchParams({
          username,
          password,
          act: "delete",
          step: "send",
          email: "x@example.org",
        });
        const response = await visit(path, {
          method: "POST",
          body,
          headers: { ...given, Cookie: cookie },
        });
        expect(response.status, path).toBe(403);
      }
    expect(await count("FROM sessions")).toBe(1);
    expect(await count("FROM mails")).toBe(0);
  });

  test("T30 nothing is changed by reading", async () => {
    const cookie = await signIn(username);
    const dump = async () => [
      await count("FROM sessions"),
      await count("FROM users"),
      await count("FROM mails"),
    ];
    const before = await dump();
    for (const path of [
      "/logout",
      "/account?act=delete",
      "/preferences?theme=dark",
      "/signup?step=send&email=a@b.org",
    ])
      await visit(path, { headers: { Cookie: cookie, "X-HTTP-Method-Override": "POST" } });
    expect(await dump()).toEqual(before);
  });
});
