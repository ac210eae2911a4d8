import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { largestForm } from "#tests/largest-song.ts";
import { checkParameters, TooLargeError } from "#app/data/d1-limits.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let owner: number;
let cookie: string;

beforeEach(async () => {
  await seedChoices();
  owner = await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

function send(path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...fields })) body.set(name, value);
  return visit(path, { method: "POST", body, headers: { Cookie: cookie, Origin: origin } });
}

describe("D1's limits", () => {
  test("the largest song of the form is added, changed in every text, and restored", async () => {
    const added = await send("/songs/add", { ...largestForm(), requestId: crypto.randomUUID() });
    expect(added.status, await readText(added.clone())).toBe(302);
    const changed = await send("/songs/edit/1", {
      ...largestForm(3),
      revision: await lastChange(),
    });
    expect(changed.status).toBe(302);
    const restored = await submit("/songs/1/history", { change: "0" }, { Cookie: cookie });
    expect(restored.status).toBe(302);
    const { lyrics } = (await env.DB.prepare("SELECT lyrics FROM songs").first<{
      lyrics: string;
    }>())!;
    expect(lyrics).toBe(largestForm().lyrics);
    const largest = await env.DB.prepare(
      "SELECT max(length(CAST(fields AS BLOB))) AS bytes FROM revisions",
    ).first<number>("bytes");
    expect(largest).toBeGreaterThan(500_000);
    expect(largest).toBeLessThan(2_000_000);
  });

  test("no song of form, draft or REST is too large: two versions of all its letters are stored", () => {
    const letters = Object.values(largestForm()).reduce((sum, { length }) => sum + length, 0);
    expect(2 * 3 * letters).toBeGreaterThan(500_000);
    expect(2 * 3 * letters).toBeLessThan(2_000_000);
  });

  test("a text of more than two million bytes is refused before it is sent", () => {
    expect(() => checkParameters(["క".repeat(666_666), 1, null])).not.toThrow();
    expect(() => checkParameters(["a".repeat(2_000_000)])).not.toThrow();
    expect(() => checkParameters(["a", "క".repeat(666_667)])).toThrow(TooLargeError);
  });

  test("a batch that D1 could not store says so, and changes nothing", async () => {
    const players = Array.from({ length: 20 }, (_, at) => `${at} ${"క".repeat(290)}`);
    const ids: number[] = [];
    for (let at = 0; at < 130; at++)
      ids.push(
        await makeSong({
          title: `Song ${at}`,
          singer: "Somebody",
          createdBy: owner,
        }),
      );
    const post = (fields: Record<string, string>) =>
      visit("/songs/batch", {
        method: "POST",
        body: new URLSearchParams([
          ...ids.map((id) => ["song", String(id)]),
          ...Object.entries({
            credits: "replace",
            "accompaniments.0.type": "1",
            "accompaniments.0.names": players.join(", "),
            ...fields,
          }),
        ]),
        headers: { Cookie: cookie, Origin: origin },
      });
    const preview = await (await post({ act: "preview" })).text();
    const seen = /name="seen" value="([^"]*)"/.exec(preview)![1]!;
    const refused = await post({ act: "apply", seen });
    expect(refused.status).toBe(413);
    expect(await readText(refused)).toContain("This is more than can be saved at once.");
    expect(await count("FROM song_batches")).toBe(0);
    expect(await count("FROM revisions WHERE kind = 'updated'")).toBe(0);
  });
});
