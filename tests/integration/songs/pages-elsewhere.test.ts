import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { maxPages } from "#app/domain/songs/pages-elsewhere.ts";
import { type Administrator, makeEditor } from "../support/administrators.ts";
import { readText, visit } from "../support/front-door.ts";
import { bearerFor, call } from "../support/rest/call.ts";
import { filled as sent, songs } from "../support/rest/songs.ts";
import { filled, lastChange, seedChoices } from "../support/song-forms.ts";

const address = "http://www.example.org/song?id=1";
const stored = `lyrics, meaning ${address}\nlesson https://example.com/`;
let owner: Administrator;

beforeEach(async () => {
  await seedChoices();
  owner = await makeEditor("singer@example.org", "Contributor");
  await owner.send("/songs/add", { ...filled, requestId: crypto.randomUUID() });
});

const edit = async (pagesElsewhere: string) =>
  owner.send("/songs/edit/1", { ...filled, revision: await lastChange(), pagesElsewhere });
const inArchive = () =>
  env.DB.prepare("SELECT pages_elsewhere FROM compositions WHERE id = 1").first<string>(
    "pages_elsewhere",
  );
const linksOf = async (path: string) =>
  (await (await visit(path)).text()).match(/<a href="[^"]*" rel="nofollow noreferrer">.*?<\/a>/g);

describe("pages of other sites", () => {
  test("are stored in one form, shown with what they have, and in the history", async () => {
    const typed = ` meaning,Lyrics ${address}\r\n\r\nlesson HTTPS://Example.com`;
    expect((await edit(typed)).status).toBe(302);
    expect(await inArchive()).toBe(stored);
    expect(await linksOf("/songs/1")).toEqual([
      `<a href="${address}" rel="nofollow noreferrer">example.org (lyrics, meaning)</a>`,
      '<a href="https://example.com/" rel="nofollow noreferrer">example.com (lesson)</a>',
    ]);
    expect((await linksOf("/songs/1?lng=te"))?.join(" ")).toContain("example.org (సాహిత్యం, అర్థం)");
    const history = await readText(await owner.read("/songs/1/history"));
    expect(history).toContain("On other sites before (nothing) after lyrics, meaning http");
  });

  test.each([
    ["lyrics javascript:alert(1)", /Line 1: please enter what the page has/],
    [`lyrics ${address}\n${address}`, /Line 2: please enter what the page has/],
    [
      Array.from({ length: maxPages + 1 }, (_, at) => `lyrics https://example.org/${at}`).join(
        "\n",
      ),
      /At most 20 entries are allowed here/,
    ],
  ])(
    "that are none are refused beside the field, and what was typed stays",
    async (typed, error) => {
      const response = await edit(typed);
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toMatch(error);
      expect(page).toMatch(/<textarea[^>]*name="pagesElsewhere"[^>]*aria-invalid="true"/);
      expect(page).toContain(typed.split("\n").at(-1));
      expect(await inArchive()).toBe("");
    },
  );

  test("are read and written over REST, and stay where they are not sent", async () => {
    const { headers } = await bearerFor("singer@example.org");
    const put = (body: object) => call(`${songs}/1`, { method: "PUT", headers, body });
    expect(await (await put({ ...sent, pagesElsewhere: stored })).json()).toMatchObject({
      pagesElsewhere: stored,
    });
    expect(await (await put(sent)).json()).toMatchObject({ pagesElsewhere: stored });
    const refused = await put({ ...sent, pagesElsewhere: "lyrics" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ fieldName: "pagesElsewhere" }] });
    expect(await inArchive()).toBe(stored);
  });

  test("that the archive cannot read are not shown", async () => {
    await env.DB.prepare("UPDATE compositions SET pages_elsewhere = 'javascript:alert(1)'").run();
    const page = await (await visit("/songs/1")).text();
    expect(page).not.toContain("javascript:alert");
  });
});
