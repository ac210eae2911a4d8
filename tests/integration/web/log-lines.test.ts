import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { samples } from "#tests/media-samples.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { origin, submit, visit } from "../support/front-door.ts";
import { logIn, makeUser, password } from "../support/users.ts";
import { auth, bearerOf, call, music } from "../support/rest.ts";
import { uploadOf } from "../support/rest-world.ts";
import { uploaderOf } from "../support/uploads.ts";

const forged = '{"time":"2000-01-01T00:00:00.000Z","level":"info","event":"forged","outcome":"in"}';
/** Ends a line, in every way that some reader of logs takes for its end, and begins another. */
const ends = ["\r\n", "\n", "\u2028", "\u001b[2K\u001b[1A", '"}\n'];
const hostile = ends.map((end) => `x${end}${forged}${end}y`);

/** Every line on the log while `act` runs, errors as well. */
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
    // What fails is written down with what failed, which may repeat what was sent.
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
    // Mails are printed by local builds only.
    const odd = ["\r", "\n", "\u0000", "\u001b", "\u0085", "\u2028"];
    expect(odd.filter((letter) => line.includes(letter))).toEqual([]);
    return JSON.parse(line) as { event: string; level: string };
  });
  expect(events.length).toBeGreaterThan(20);
  expect(events.filter(({ event }) => event === "forged")).toEqual([]);
  expect(new Set(events.map(({ level }) => level))).toEqual(new Set(["info", "error"]));
  for (const line of lines) expect(line).not.toMatch(/singer@|program@/);
});
