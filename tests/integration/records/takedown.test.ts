import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makePeople, makeSong } from "../support/factories.ts";
import { freshLimits } from "../support/fresh-limits.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { suggest } from "../support/suggestions.ts";

const claim = {
  value: "The lyrics are ours. Please hide them; call 555 0100.",
  givenName: "Radha Press",
  mail: "rights@example.org",
};
let admin: Administrator;
let owner: Administrator;

beforeEach(async () => {
  freshLimits();
  admin = await makeAdministrator();
  owner = await makeEditor("owner@example.org", "Contributor");
  await makeSong({ title: "Omkara Akarini", createdBy: owner.id, lyrics: "first line" });
  await makePeople("tyagaraja");
});

const ask = (fields: Record<string, string>) => suggest("/suggest/song/1", "rights", fields);

describe("a request to take something down", () => {
  test("begins with the address of a page", async () => {
    const locationOf = async (page: string) =>
      (await visit(`/takedown?page=${encodeURIComponent(page)}`)).headers.get("Location");
    expect(await locationOf(`${origin}/songs/1?script=te`)).toBe("/suggest/song/1?field=rights");
    expect(await locationOf("/people/tyagaraja/history")).toBe(
      "/suggest/person/tyagaraja?field=rights",
    );
    for (const wrong of [
      "/songs/99",
      "/raagas/Mohanam",
      "https://other.example/songs/1",
      "%E0%A4",
    ]) {
      const answer = await visit(`/takedown?page=${encodeURIComponent(wrong)}`);
      expect(answer.status, wrong).toBe(400);
      expect(await readText(answer)).toContain("not the page of a song or a person");
    }
    expect(await readText(await visit("/about"))).toContain("Ask us to take something down");
  });

  test("T116 is for Administrators alone", async () => {
    expect((await ask(claim)).status).toBe(302);
    const row = await env.DB.prepare("SELECT owner_id, is_thanked FROM suggestions").first();
    expect(row).toEqual({ owner_id: null, is_thanked: 0 });
    for (const path of ["/my-collection/suggestions", "/songs/1", "/songs/1/history"])
      expect(await readText(await owner.read(path)), path).not.toContain("Radha Press");
    const queue = await admin.read("/admin/suggestions");
    const html = await queue.text();
    expect(html).toContain("555 0100");
    expect(html).toContain('href="/admin/hide/song/1"');
  });

  test("needs a reason, a name and an address; an account needs no address", async () => {
    for (const field of ["value", "givenName", "mail"] as const) {
      const answer = await ask({ ...claim, [field]: "" });
      expect(answer.status, field).toBe(400);
    }
    const own = { value: claim.value, givenName: claim.givenName };
    const asked = await suggest("/suggest/song/1", "rights", own, { Cookie: owner.cookie });
    expect(asked.status).toBe(302);
  });
});
