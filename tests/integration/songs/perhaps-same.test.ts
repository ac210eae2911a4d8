import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { completeSongs } from "#tests/song-rows.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeSong } from "../support/factories.ts";
import { add, seedChoices } from "../support/song-forms.ts";
import { logIn, makeUser } from "../support/users.ts";

const pairs = async () => {
  const { results } = await env.DB.prepare(
    `SELECT (SELECT title FROM compositions WHERE id = one_id) AS one,
      (SELECT title FROM compositions WHERE id = other_id) AS other
    FROM perhaps_same WHERE kind = 'composition' AND dismissed_at IS NULL ORDER BY found_at, rowid`,
  ).all<{ one: string; other: string }>();
  return results.map(({ one, other }) => `${one} / ${other}`);
};

test("a new composition is listed with older ones whose titles sound alike", async () => {
  await seedChoices();
  await makeUser("one@example.org", "Contributor");
  await makeUser("two@example.org", "Contributor");
  const [one, two] = [await logIn("one@example.org"), await logIn("two@example.org")];
  await add(one, { title: "Nagumomu" });
  expect(await pairs()).toEqual([]);
  await add(two, { title: "Nagumōmu" });
  await add(two, { title: "Himagiri Tanaye" });
  expect(await pairs()).toEqual(["Nagumomu / Nagumōmu"]);
  await env.DB.exec("UPDATE songs SET deleted_at = 5 WHERE title = 'Nagumōmu'");
  await env.DB.exec("UPDATE perhaps_same SET dismissed_at = 5");
  await add(one, { title: "nagumomu" });
  expect(await pairs()).toEqual(["Nagumomu / nagumomu"]);
});

test("compositions of a CSV file are listed, each with ten at most", async () => {
  await seedChoices();
  const admin = await makeAdministrator();
  for (let song = 0; song < 12; song++) await makeSong({ title: `Endaro`, singer: `${song}` });
  const file = await completeSongs(
    "title,singer\nVatapi,A. Singer\nVaathaapi,B. Singer\nSamajavaragamana,C. Singer\n",
  );
  await applyImport(
    admin,
    "/admin/songs",
    (await previewImport(admin, "/admin/songs", file)).token,
  );
  expect(await pairs()).toEqual(["Vatapi / Vaathaapi"]);
  const more = await completeSongs("title,singer\nEndaro,A. Singer\n");
  await applyImport(
    admin,
    "/admin/songs",
    (await previewImport(admin, "/admin/songs", more)).token,
  );
  expect((await pairs()).slice(1)).toEqual(Array(10).fill("Endaro / Endaro"));
});
