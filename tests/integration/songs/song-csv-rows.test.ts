import { env } from "cloudflare:workers";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { csvLine } from "#app/domain/records/csv/write.ts";
import { requiredCells } from "#tests/song-rows.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { makeCsvWorld, ownImport, rowsOf } from "../support/song-csv.ts";
import { count, makeUser } from "../support/users.ts";

let contributor: Administrator;
let own: number;

beforeEach(async () => {
  contributor = await makeCsvWorld();
  own = await makeSong({ title: "My own", singer: "A", createdBy: contributor.id });
  await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(contributor.id).run();
});

const preview = (text: string) => previewImport(contributor, ownImport, text);
const places = () => rowsOf("SELECT title, place FROM songs ORDER BY id");

describe("rows that are refused", () => {
  test("of another's song, an unknown one, one in the bin: with the reason, and nothing of them is written", async () => {
    const other = await makeUser("other@example.org", "Contributor");
    const foreign = await makeSong({ title: "Foreign", createdBy: other });
    const binned = await makeSong({
      title: "Binned",
      createdBy: contributor.id,
      deletedAt: new Date(),
    });
    const file = `id,place\n${foreign},Here\n${binned},Here\n999,Here\nseven,Here\n${own},Here\n${own},There\n`;
    const seen = await preview(file);
    expect(seen.text).toContain("Invalid (5)");
    expect(seen.text).toContain(`id The song with the number ${foreign} was added by someone else`);
    expect(seen.text).toContain(`The song with the number ${binned} has been deleted`);
    expect(seen.text).toContain("There is no song with the number 999");
    expect(seen.text).toContain("There is no song with the number seven");
    expect(seen.text).toContain("It is in the file twice");
    expect((await applyImport(contributor, ownImport, seen.token)).status).toBe(302);
    expect(await places()).toEqual([
      { title: "My own", place: "Here" },
      { title: "Foreign", place: "" },
      { title: "Binned", place: "" },
    ]);
    const admin = await makeAdministrator();
    const all = await previewImport(admin, "/admin/songs", file);
    expect(all.text).toContain("To update (1)");
    expect(all.text).not.toContain("added by someone else");
    await applyImport(admin, "/admin/songs", all.token);
    expect(await places()).toContainEqual({ title: "Foreign", place: "Here" });
    expect(
      await rowsOf("SELECT subject, detail FROM audit_events WHERE act = 'song changed'"),
    ).toEqual([{ subject: `${foreign} Foreign`, detail: "place" }]);
  });

  test("new ones that the form would refuse: each missing field is named, and the others are added", async () => {
    const whole = ["Whole", ...Object.values(requiredCells)];
    const lacking = whole.map((_, at) => whole.with(at, ""));
    const head = ["title", ...Object.keys(requiredCells)];
    const file = [head, ...lacking, whole].map((cells) => csvLine(cells)).join("");
    const seen = await preview(file);
    expect(seen.text).toContain("Invalid (6)");
    for (const told of [
      "title Title is required",
      "singer Singer is required",
      "uploadType Please select an upload type",
      "media Media type is required",
      "recordingDate Recording date is required",
      "description Description is required",
    ])
      expect(seen.text).toContain(told);
    expect((await preview("title,uploadType\nTape,Audio upload\n")).text).toContain(
      "url An address is required",
    );
    const again = await preview(file);
    expect((await applyImport(contributor, ownImport, again.token)).status).toBe(302);
    expect(await rowsOf("SELECT title FROM songs ORDER BY id")).toEqual([
      { title: "My own" },
      { title: "Whole" },
    ]);
    const page = await readText(await contributor.read(ownImport));
    const needed = "title, singer, url, media, recordingDate, description";
    expect(page).toContain(`A new song needs what the form requires: ${needed}.`);
  });

  test("that empty what is required", async () => {
    await env.DB.exec("UPDATE songs SET recorded_on = '1975', media_type_id = 1");
    const seen = await preview(`id,singer,recordingDate,media\n${own},,,\n`);
    expect(seen.text).toMatch(
      /singer Singer is required.*media Media type is required.*recordingDate Recording date is required/,
    );
    expect(seen.text).toContain("Nothing in this file would change the archive.");
  });

  test("with another version, with a version but no id, of another composition", async () => {
    const seen = await preview(
      `id,version,compositionId,place,title\n${own},7,,,\n,3,,There,New\n${own},,9,,\n`,
    );
    expect(seen.text).toContain("version The song was changed after this file was exported");
    expect(seen.text).toContain("A row with version needs id");
    const moved = await preview(`id,compositionId\n${own},9\n`);
    expect(moved.text).toContain("A file cannot move a song to another composition");
  });

  test("where the composition is another's, only what belongs to the recording is changed", async () => {
    const other = await makeUser("other@example.org", "Contributor");
    await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(other).run();
    const refused = await preview(`id,title,place\n${own},Renamed,Here\n`);
    expect(refused.text).toContain("title The composition was added by someone else");
    const seen = await preview(`id,title,place\n${own},My own,Here\n`);
    expect((await applyImport(contributor, ownImport, seen.token)).status).toBe(302);
    expect(await places()).toEqual([{ title: "My own", place: "Here" }]);
  });

  test("two recordings may not say different things of their composition; all of it is told at once", async () => {
    const second = await makeSong({
      title: "My own",
      singer: "B",
      compositionId: 1,
      createdBy: contributor.id,
    });
    const seen = await preview(
      `id,title,recordingDate,start,end\n${own},First,,,\n${second},Second,,,\n`,
    );
    expect(seen.text).toContain("Changes all 2 recordings of the composition");
    expect(seen.text).toContain("Row 2 changes the same composition differently");
    const wrong = await preview(`id,title,recordingDate,start\n${own},,31/2/1968,soon\n`);
    expect(wrong.text).toMatch(/title Title is required.*recordingDate .*start /);
  });
});

