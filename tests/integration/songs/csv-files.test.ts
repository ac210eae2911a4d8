import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { completeSongs, requiredCells } from "#tests/song-rows.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { makeCsvWorld, ownImport } from "../support/song-csv.ts";
import { count } from "../support/users.ts";

let contributor: Administrator;

beforeEach(async () => {
  contributor = await makeCsvWorld();
});

const upload = async (rows: string) =>
  previewImport(contributor, ownImport, await completeSongs(rows));

const stagedFiles = async () =>
  (await env.DRAFTS.list({ prefix: "file:" })).keys.map(({ name }) => name);

describe("staged files", () => {
  test("a member has one for each purpose, however many are uploaded; an earlier preview is gone", async () => {
    const first = await upload("title,singer\nFirst,A\n");
    for (const title of ["Second", "Third"]) await upload(`title,singer\n${title},A\n`);
    const last = await upload("title,singer\nLast,A\n");
    expect(await stagedFiles()).toEqual([`file:${contributor.id}:own songs`]);
    expect(await readText(await contributor.read(first.at))).toContain(
      "another file was uploaded after it",
    );
    expect((await applyImport(contributor, ownImport, first.token)).status).toBe(410);
    expect((await applyImport(contributor, ownImport, last.token)).status).toBe(302);
    expect(await stagedFiles()).toEqual([]);
    expect(await count("FROM songs WHERE title = 'Last'")).toBe(1);
  });

  test("files of other purposes and members stand beside it", async () => {
    const admin = await makeAdministrator();
    const own = await upload("title,singer\nOne,A\n");
    await previewImport(admin, "/admin/songs", "title,singer\nTwo,A\n");
    await previewImport(admin, "/admin/raaga/import", "name\nTodi\n");
    await previewImport(admin, "/admin/taala/import", "name\nEka\n");
    expect(await stagedFiles()).toHaveLength(4);
    expect((await applyImport(admin, "/admin/songs", own.token)).status).toBe(410);
    expect((await applyImport(contributor, ownImport, own.token)).status).toBe(302);
  });
});

test("a file of commas is refused with its row, and not staged", async () => {
  const sent = await contributor.upload(ownImport, ",".repeat(900_000));
  expect(sent.status).toBe(400);
  expect(await readText(sent)).toContain("Row 1: A row has more than 200 cells.");
  expect(await stagedFiles()).toEqual([]);
});

test("rows are named as a spreadsheet counts them", async () => {
  await makeSong({ title: "There", singer: "A", createdBy: contributor.id });
  const seen = await previewImport(
    contributor,
    ownImport,
    `title,singer,lyrics\n,,\nNew,A,"one\ntwo\nthree"\nThere,A,\n`,
  );
  expect(seen.page).toContain(">3</td>");
  expect(seen.text).toContain("Row 4: There");
});

test("a column without a name is refused by its letter; letters that were lost, by row", async () => {
  const unnamed = await contributor.upload(ownImport, "title,singer,\nOne,A,lost\n");
  expect(await readText(unnamed)).toContain("Row 1: Column C has no name.");
  const { singer: _, ...required } = requiredCells;
  const [columns, cells] = [Object.keys(required).join(), Object.values(required).join()];
  const { text } = await previewImport(
    contributor,
    ownImport,
    `title,singer,${columns},,,\n?????? ?????,A,${cells},,,\nOne,A,${cells},,,\n,,,,,,,,\n`,
  );
  expect(text).toContain("Invalid (1)");
  expect(text).toContain("To add (1)");
  expect(text).toContain("Letters in title were lost when the file was saved");
});
