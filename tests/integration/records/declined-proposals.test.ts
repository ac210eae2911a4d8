import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { add, seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser, readOutbox } from "../support/users.ts";

const proposer = "singer@example.org";
const reason = "This is Mohanam.\nPlease see the recording.";
let admin: Administrator;

beforeEach(async () => {
  await seedChoices();
  await makeUser(proposer, "Contributor");
  await env.DB.prepare("UPDATE users SET language = 'te'").run();
  const contributor = await logIn(proposer);
  admin = await makeAdministrator();
  await add(contributor, {
    raagaId: "Xyzzyplugh",
    "raagaId.0.text": "Xyzzyplugh",
    "raagaId.0.chosen": "+",
    composerId: "+",
    "people.0.name": "T. K. Murthy",
    "people.0.person": "+",
  });
});

const pathOf = (kind: string, id: string) =>
  `/admin/proposals?kind=${kind}&dialog=decline&id=${encodeURIComponent(id)}`;
const decline = (kind: string, id: string, fields: Record<string, string> = { reason }) =>
  admin.send(pathOf(kind, id), { act: "decline", ...fields });
const textOf = async (path: string) => readText(await visit(path));

test("a declined raaga leaves the archive, its song stays without one, and its proposer is told why in their language", async () => {
  const list = await readText(await admin.read("/admin/proposals?kind=raaga"));
  expect(list).toMatch(/Xyzzyplugh .* Accept Merge Decline Edit/);
  const dialog = await readText(await admin.read(pathOf("raaga", "Xyzzyplugh")));
  expect(dialog).toContain("The raaga Xyzzyplugh is removed from the archive.");

  const done = await decline("raaga", "Xyzzyplugh");
  expect(done.headers.get("Location")).toBe("/admin/proposals?kind=raaga");
  expect((await visit("/raagas/Xyzzyplugh")).status).toBe(404);
  const song = await textOf("/songs/1");
  expect(song).toContain("Omkara Akarini");
  expect(song).not.toContain("Xyzzyplugh");
  expect(await count("FROM songs WHERE raaga_id IS NULL AND deleted_at IS NULL")).toBe(1);
  expect(await textOf("/search?title=xyzzyplugh&searched=true")).not.toContain("Omkara Akarini");

  const [mail] = await readOutbox();
  expect(mail).toMatchObject({ to: proposer, kind: "proposalDeclined" });
  expect(mail!.subject).toMatch(/\p{sc=Telu}/u);
  expect(mail!.text).toContain(`Xyzzyplugh: ${reason}`);
  const log = await readText(await admin.read("/admin/audit"));
  expect(log).toMatch(/Proposed raaga declined Xyzzyplugh This is Mohanam/);
  const history = await readText(await admin.read("/songs/1/history"));
  expect(history).toContain("Xyzzyplugh");
});

test("a declined person leaves the archive; the song keeps the name as it is printed", async () => {
  expect(await textOf("/songs/1")).toContain("T. K. Murthy proposed");
  expect((await decline("person", "t-k-murthy")).status).toBe(302);
  expect((await visit("/people/t-k-murthy")).status).toBe(404);
  const song = await textOf("/songs/1");
  expect(song).toContain("T. K. Murthy");
  expect(song).not.toContain("T. K. Murthy proposed");
  for (const table of ["people_index", "person_keys", "person_names", "credits"])
    expect(await count(`FROM ${table} WHERE person_id = 't-k-murthy'`), table).toBe(0);
  expect(await textOf("/people?part=mridangam")).not.toContain("Murthy");
  expect((await readOutbox())[0]).toMatchObject({ to: proposer, kind: "proposalDeclined" });
});

test("a declined composer's compositions keep the printed name", async () => {
  const composer = await env.DB.prepare("SELECT composer_id AS id FROM compositions").first<string>(
    "id",
  );
  expect((await decline("person", composer!)).status).toBe(302);
  expect(await count("FROM compositions WHERE composer_id IS NULL")).toBe(1);
  expect(await textOf("/songs/1")).toContain("M. Balamuralikrishna");
});

test("a reason is asked for, and what was typed stays", async () => {
  const refused = await decline("raaga", "Xyzzyplugh", { reason: "  " });
  expect(refused.status).toBe(400);
  expect(await readText(refused)).toContain("This field is required");
  const long = await decline("raaga", "Xyzzyplugh", { reason: "x".repeat(1001) });
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("x".repeat(1001));
  expect(await count("FROM raagas WHERE id = 'Xyzzyplugh'")).toBe(1);
  expect((await readOutbox()).map(({ kind }) => kind)).not.toContain("proposalDeclined");
});

test("what is no proposal, or was decided on, is not declined, and its dialog says so", async () => {
  await decline("raaga", "Xyzzyplugh");
  for (const [kind, id] of [
    ["raaga", "Xyzzyplugh"],
    ["raaga", "Lavangi"],
    ["person", "Xyzzyplugh"],
  ] as const) {
    expect(await readText(await admin.read(pathOf(kind, id))), id).toContain("no longer exists");
    expect((await decline(kind, id)).status, id).toBe(302);
  }
  expect(await count("FROM audit_events WHERE act LIKE '% declined'")).toBe(1);
  expect(await count("FROM raagas WHERE id = 'Lavangi'")).toBe(1);
  expect((await readOutbox()).filter(({ kind }) => kind === "proposalDeclined")).toHaveLength(1);
});

test("of two declines at once one is told and written", async () => {
  await Promise.all([decline("raaga", "Xyzzyplugh"), decline("raaga", "Xyzzyplugh")]);
  expect(await count("FROM audit_events WHERE act = 'raaga declined'")).toBe(1);
  expect(await count("FROM mails WHERE kind = 'proposalDeclined'")).toBe(1);
});

test("contributors decline nothing, and a proposal of a former member is declined without a mail", async () => {
  const Cookie = await logIn(proposer);
  const denied = await submit(
    pathOf("raaga", "Xyzzyplugh"),
    { act: "decline", reason },
    { Cookie },
  );
  expect(denied.status).toBe(403);
  await env.DB.prepare("UPDATE raagas SET proposed_by = NULL").run();
  expect((await decline("raaga", "Xyzzyplugh")).status).toBe(302);
  expect(await count("FROM raagas WHERE id = 'Xyzzyplugh'")).toBe(0);
  expect(await count("FROM mails WHERE kind = 'proposalDeclined'")).toBe(0);
});
