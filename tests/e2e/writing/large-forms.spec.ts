import { Agent } from "node:http";
import { type RawResponse, send } from "../support/raw-requests.ts";
import { expect, test } from "../support/test.ts";

const large = 60_000_000;
const boundary = "a-boundary";
const part = (name: string) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n`),
    Buffer.alloc(large, "a"),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };

const forms: Record<string, { headers: Record<string, string>; body: () => Buffer }> = {
  "one long field": {
    headers: urlencoded,
    body: () => Buffer.concat([Buffer.from("email="), Buffer.alloc(large, "a")]),
  },
  "millions of fields": { headers: urlencoded, body: () => Buffer.alloc(large, "a=1&") },
  "a field in parts": { headers: multipart, body: () => part('name="email"') },
  "a file where none is asked for": {
    headers: multipart,
    body: () => part('name="email"; filename="a.mp3"'),
  },
};

for (const [name, { headers, body }] of Object.entries(forms))
  test(`60 MB to /signup, three at once, are refused while others are answered: ${name}`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const agent = new Agent({ keepAlive: true });
    const sent = { headers: { ...headers, Origin: baseURL! }, body: body() };
    const signUp = () => send(new URL("/signup", baseURL), sent, agent);
    const isAlive = () => send(new URL("/healthz", baseURL), { method: "GET" }, agent);
    const over = new AbortController();
    const refusing = Promise.all([signUp(), signUp(), signUp()]).finally(() => over.abort());
    const alive: RawResponse[] = [];
    while (!over.signal.aborted) alive.push(await isAlive());
    for (const { status, text, duration } of await refusing) {
      expect(status).toBe(413);
      expect(text).toContain("You can send up to 1 MB at once.");
      expect(duration).toBeLessThan(10_000);
    }
    expect(alive.length).toBeGreaterThan(1);
    for (const { status, duration } of alive) {
      expect(status).toBe(200);
      expect(duration).toBeLessThan(5000);
    }
    agent.destroy();
  });
