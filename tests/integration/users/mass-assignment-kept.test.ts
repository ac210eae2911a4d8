import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { emptyArchive } from "../support/empty-archive.ts";
import { everyColumn, recordChange } from "../support/every-column.ts";
import { makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { complete } from "../support/drafts.ts";
import { submit } from "../support/front-door.ts";
import { listOperations, readDescription } from "../support/rest/description.ts";
import { applyFor, makeWorld, samples, send } from "../support/rest/world.ts";
import { seedChoices } from "../support/song-forms.ts";
import { logIn, makeUser } from "../support/users.ts";

const [member, singer, chief] = ["member@example.org", "singer@example.org", "chief@example.org"];
const draft = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

/** Three users, a song of the Contributor, a list with it, a draft and a proposal, and two people. */
async function begin() {
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
}

interface Sent {
  path: string;
  fields: Record<string, string>;
  cookie: string;
}
type Fill = (columns: Record<string, string>) => Promise<Sent>;

const fill =
  (as: string, path: string, fields: Record<string, string>): Fill =>
  async () => ({ path, fields, cookie: await logIn(as) });

const batch = {
  song: "1",
  act: "apply",
  event: "A concert",
  raagaId: "",
  taalaId: "",
  songTypeId: "",
  language: "",
  place: "",
  singer: "",
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
  ["language", "mediaTypeId", "event", "place", "track", "startSeconds", "endSeconds"],
  ["compositionId", "mediaUrl"],
);
/** All columns but those that a draft has. */
const besides = (names: readonly string[], columns: Record<string, string>) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)));
const two = { from: "tyagaraja", to: "chembai-vaidyanatha-bhagavatar" };

const forms: Record<string, Fill> = {
  "new list": fill(member, "/my-collection", { act: "make", name: "Tillanas" }),
  "name of a list": fill(member, "/lists/1", { act: "rename", name: "Concert" }),
  "note of a song": fill(member, "/lists/1", { act: "note", song: "1", note: "Shruti C" }),
  "shared list": fill(member, "/lists/1", { act: "share" }),
  "deleted list": fill(member, "/lists/1", { act: "delete" }),
  "song of a list": fill(member, "/songs/2/keep", { act: "add", list: "1" }),
  "marked song": fill(member, "/songs/2/keep", { act: "mark" }),
  "what a device keeps": async (columns) => {
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
  "drafts of a video": fill(singer, "/songs/drafts", {
    act: "video",
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    videoSongs: "2",
  }),
  "inputs of a draft": async (columns) => {
    const inputs = JSON.stringify({ ...besides(draftNames, columns), title: "Omkara" });
    return {
      path: `/songs/drafts/${draft}`,
      fields: { act: "store", inputs },
      cookie: await logIn(singer),
    };
  },
  "saved draft": async (columns) => {
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
  "files of drafts": async (columns) => {
    const tags = {
      ...besides(["title", "date", "track", "artist", "album"], columns),
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
  "edit of many songs": async () => {
    const cookie = await logIn(singer);
    const preview = await submit("/songs/batch", { ...batch, act: "preview" }, { Cookie: cookie });
    const seen = /name="seen" value="([^"]*)"/.exec(await preview.text())![1]!;
    return { path: "/songs/batch", fields: { ...batch, seen }, cookie };
  },
  "main recording": fill(chief, "/songs/1/mark", { act: "mark" }),
  "deleted song": fill(singer, "/songs/1/delete", {}),
  "merge of people": fill(chief, "/admin/same?kind=person", { act: "merge", ...two }),
  "separated people": async () => {
    const cookie = await logIn(chief);
    await submit("/admin/same?kind=person", { act: "merge", ...two }, { Cookie: cookie });
    return { path: "/admin/merges?kind=person&id=1", fields: { act: "separate" }, cookie };
  },
  "accepted proposal": fill(chief, "/admin/proposals?kind=raaga", { entry: "Xyzzy" }),
  "new role": fill(chief, "/admin/roles", { act: "add", name: "Editor", description: "Reads" }),
  "roles of a user": fill(chief, "/admin/users?dialog=roles&id=1", {
    act: "roles",
    roles: roleIds.Contributor,
  }),
  "approved request": fill(chief, "/admin/approvals", { act: "approve", request: "1", reason: "" }),
  "rejected request": fill(chief, "/admin/approvals", {
    act: "reject",
    request: "1",
    reason: "No",
  }),
};

test.each(Object.entries(forms))(
  "T32 %s: a field for every column of every table changes nothing more",
  async (_, prepare) => {
    const columns = await everyColumn();
    const attempt = async (extra: Record<string, string>) => {
      await begin();
      const { path, fields, cookie } = await prepare(extra);
      return recordChange(() => submit(path, { ...extra, ...fields }, { Cookie: cookie }));
    };
    const plain = await attempt({});
    expect([200, 302], String(plain.status)).toContain(plain.status);
    expect(plain.after).not.toEqual(plain.before);
    expect(await attempt(columns)).toEqual(plain);
  },
);

/** Lists the names of all fields in a JSON schema, however deep. */
function namesIn(schema: unknown, components: Record<string, object>): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const {
    $ref,
    properties = {},
    ...rest
  } = schema as {
    $ref?: string;
    properties?: Record<string, object>;
  };
  const named = $ref ? [components[$ref.split("/").at(-1)!]] : [];
  const inner = [...Object.values(properties), ...Object.values(rest), ...named];
  return [...Object.keys(properties), ...inner.flatMap((part) => namesIn(part, components))];
}

const writes = (await listOperations()).filter(({ method }) => method !== "get");

test.each(writes.map((one) => [`${one.method} ${one.path}`, one] as const))(
  "T32 %s: a key for every column, in each object of the body and the query, changes nothing more",
  async (_, operation) => {
    const { components } = await readDescription();
    const columns = await everyColumn();
    const known = [
      ...namesIn(operation.requestBody, components.schemas),
      ...operation.parameters.map(({ name }) => name),
    ];
    const extra = besides(known, columns);
    const widen = (value: unknown, more: Record<string, string>): unknown => {
      if (Array.isArray(value)) return value.map((part) => widen(part, more));
      if (typeof value !== "object" || value === null) return value;
      const parts = Object.entries(value).map(([key, part]) => [key, widen(part, more)]);
      return { ...more, ...Object.fromEntries(parts) };
    };
    const attempt = async (more: Record<string, string>) => {
      await emptyArchive();
      const world = await makeWorld();
      const sample = await samples[operation.operationId]!(world);
      const { body } = sample;
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const payload = body instanceof FormData ? body.get("payload") : null;
      if (payload instanceof File) {
        const wide = JSON.stringify(widen(JSON.parse(await payload.text()), more));
        (body as FormData).set("payload", new Blob([wide], { type: "application/json" }));
      }
      if (isForm) for (const [name, value] of Object.entries(more)) body.append(name, value);
      const wide = isForm ? body : widen(body, more);
      const query = { ...more, ...sample.query };
      return recordChange(() => send(operation, { ...sample, query, body: wide }));
    };
    const plain = await attempt({});
    expect(plain.status).toBeLessThan(300);
    expect(await attempt(extra)).toEqual(plain);
  },
);
