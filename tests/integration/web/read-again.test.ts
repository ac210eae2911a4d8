import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { songTypes } from "#drizzle/schema/index.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { openDatabase } from "#app/data/database.ts";
import { makeSong } from "../support/factories.ts";
import { failingDatabase, connectionLost, visitWithDatabase } from "../support/failing-database.ts";
import { count } from "../support/users.ts";

describe("T77 a page whose read D1 fails", () => {
  let id = 0;
  beforeEach(async () => {
    id = await makeSong({ title: "Omkara Akarini" });
    forgetVersion();
  });

  test.each([[[1]], [[1, 2]]])("still responds after calls %j were lost", async (calls) => {
    for (const path of [`/songs/${id}`, "/search?searched=true&title=omkara"]) {
      forgetVersion();
      const { binding, seen } = failingDatabase(calls);
      const response = await visitWithDatabase(
        binding,
        `${path}${path.includes("?") ? "&" : "?"}calls=${calls.join("")}`,
      );
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("Omkara Akarini");
      expect(seen.calls).toBe(1 + calls.length);
    }
  });

  test.each([
    "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
    "D1_ERROR: D1 DB reset because its code was updated.",
  ])("with: %s", async (message) => {
    const response = await visitWithDatabase(
      failingDatabase([1], message).binding,
      "/home?view=table",
    );
    expect(response.status).toBe(200);
  });
});

const select = (db: ReturnType<typeof openDatabase>) => db.select().from(songTypes);
const add = (db: ReturnType<typeof openDatabase>) =>
  db.insert(songTypes).values({ id: "Kriti", description: "Kriti" });

describe("T77 what is retried", () => {
  test("a read, alone or in a batch: three times in all", async () => {
    const alone = failingDatabase([1, 2]);
    expect(await select(openDatabase(alone.binding))).toEqual([]);
    expect(alone.seen.calls).toBe(3);
    const batched = failingDatabase([1, 2, 3]);
    const db = openDatabase(batched.binding);
    await expect(db.batch([select(db)])).rejects.toThrow(connectionLost);
    expect(batched.seen.calls).toBe(3);
  });

  test("no other failure", async () => {
    const { binding, seen } = failingDatabase([1], "D1_ERROR: no such table: sogns");
    await expect(select(openDatabase(binding))).rejects.toThrow();
    expect(seen.calls).toBe(1);
  });

  test("nothing that succeeds: one call", async () => {
    const { binding, seen } = failingDatabase([]);
    const db = openDatabase(binding);
    await db.batch([select(db), select(db)]);
    expect([seen.calls, db.meter.trips, db.meter.statements]).toEqual([1, 1, 2]);
  });

  test.each(["before", "after"] as const)(
    "no write, whether it failed %s it was done: alone, with a read, or behind WITH",
    async (way) => {
      const writes: ((db: ReturnType<typeof openDatabase>) => Promise<unknown>)[] = [
        (db) => add(db),
        (db) => db.batch([select(db), add(db)]),
        (db) => db.batch([db.update(songTypes).set({ description: "x" })]),
        (db) => db.batch([db.delete(songTypes)]),
        (db) =>
          db.batch(
            [db.$with("t").as(select(db))].map((t) => db.with(t).delete(songTypes)) as never,
          ),
      ];
      for (const write of writes) {
        const { binding, seen } = failingDatabase([1], connectionLost, way);
        await expect(write(openDatabase(binding))).rejects.toThrow();
        expect(seen.calls, write.toString()).toBe(1);
        await env.DB.prepare("DELETE FROM song_types").run();
      }
      expect(await count("FROM song_types")).toBe(0);
    },
  );
});
