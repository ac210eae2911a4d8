import { describe, expect, test } from "vitest";
import { maxEntries } from "#app/domain/kept/limits.ts";
import { makeSong } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { logIn, makeUser } from "../support/users.ts";

describe("/songs/entries", () => {
  const entries = async (ids: unknown[], query = "") =>
    (
      await (
        await visit(`/songs/entries?ids=${ids.join()}${query}`)
      ).json<{ songs: { id: number; title: string }[] }>()
    ).songs;

  test("answers songs in the order asked, without those that are gone, in one trip", async () => {
    const one = await makeSong({ title: "Omkara Akarini" });
    const two = await makeSong({ title: "Gati Nive", deletedAt: new Date(5) });
    const three = await makeSong({ title: "Amma Anandadayini" });
    const found = await entries([three, two, 999, one, three]);
    expect(found.map(({ id, title }) => [id, title])).toEqual([
      [three, "Amma Anandadayini"],
      [one, "Omkara Akarini"],
    ]);
    const { trips, rows } = readMeter(await visit(`/songs/entries?ids=${one}`));
    expect(trips).toBe(1);
    expect(rows).toBeLessThan(20);
  });

  test(`answers at most ${maxEntries} ids, which are numbers`, async () => {
    const ids = Array.from({ length: maxEntries }, (_, at) => at + 1);
    expect((await visit(`/songs/entries?ids=${ids.join()}`)).status).toBe(200);
    for (const wrong of [[...ids, 101].join(), "", "a", "1,", "-1", "1.5"])
      expect((await visit(`/songs/entries?ids=${wrong}`)).status, wrong).toBe(400);
  });
});

test("/device says what it is, and without JavaScript that it needs it", async () => {
  await makeUser("viewer@example.org");
  const html = await (await visit("/device")).text();
  expect(html).toContain('content="noindex');
  expect(html).toContain('href="/signup"');
  expect(html).toMatch(
    /<noscript><p>This page needs JavaScript to show what is saved on this device/,
  );
  const mine = await (
    await visit("/device", { headers: { Cookie: await logIn("viewer@example.org") } })
  ).text();
  expect(mine).toContain('href="/my-collection"');
});
