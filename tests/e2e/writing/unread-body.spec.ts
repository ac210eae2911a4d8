import { readdirSync } from "node:fs";
import { createSingleConnectionAgent, send } from "../support/raw-requests.ts";
import { expect, test } from "../support/test.ts";

const scripts = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));

const rest = "/mbkmusic-mbkmusic";
const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Requests that are rejected before their bodies are read, with their statuses. */
const refused: [name: string, path: string, status: number, headers: Record<string, string>][] = [
  ["a song without a token", `${rest}/songs`, 401, json],
  ["a file without a token", `${rest}/s3Song`, 401, json],
  ["an address that is not there", `${rest}/nothing`, 404, json],
  ["a form of another site", "/login", 403, { ...form, Origin: "https://other.example" }],
  ["an upload without a session", "/uploads?name=a.mp3&size=9", 401, {}],
  ["a page without a session", "/my-collection", 302, form],
  ["a recording that cannot be written", "/media/0123456789abcdef0123456789abcdef", 405, {}],
  ["a file of the site", "/favicon.svg", 405, form],
  ["a script of the site", `/assets/${scripts[0]}`, 405, form],
];

/** Bytes of the body, and how often it is sent: the failure was random. */
const sizes = [
  [1_000, 20],
  [200_000, 10],
  [900_000, 5],
  [5_000_000, 3],
  [30_000_000, 1],
] as const;

for (const [name, path, status, headers] of refused)
  test(`the request after ${name} is whole, however large that was`, async ({ baseURL }) => {
    test.setTimeout(120_000);
    const agent = createSingleConnectionAgent();
    const own = { Origin: baseURL!, ...headers };
    const next = { headers: { ...form, Origin: baseURL! }, body: Buffer.from("lng=te") };
    const seen: string[] = [];
    for (const [size, times] of sizes) {
      const body = Buffer.alloc(size, "a");
      for (let at = 0; at < times; at++) {
        const first = await send(new URL(path, baseURL), { headers: own, body }, agent);
        const second = await send(new URL("/preferences", baseURL), next, agent);
        seen.push(`${size}: ${first.status}, ${second.status}`);
      }
    }
    agent.destroy();
    expect(seen).toEqual(
      sizes.flatMap(([size, times]) =>
        Array.from({ length: times }, () => `${size}: ${status}, 302`),
      ),
    );
  });

test("a program whose file is of the wrong kind is refused, and its next call is whole", async ({
  request,
  baseURL,
}) => {
  const login = await request.post("/auth/login", {
    headers: { "CF-Connecting-IP": "203.0.113.201" },
    form: { username: "contributor@example.org", password: "veena-at-noon" },
  });
  const { accessToken } = await login.json();
  const headers = { ...json, Authorization: `Bearer ${accessToken}` };
  const agent = createSingleConnectionAgent();
  const body = Buffer.alloc(200_000, "a");
  const next = { headers, body: Buffer.from("{}") };
  const seen: string[] = [];
  for (let at = 0; at < 20; at++) {
    const first = await send(new URL(`${rest}/s3Song`, baseURL), { headers, body }, agent);
    const second = await send(new URL(`${rest}/songs`, baseURL), next, agent);
    seen.push(`${first.status}, ${second.status}`);
  }
  agent.destroy();
  expect(seen).toEqual(Array.from({ length: 20 }, () => "415, 400"));
});
