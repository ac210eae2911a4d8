import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { emptyArchive } from "../../support/empty-archive.ts";
import { makePeople, makeRaaga, makeSong } from "../../support/factories.ts";
import { complete } from "../../support/drafts.ts";
import { origin, submit, visit } from "../../support/front-door.ts";
import { applyFor } from "../../support/rest/world.ts";
import { drawnAgo } from "../../support/suggestions.ts";
import { hashToken } from "#app/lib/crypto.server.ts";
import { seedChoices } from "../../support/song-forms.ts";
import { askForCode, logIn, makeUser } from "../../support/users.ts";
import { waitFor } from "../../support/wait-for.ts";
import { besides, type Fill, type Sample } from "./sample.ts";

const [member, singer, chief] = ["member@example.org", "singer@example.org", "chief@example.org"];
const draft = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11";

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

/** Three users, a song of the Contributor, a list with it, a draft and a proposal, and two people. */
export async function beginSongs() {
  await emptyArchive();
  await makeUser(member);
  const owner = await makeUser(singer, "Viewer", "Contributor");
  await makeUser(chief, "Administrator");
  await seedChoices();
  const song = await makeSong({ title: "Omkara", singer: "A", createdBy: owner });
  await makeSong({ title: "Gati Nive", singer: "A", createdBy: owner });
  await run("UPDATE compositions SET created_by = ?", owner);
  await run("INSERT INTO kept_lists (user_id, name) VALUES (1, 'For practice')");
  await run("INSERT INTO kept_songs (list_id, song_id, position) VALUES (1, ?, 1)", song);
  await run(
    "INSERT INTO song_drafts (id, owner_id, position, inputs) VALUES (?, ?, 1, '{}')",
    draft,
    owner,
  );
  await makePeople("tyagaraja", "chembai-vaidyanatha-bhagavatar");
  await makeRaaga({ id: "Xyzzy", proposedBy: owner, proposedAt: new Date(5) });
  await applyFor(member);
  await run(
    `INSERT INTO suggestions (form_id, subject_kind, subject_id, field, new_value, language, owner_id, client_hash,
      suggested_at, mail, token_hash)
    VALUES ('1', 'song', '1', 'place', 'Chennai', 'en', ?, '', ?, 'someone@example.org', ?)`,
    owner,
    Date.now(),
    await hashToken("token"),
  );
}

const fill =
  (as: string, path: string, fields: Record<string, string>): Fill =>
  async () => ({ path, fields, cookie: await logIn(as) });

const storedPicture = JSON.stringify({
  description: "Sits",
  credit: "B",
  rights: "CC BY 4.0",
  files: [{ id: "0".repeat(32), type: "image/png", width: 640, height: 480 }],
});

const accepted = { id: "1", act: "accept", value: "Chennai", seen: "", thank: "" };

const batch = {
  song: "1",
  act: "apply",
  event: "A concert",
  concertId: "",
  raagaId: "",
  taalaId: "",
  songTypeId: "",
  language: "",
  place: "",
  recordingDate: "",
  singer: "",
  description: "",
};
const draftNames = [
  "title",
  "singer",
  "publishedDate",
  "description",
  "raagaId",
  "taalaId",
  "songTypeId",
].concat(
  ["language", "mediaTypeId", "event", "place", "concertId", "track", "startSeconds", "endSeconds"],
  ["compositionId", "mediaUrl", "composer", "lyrics", "mediaDescription", "accompaniments"],
);
const tagNames = ["title", "date", "track", "artist", "album", "composer", "comment", "lyrics"];
const taala = {
  act: "add",
  name: "Khanda",
  description: "His own",
  isoName: "",
  jati: "",
  angas: "",
  aksharas: "",
  groups: "",
  creator: "",
  spellings: "Kanda",
  synonyms: "",
  exceptions: "",
  sources: "",
};
const two = { from: "tyagaraja", to: "chembai-vaidyanatha-bhagavatar" };

/** Edits a song of the Contributor in a batch, and returns their cookie. */
async function applyBatch(): Promise<string> {
  const { path, fields, cookie } = await previewedBatch();
  await submit(path, fields, { Cookie: cookie });
  return cookie;
}

