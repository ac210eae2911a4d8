import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { groupCompositions } from "../../../scripts/compositions/group.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { mergeNumber, separate } from "../support/merges.ts";

const access = {
  read: async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results,
  write: async (statements: string[]) => {
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  },
};

const stored = async () =>
  (
    await env.DB.prepare(`SELECT s.id, c.id AS composition, c.title, c.lyrics, c.other_titles
      FROM songs s JOIN compositions c ON c.id = s.composition_id
      WHERE s.deleted_at IS NULL ORDER BY s.id`).all()
  ).results;

test("what the command has grouped is separated again by an Administrator, and stays so", async () => {
  const admin = await makeAdministrator();
  const createdBy = admin.id;
  const one = await makeSong({ title: "Nagumomu", singer: "One", createdBy });
  const other = await makeSong({
    title: "Nagumōmu",
    singer: "Other",
    lyrics: "nagumomu ganaleni",
    createdBy,
  });
  await makeSong({ title: "nagumomu", createdBy });
  const before = await stored();
  expect(await groupCompositions(access)).toEqual({ groups: 1, compositions: 3, songsGone: 1 });
  expect(await stored()).toHaveLength(2);
  expect(await readText(await visit(`/songs/${one}`))).toContain("nagumomu ganaleni");
  expect(await readText(await admin.read("/admin/merges"))).toContain("Nagumōmu");
  for (const merge of [await mergeNumber(), await mergeNumber(1)])
    expect((await separate(admin, "composition", merge)).status).toBe(302);
  expect(await stored()).toEqual(before);
  expect(await readText(await visit(`/songs/${other}`))).toContain("nagumomu ganaleni");
  expect(await groupCompositions(access)).toEqual({ groups: 0, compositions: 0, songsGone: 0 });
});
