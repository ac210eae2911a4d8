import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makePeople, makeSong } from "../support/factories.ts";

const counts = async () => {
  const { results } = await env.DB.prepare(
    "SELECT id, composition_count AS n FROM people ORDER BY id",
  ).all<{ id: string; n: number }>();
  return Object.fromEntries(results.map(({ id, n }) => [id, n]));
};

const run = (sql: string) => env.DB.prepare(sql).run();

test("a person's compositions are counted as they come, go, and change hands", async () => {
  await makePeople("m-balamuralikrishna", "tyagaraja");
  await makeSong({ title: "One" });
  await makeSong({ title: "Two" });
  await makeSong({ title: "Three", composer: "Tyagaraja" });
  expect(await counts()).toEqual({ "m-balamuralikrishna": 2, tyagaraja: 1 });
  await run("UPDATE compositions SET composer_id = 'tyagaraja' WHERE title = 'Two'");
  expect(await counts()).toEqual({ "m-balamuralikrishna": 1, tyagaraja: 2 });
  await run("UPDATE compositions SET deleted_at = 1 WHERE title = 'Two'");
  expect(await counts()).toEqual({ "m-balamuralikrishna": 1, tyagaraja: 1 });
  await run("UPDATE compositions SET composer_id = NULL WHERE title = 'One'");
  await run("UPDATE compositions SET deleted_at = NULL WHERE title = 'Two'");
  expect(await counts()).toEqual({ "m-balamuralikrishna": 0, tyagaraja: 2 });
  await run("UPDATE people SET id = 'tyagayya' WHERE id = 'tyagaraja'");
  expect(await counts()).toEqual({ "m-balamuralikrishna": 0, tyagayya: 2 });
});