test("a recording is replaced by CSV, but not removed", async () => {
  const link = (address: string) => preview(`id,uploadType,url\n${own},YouTube,${address}\n`);
  const first = await link("https://youtu.be/dQw4w9WgXcQ");
  await applyImport(contributor, ownImport, first.token);
  expect(await rowsOf("SELECT external_media_id, media_location_type_id FROM songs")).toEqual([
    { external_media_id: "dQw4w9WgXcQ", media_location_type_id: 1 },
  ]);
  const empty = await preview(`id,uploadType,url\n${own},,\n`);
  expect(empty.text).toContain("url A file cannot remove the recording");
});

test("columns that songs do not have are named, all of them", async () => {
  const sent = await contributor.upload(ownImport, `id,tittle,palce\n${own},x,y\n`);
  expect(sent.status).toBe(400);
  expect(await readText(sent)).toContain("There is no such column: tittle, palce.");
});

describe("a confirmation", () => {
  test("of a preview that is no longer true writes nothing and shows the preview as it is now", async () => {
    const seen = await preview(`id,place\n${own},Here\n,\n`.replace("\n,\n", "\n"));
    await env.DB.batch([
      env.DB.prepare("UPDATE songs SET place = 'Chennai'"),
      env.DB.prepare(
        "INSERT INTO revisions (subject_kind, subject_id, kind) VALUES ('song', ?, 'updated')",
      ).bind(String(own)),
    ]);
    const sent = await applyImport(contributor, ownImport, seen.token, { seen: seen.seen });
    expect(sent.status).toBe(409);
    const text = await readText(sent);
    expect(text).toContain("Something has changed in the archive since this preview was made");
    expect(text).toMatch(/place Before Chennai After Here/);
    expect(await places()).toEqual([{ title: "My own", place: "Chennai" }]);
    expect((await applyImport(contributor, ownImport, seen.token)).status).toBe(302);
    expect(await places()).toEqual([{ title: "My own", place: "Here" }]);
  });

  test("of a file of another user, or by somebody who may add no songs, changes nothing", async () => {
    const seen = await preview(`id,place\n${own},Here\n`);
    const admin = await makeAdministrator();
    expect((await applyImport(admin, ownImport, seen.token)).status).toBe(410);
    await env.DB.prepare("UPDATE user_roles SET role_id = ? WHERE user_id = ?")
      .bind(roleIds.Viewer, contributor.id)
      .run();
    expect((await applyImport(contributor, ownImport, seen.token)).status).toBe(403);
    expect(await places()).toEqual([{ title: "My own", place: "" }]);
    const headers = { Origin: origin };
    const anonymous = await visit(ownImport, { method: "POST", body: new FormData(), headers });
    expect(anonymous.status).toBe(302);
  });

  test("imports a file without ids as before, and twice adds it once", async () => {
    const { singer: _, ...rest } = requiredCells;
    const seen = await preview(
      `title,singer,raagaId,${Object.keys(rest).join()}\nOne,X,Mohanam,${Object.values(rest).join()}\nMy own,A,,,,,\n`,
    );
    expect(seen.text).toMatch(/To add \(1\).*Unchanged \(1\)/);
    const sent = await Promise.all([
      applyImport(contributor, ownImport, seen.token),
      applyImport(contributor, ownImport, seen.token),
    ]);
    expect(sent.some(({ status }) => status === 302)).toBe(true);
    expect(await count("FROM songs")).toBe(2);
    expect(await count(`FROM songs WHERE created_by = ${contributor.id}`)).toBe(2);
  });
});
