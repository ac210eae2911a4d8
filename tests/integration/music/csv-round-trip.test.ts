import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { emptyArchive } from "../support/empty-archive.ts";
import { makePeople } from "../support/factories.ts";
import { seedReference } from "../support/seeds.ts";
import { count } from "../support/users.ts";

const tables = { raaga: "raagas", taala: "taalas", deity: "deities" };
const kinds = ["raaga", "taala", "deity"] as const;
type Kind = (typeof kinds)[number];

const stored = async (kind: Kind) => {
  const { results } = await env.DB.prepare(`SELECT * FROM ${tables[kind]} ORDER BY id`).all();
  // Fame is no field of an entry: the reference data has it.
  return results.map(({ source: _source, fame: _fame, ...row }) => row);
};

const exported = async (admin: Administrator, kind: Kind) =>
  (await admin.read(`/admin/${kind}/export`)).text();

test("all raagas, taalas and deities go out to CSV and come in again: unchanged here, the same in an empty archive", async () => {
  await seedReference();
  const admin = await makeAdministrator();
  const files = new Map<string, string>();
  const rows = new Map<string, unknown>();
  for (const kind of kinds) {
    const file = await exported(admin, kind);
    files.set(kind, file);
    rows.set(kind, await stored(kind));
    const seen = await previewImport(admin, `/admin/${kind}/import`, file);
    const entries = await count(`FROM ${tables[kind]}`);
    expect(seen.text).toContain(`Unchanged (${entries})`);
    expect(seen.text).toContain("Invalid (0)");
  }
  expect(files.get("raaga")).toContain("notes | 20 | S M1 G2 M1 P S'");
  await emptyArchive();
  await makePeople();
  const other = await makeAdministrator();
  for (const kind of kinds) {
    const path = `/admin/${kind}/import`;
    const seen = await previewImport(other, path, files.get(kind)!);
    expect((await applyImport(other, path, seen.token)).status).toBe(302);
    expect(await exported(other, kind)).toBe(files.get(kind));
    expect(await stored(kind)).toEqual(rows.get(kind));
  }
}, 60_000);
