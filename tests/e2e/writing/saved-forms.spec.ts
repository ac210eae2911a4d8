import { Agent } from "node:http";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { send } from "../support/raw-requests.ts";
import { expect, test } from "../support/test.ts";

const { username, password } = demoUsers.find(({ roles }) => roles.at(-1) === "Administrator")!;

test("the cookie of a dead session saves no large form, and few of many", async ({ baseURL }) => {
  const agent = new Agent({ keepAlive: true });
  const post = (path: string, fields: Record<string, string>, cookie = "") =>
    send(
      new URL(path, baseURL),
      {
        headers: {
          "CF-Connecting-IP": "198.51.100.240",
          "Content-Type": "application/x-www-form-urlencoded",
          Origin: baseURL!,
          Cookie: cookie,
        },
        body: Buffer.from(new URLSearchParams(fields).toString()),
      },
      agent,
    );
  const cookiesOf = (headers: Record<string, unknown>) =>
    ((headers["set-cookie"] ?? []) as string[]).map((one) => one.split(";")[0]!);
  const isSaved = (headers: Record<string, unknown>) =>
    cookiesOf(headers).some((one) => one.startsWith("__Host-interrupted="));

  const login = await post("/login", { username, password });
  const dead = cookiesOf(login.headers).find((one) => one.startsWith("__Host-session="))!;
  expect((await post("/logout", {}, dead)).status).toBe(302);

  const large = await post("/account", { act: "name", displayName: "a".repeat(300_000) }, dead);
  expect([large.status, isSaved(large.headers)]).toEqual([302, false]);
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, at) => post("/account", { act: "name", at: `${at}` }, dead)),
  );
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([302]));
  const saved = many.filter(({ headers }) => isSaved(headers)).length;
  expect(saved).toBeGreaterThan(0);
  // Five a minute, the large one included; a new minute may begin in between.
  expect(saved).toBeLessThanOrEqual(9);
  agent.destroy();
});