async function previewedBatch(): Promise<Sample> {
  const cookie = await logIn(singer);
  const preview = await submit("/songs/batch", { ...batch, act: "preview" }, { Cookie: cookie });
  const seen = /name="seen" value="([^"]*)"/.exec(await preview.text())![1]!;
  return { path: "/songs/batch", fields: { ...batch, seen }, cookie };
}

/** Deletes a song of the Contributor, and returns their cookie. */
async function deleteSong(): Promise<string> {
  const cookie = await logIn(singer);
  await submit("/songs/1/delete", {}, { Cookie: cookie });
  return cookie;
}

/** Uploads a CSV file, and applies its preview. */
const importing =
  (as: string, path: string, csv: string): Fill =>
  async () => {
    const cookie = await logIn(as);
    const body = new FormData();
    body.set("act", "check");
    body.set("file", new File([csv], "list.csv", { type: "text/csv" }));
    const sent = await visit(path, {
      method: "POST",
      body,
      headers: { Cookie: cookie, Origin: origin },
    });
    const at = sent.headers.get("Location")!;
    const page = await (await visit(at, { headers: { Cookie: cookie } })).text();
    const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";
    return { path, fields: { act: "apply", file: at.split("file=")[1]!, seen }, cookie };
  };

/** Forms of lists, drafts, batches, people, proposals and administration by route and act, filled in validly. */
export const songForms: Record<string, Fill> = {
  "/my-collection, make": fill(member, "/my-collection", { act: "make", name: "Tillanas" }),
  "/lists/:id, rename": fill(member, "/lists/1", { act: "rename", name: "Concert" }),
  "/lists/:id, note": fill(member, "/lists/1", { act: "note", song: "1", note: "Shruti C" }),
  "/lists/:id, share": fill(member, "/lists/1", { act: "share" }),
  "/lists/:id, delete": fill(member, "/lists/1", { act: "delete" }),
  "/songs/:id/keep, add": fill(member, "/songs/2/keep", { act: "add", list: "1" }),
  "/songs/:id/keep, mark": fill(member, "/songs/2/keep", { act: "mark" }),
  "/my-collection, takeOver": async (columns) => {
    const extra = besides(["name", "note", "songs", "songId"], columns);
    const songs = [{ ...extra, songId: 2, note: "Shruti C" }];
    const lists = [{ ...extra, name: "Tillanas", songs }];
    const device = JSON.stringify({ ...extra, marks: [1], lists });
    return {
      path: "/my-collection",
      fields: { act: "takeOver", device },
      cookie: await logIn(member),
    };
  },
  "/songs/drafts, video": fill(singer, "/songs/drafts", {
    act: "video",
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    videoSongs: "2",
  }),
  "/songs/drafts/:id, store": async (columns) => {
    const inputs = JSON.stringify({ ...besides(draftNames, columns), title: "Omkara" });
    return {
      path: `/songs/drafts/${draft}`,
      fields: { act: "store", inputs },
      cookie: await logIn(singer),
    };
  },
  "/songs/drafts/:id, save": async (columns) => {
    const other = { title: "Third", mediaUrl: "https://youtu.be/dQw4w9WgXcQ" };
    const typed = { composer: "M. Balamuralikrishna", uploadType: "YouTube", mediaTypeId: "1" };
    await run("UPDATE song_drafts SET inputs = ?", JSON.stringify(typed));
    const inputs = JSON.stringify({ ...besides(draftNames, columns), ...complete, ...other });
    return {
      path: `/songs/drafts/${draft}`,
      fields: { act: "save", inputs },
      cookie: await logIn(singer),
    };
  },
  "/songs/drafts/files, names": async (columns) => {
    const tags = {
      ...besides(tagNames, columns),
      title: "Omkara",
    };
    const file = {
      ...columns,
      name: "a.mp3",
      size: 500,
      hash: "a".repeat(64),
      kind: "Audio",
      tags,
    };
    const files = JSON.stringify({ ...columns, files: [file] });
    return { path: "/songs/drafts/files", fields: { files }, cookie: await logIn(singer) };
  },
  "/songs/drafts/list, apply": async () => {
    const cookie = await logIn(singer);
    const path = "/songs/drafts/list";
    const list = { act: "read", text: "place\nChennai" };
    const sent = await submit(path, list, { Cookie: cookie });
    const address = sent.headers.get("Location")!;
    const page = await (await visit(address, { headers: { Cookie: cookie } })).text();
    const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";
    const said = { c0: "place", headings: "on", join: "order" };
    return {
      path,
      fields: { act: "apply", list: address.split("list=")[1]!, seen, ...said },
      cookie,
    };
  },
  "/songs/batch, apply": previewedBatch,
  "/songs/:id/mark, mark": fill(chief, "/songs/1/mark", { act: "mark" }),
  "/songs/:id/lines, save": async () => {
    await run("UPDATE compositions SET lyrics = 'first line' WHERE id = 1");
    await run("UPDATE songs SET upload_type = 'YouTube', external_media_id = 'dQw4w9WgXcQ'");
    const fields = { language: "en", "key.1": "1x2y3z", "times.1": "0:12", "meaning.1": "A" };
    return { path: "/songs/1/lines", fields, cookie: await logIn(singer) };
  },
  "/songs/:id/delete, delete": fill(singer, "/songs/1/delete", {}),
  "/admin/people/:id, save": async () => {
    await run("UPDATE people SET picture = ? WHERE id = 'tyagaraja'", storedPicture);
    const fields = {
      act: "save",
      revision: "0",
      description: "Sings",
      credit: "A",
      rights: "CC0",
      statement: "",
    };
    return { path: "/admin/people/tyagaraja", fields, cookie: await logIn(chief) };
  },
  "/admin/people/:id, sources": fill(chief, "/admin/people/tyagaraja", {
    act: "sources",
    revision: "0",
    sources: "years | A book [page 3]",
  }),
  "/admin/same, merge": fill(chief, "/admin/same?kind=person", { act: "merge", ...two }),
  "/admin/merges, separate": async () => {
    const cookie = await logIn(chief);
    await submit("/admin/same?kind=person", { act: "merge", ...two }, { Cookie: cookie });
    return { path: "/admin/merges?kind=person&id=1", fields: { act: "separate" }, cookie };
  },
  "/suggest/:kind/:id": async () => ({
    path: "/suggest/song/1?field=place",
    fields: {
      drawn: await drawnAgo("/suggest/song/1"),
      value: "Chennai",
      source: "",
      givenName: "Radha",
      mail: "radha@example.org",
      isThanked: "yes",
      wantsMail: "",
      website: "",
    },
    cookie: "",
  }),
  "/suggest/confirm/:token": async () => ({
    path: "/suggest/confirm/token",
    fields: {},
    cookie: "",
  }),
  "/my-collection/suggestions, accept": fill(singer, "/my-collection/suggestions", accepted),
  "/admin/suggestions, decline": fill(chief, "/admin/suggestions", {
    id: "1",
    act: "decline",
    reason: "It was elsewhere.",
  }),
  "/admin/proposals, accept": fill(chief, "/admin/proposals?kind=raaga", { entry: "Xyzzy" }),
  "/admin/roles, add": fill(chief, "/admin/roles", {
    act: "add",
    name: "Editor",
    description: "Reads",
  }),
  "/admin/users, roles": fill(chief, "/admin/users?dialog=roles&id=1", {
    act: "roles",
    roles: roleIds.Contributor,
  }),
  "/admin/approvals, approve": fill(chief, "/admin/approvals", {
    act: "approve",
    request: "1",
    reason: "",
  }),
  "/admin/approvals, reject": fill(chief, "/admin/approvals", {
    act: "reject",
    request: "1",
    reason: "No",
  }),
  "/lists/:id, unshare": async () => {
    const cookie = await logIn(member);
    await submit("/lists/1", { act: "share" }, { Cookie: cookie });
    return { path: "/lists/1", fields: { act: "unshare" }, cookie };
  },
  "/lists/:id, move": async () => {
    const cookie = await logIn(member);
    await submit("/songs/2/keep", { act: "add", list: "1" }, { Cookie: cookie });
    return { path: "/lists/1", fields: { act: "move", song: "2", place: "1" }, cookie };
  },
  "/lists/:id, remove": fill(member, "/lists/1", { act: "remove", song: "1" }),
  "/songs/:id/keep, remove": fill(member, "/songs/1/keep", { act: "remove", list: "1" }),
  "/songs/:id/keep, make": fill(member, "/songs/2/keep", { act: "make", name: "Tillanas" }),
  "/songs/:id/keep, unmark": async () => {
    const cookie = await logIn(member);
    await submit("/songs/2/keep", { act: "mark" }, { Cookie: cookie });
    return { path: "/songs/2/keep", fields: { act: "unmark" }, cookie };
  },
  "/songs/batches/:id, undo": async () => ({
    path: "/songs/batches/1",
    fields: {},
    cookie: await applyBatch(),
  }),
  "/:kind/:id/history, revert": async () => {
    const cookie = await applyBatch();
    return { path: "/songs/1/history", fields: { change: "0" }, cookie };
  },
  "/my-collection/deleted, restore": async () => ({
    path: "/my-collection/deleted",
    fields: { id: "1" },
    cookie: await deleteSong(),
  }),
  "/admin/bin, restore": async () => {
    await deleteSong();
    return { path: "/admin/bin", fields: { id: "1" }, cookie: await logIn(chief) };
  },
  "/my-collection/import, apply": importing(
    singer,
    "/my-collection/import",
    "id,event\n1,A concert",
  ),
  "/admin/songs, apply": importing(chief, "/admin/songs", "id,event\n1,A concert"),
  "/admin/:list/import, apply": importing(chief, "/admin/raaga/import", "name\nMahati"),
  "/admin/taala, add": fill(chief, "/admin/taala?dialog=add", taala),
  "/admin/jobs, run": fill(chief, "/admin/jobs", { job: "countNumbers" }),
  "/admin/mails, again": async () => {
    await askForCode("/signup", "new@example.org");
    const stored = () =>
      env.DB.prepare("SELECT id, status FROM mails").first<{ id: string; status: string }>();
    await waitFor(async () => expect((await stored())!.status).toBe("sent"));
    await run("UPDATE mails SET status = 'failed', attempts = 5");
    const { id } = (await stored())!;
    return { path: "/admin/mails", fields: { mail: id }, cookie: await logIn(chief) };
  },
  "/admin/unavailable, recording": async () => {
    await run("UPDATE songs SET media_failures = 3 WHERE id = 1");
    return { path: "/admin/unavailable", fields: { link: "1" }, cookie: await logIn(chief) };
  },
  "/admin/unavailable, page": async () => {
    const link = "https://example.org/";
    await run("UPDATE compositions SET pages_elsewhere = ?", `lyrics ${link}`);
    await run("UPDATE linked_pages SET failures = 3");
    return { path: "/admin/unavailable?kind=page", fields: { link }, cookie: await logIn(chief) };
  },
  "/admin/hide/:kind/:id": fill(chief, "/admin/hide/song/1", {
    part: "composition",
    reason: "A rights holder asked",
  }),
  "/admin/hidden": async () => {
    const hidden = { part: "composition", reason: "A rights holder asked" };
    const cookie = await logIn(chief);
    await submit("/admin/hide/song/1", hidden, { Cookie: cookie });
    return { path: "/admin/hidden", fields: { id: "1" }, cookie };
  },
  "/:kind/:id/follow": fill(member, "/songs/1/follow", { act: "begin", rate: "daily" }),
  "/following, rate": async () => {
    const cookie = await logIn(member);
    await submit("/songs/1/follow", { act: "begin", rate: "daily" }, { Cookie: cookie });
    return { path: "/following", fields: { act: "rate", rate: "never" }, cookie };
  },
  "/admin/sources, add": fill(chief, "/admin/sources?dialog=add", {
    act: "add",
    title: "A book",
    kind: "book",
    author: "An author",
    year: "1987",
    address: "https://example.org/a",
    identifier: "ISBN 81-1",
  }),
  "/admin/proposals, decline": fill(chief, "/admin/proposals?kind=raaga&dialog=decline&id=Xyzzy", {
    act: "decline",
    reason: "No such raaga",
  }),
};
