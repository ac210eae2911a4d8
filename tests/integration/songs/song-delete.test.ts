import { beforeEach, describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { origin, submit, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let cookie: string;
let id: number;

beforeEach(async () => {
  const createdBy = await makeUser("singer@example.org", "Contributor");
  id = await makeSong({ title: "To be deleted", createdBy });
  cookie = await logIn("singer@example.org");
});

const open = (path: string, referrer?: string) =>
  visit(path, { headers: { Cookie: cookie, ...(referrer && { Referer: referrer }) } });

/** Returns the path of a link or field in a page. */
async function written(page: Response, pattern: RegExp): Promise<string> {
  const found = pattern.exec(await page.text())?.[1] ?? "";
  return found.replaceAll("&amp;", "&");
}

const returnField = /<dialog[^>]*page-dialog.*?name="returnTo" value="([^"]*)"/s;

async function remove(returnTo: string): Promise<string | null> {
  const done = await submit(`/songs/${id}/delete`, { returnTo }, { Cookie: cookie });
  expect(done.status).toBe(302);
  expect(await count("FROM songs WHERE deleted_at IS NULL")).toBe(0);
  return done.headers.get("Location");
}

describe("deleting a song leads back to the previous list", () => {
  test("to the page of My Collection", async () => {
    const question = await open(`/songs/${id}/delete`, `${origin}/my-collection?page=2`);
    const returnTo = await written(question, returnField);
    expect(await remove(returnTo)).toBe("/my-collection?page=2");
  });

  test.each(["/home?page=3&view=table", "/search?title=to+be&searched=true&page=2"])(
    "to %s, by way of the song's page",
    async (list) => {
      const song = await open(`/songs/${id}`, origin + list);
      const link = await written(song, /href="(\/songs\/\d+\/delete[^"]*)"/);
      const question = await open(link, `${origin}/songs/${id}`);
      expect(await remove(await written(question, returnField))).toBe(list);
    },
  );

  test("a browser without a referrer is redirected to My Collection", async () => {
    const song = await open(`/songs/${id}`);
    const link = await written(song, /href="(\/songs\/\d+\/delete[^"]*)"/);
    expect(link).toBe(`/songs/${id}/delete`);
    const question = await open(link, `${origin}/songs/${id}`);
    expect(await remove(await written(question, returnField))).toBe("/my-collection");
  });

  test.each([
    "https://evil.example/home",
    "//evil.example/home",
    "/\\evil.example/home",
    "/songs/1",
    "/logout",
  ])("T54 never to %s", async (elsewhere) => {
    const query = new URLSearchParams({ returnTo: elsewhere });
    const question = await open(`/songs/${id}/delete?${query}`);
    expect(await written(question, returnField)).toBe("");
    expect(await remove(elsewhere)).toBe("/my-collection");
  });

  test("a visitor's page of the song is the same wherever they came from", async () => {
    const [one, other] = await Promise.all(
      ["/home?page=3", "/search"].map(async (list) =>
        (await visit(`/songs/${id}`, { headers: { Referer: origin + list } })).headers.get("ETag"),
      ),
    );
    expect(one).toBe(other);
    expect(one).not.toBeNull();
  });
});
