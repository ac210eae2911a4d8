import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makePeople, makeSong } from "../support/factories.ts";
import { readMeter, readText } from "../support/front-door.ts";
import { compositionOf, merge, mergeNumber, separate } from "../support/merges.ts";
import { count } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

/** Lists two as perhaps the same, as the archive does: the ids in the order of their letters. */
async function pair(kind: string, ...ids: (string | number)[]) {
  const [one, other] = ids.map(String).toSorted();
  await env.DB.prepare("INSERT INTO perhaps_same (kind, one_id, other_id) VALUES (?, ?, ?)")
    .bind(kind, one, other)
    .run();
}
const openPairs = async () => {
  const { results } = await env.DB.prepare(
    "SELECT one_id, other_id FROM perhaps_same WHERE dismissed_at IS NULL",
  ).all<{ one_id: string; other_id: string }>();
  return results.map(({ one_id, other_id }) => [one_id, other_id]);
};

test("pairs are listed with the fields in which they differ, and merged in either direction", async () => {
  expect(await readText(await admin.read("/admin/same"))).toContain("There are no pairs to review");
  const one = await makeSong({ title: "Omkara", singer: "One", language: "te", lyrics: "Words" });
  const other = await makeSong({ title: "Omkaara", language: "te" });
  await pair("composition", await compositionOf(one), await compositionOf(other));
  const response = await admin.read("/admin/same");
  const html = await response.clone().text();
  const text = await readText(response);
  expect(text).toMatch(
    /Omkara · Omkaara Field Omkara Omkaara Title Omkara Omkaara .*Lyrics Words –/,
  );
  expect(text).not.toMatch(/Language/);
  expect(text).toMatch(/Recordings 1 0/);
  expect(html).toContain(`from=%2Fsongs%2F${one}&amp;to=%2Fsongs%2F${other}`);
  expect(html).toContain(`from=%2Fsongs%2F${other}&amp;to=%2Fsongs%2F${one}`);
  await makePeople("tyagaraja", "muthuswami-dikshitar");
  await pair("person", "tyagaraja", "muthuswami-dikshitar");
  const people = await readText(await admin.read("/admin/same?kind=person"));
  expect(people).toContain("Merge Tyagaraja into Muthuswami Dikshitar");
});

test("a pair of two leaves the list and is recorded; for nobody else", async () => {
  const ids = [
    await compositionOf(await makeSong({ title: "One" })),
    await compositionOf(await makeSong({ title: "Other" })),
  ];
  await pair("composition", ...ids);
  const [one, other] = ids.map(String).toSorted();
  const fields = { act: "two", one: one!, other: other! };
  expect((await admin.send("/admin/same?kind=person", fields)).status).toBe(404);
  const done = await admin.send("/admin/same?kind=composition", fields);
  expect(done.headers.get("Location")).toBe("/admin/same?kind=composition");
  expect(await openPairs()).toEqual([]);
  expect(await count("FROM perhaps_same WHERE dismissed_by = ?", admin.id)).toBe(1);
  expect(await count("FROM audit_events WHERE act = 'compositions told apart'")).toBe(1);
  expect((await admin.send("/admin/same", fields)).status).toBe(404);
  expect((await admin.send("/admin/same", { act: "other" })).status).toBe(400);
  expect((await admin.send("/admin/merges?id=1", { act: "other" })).status).toBe(400);
  expect((await admin.send("/admin/merges?id=1", { act: "separate" })).status).toBe(404);
});

test("pairs of what was merged become pairs of what stayed, until the two are separated", async () => {
  const songs = [];
  for (const title of ["A", "B", "C"]) songs.push(await makeSong({ title, singer: title }));
  const [a, b, c] = await Promise.all(songs.map(compositionOf));
  await pair("composition", a!, b!);
  await pair("composition", a!, c!);
  await merge(admin, "composition", songs[0]!, songs[1]!);
  const between = (one: number, other: number) => [one, other].map(String).toSorted();
  expect(await openPairs()).toEqual([between(b!, c!)]);
  await separate(admin, "composition", await mergeNumber());
  expect(await openPairs()).toContainEqual(between(a!, c!));
  expect(await openPairs()).not.toContainEqual(between(a!, b!));
});

test("reads a bounded number of rows, a page of pairs at a time", async () => {
  for (let at = 0; at < 13; at++) {
    const one = await makeSong({ title: `Title ${at}`, singer: "One" });
    const other = await makeSong({ title: `Titel ${at}` });
    await pair("composition", await compositionOf(one), await compositionOf(other));
  }
  const first = await admin.read("/admin/same");
  const { rows } = readMeter(first);
  expect(rows).toBeLessThan(300);
  const html = await first.text();
  expect(html).toContain("Title 9");
  expect(html).not.toContain("Title 10");
  const next = /href="([^"]*after=\d+)"[^>]*rel="next"/.exec(html)?.[1];
  const second = await (await admin.read(next!.replaceAll("&amp;", "&"))).text();
  expect(second).toContain("Title 12");
  expect(second).not.toContain("Title 9");
});
