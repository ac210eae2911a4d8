import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { samples } from "#tests/media-samples.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { origin, submit, visit } from "../support/front-door.ts";
import { logIn, makeUser, password } from "../support/users.ts";
import { auth, bearerOf, call, music } from "../support/rest/call.ts";
import { uploadOf } from "../support/rest/world.ts";
import { uploaderOf } from "../support/uploads.ts";

const forged = '{"time":"2000-01-01T00:00:00.000Z","level":"info","event":"forged","outcome":"in"}';
/** Every line break that a log reader may know, followed by a forged line. */
const ends = ["\r\n", "\n", "\u2028", "\u001b[2K\u001b[1A", '"}\n'];
const hostile = ends.map((end) => `x${end}${forged}${end}y`);

/** Returns every line logged while `act` runs, errors included. */
async function linesOf(act: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const note = (...words: unknown[]) => void lines.push(words.map(String).join(" "));
  for (const name of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, name).mockImplementation(note);
  await act();
  return lines;
}

test("T52 whatever is sent, an event is one line of JSON in the log, and none can be forged", async () => {
  const admin = await makeAdministrator();
  await makeUser("singer@example.org", "Contributor");
  const cookie = await logIn("singer@example.org");
  const { headers } = await bearerOf("program@example.org", "Administrator");
  const uploader = uploaderOf(cookie);
  const lines = await linesOf(async () => {
    for (const [at, text] of hostile.entries()) {
      const from = { "CF-Connecting-IP": `192.0.2.${at}`, "User-Agent": "x%0d%0aforged" };
      const encoded = encodeURIComponent(text);
      await submit("/login", { username: `${text}@example.org`, password: text }, from);
      await submit("/login", { username: "singer@example.org", password: text }, from);
      await submit("/songs/add", { act: "save", title: text, singer: text }, { Cookie: cookie });
      await visit(`/songs/add?${encoded}=${encoded}`, { headers: { Cookie: admin.cookie } });
      await visit(`/admin/users?q=${encoded}`, { headers: { Cookie: cookie } });
      await visit(`/${encoded}`);
      await admin.send("/admin/roles?dialog=add", { act: "add", name: text, description: text });
      await admin.upload("/admin/songs", `title,singer\n"${text}","${text}"\n`);
      await uploader.send(text, samples.mp3);
      const body = { username: "program@example.org", password: text, roles: [text] };
      await call(`${auth}/users`, { body, headers });
      await call("/auth/login", { body: new URLSearchParams({ username: text, password }) });
      await call(`${music}/s3Song`, { body: uploadOf({ title: text }, text), headers });
      await call(`${music}/songs/${encoded}`, { headers });
    }
    // Errors are logged with their message, which may repeat the input.
    await env.DB.prepare("DROP TABLE name_index").run();
    for (const text of hostile) {
      const query = new URLSearchParams({ q: text, title: text, text });
      await visit(`/search?${query}`);
      await visit(`/suggest?${query}`);
      await call(`${music}/songs/searchWithOr?raagaDescription=${encodeURIComponent(text)}`);
      await submit("/songs/add", { act: "save", title: text }, { Cookie: cookie, Origin: origin });
    }
  });
  const events = lines.map((line) => {
    // Only local builds print mails.
    const odd = ["\r", "\n", "\u0000", "\u001b", "\u0085", "\u2028"];
    expect(odd.filter((letter) => line.includes(letter))).toEqual([]);
    return JSON.parse(line) as { event: string; level: string };
  });
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter(({ event }) => event === "forged")).toEqual([]);
  expect(new Set(events.map(({ level }) => level))).toEqual(new Set(["info", "error"]));
  for (const line of lines) expect(line).not.toMatch(/singer@|program@/);
});
