import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { accompanimentTypes, mediaLocationTypes, mediaTypes } from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { emptyArchive } from "../support/empty-archive.ts";
import { db, makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { submit } from "../support/front-door.ts";
import { listTables, readAllRows } from "../support/stored-rows.ts";
import { askForCode, count, logIn, makeUser, password, readCode } from "../support/users.ts";

const song = {
  act: "save",
  requestId: "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11",
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  uploadType: "YouTube",
  mediaTypeId: "1",
  mediaUrl: "https://youtu.be/dQw4w9WgXcQ",
  mediaFileId: "",
  composer: "M. Balamuralikrishna",
  publishedDate: "1975-08-15",
  raagaId: "Lavangi",
  taalaId: "Adi",
  songTypeId: "Kriti",
  language: "",
  description: "In praise of the goddess.",
  lyrics: "first line",
  compositionId: "",
  composerId: "",
  mediaDescription: "",
  singerPart: "vocal",
  isoTitle: "",
  nativeTitle: "",
  otherTitles: "",
  raagas: "",
  deity: "",
  signature: "",
  event: "",
  place: "",
  track: "",
  startSeconds: "",
  endSeconds: "",
  ownRaagaId: "",
  ownTaalaId: "",
};
const another = { password: "another at noon", confirmPassword: "another at noon" };
const [user, singer] = ["member@example.org", "singer@example.org"];

interface Form {
  path: string;
  fields: Record<string, string>;
  cookie: string;
}

const raaga = {
  act: "add",
  name: "Mahati",
  description: "His own",
  isoName: "mahatī",
  melakarta: "",
  parentId: "Lavangi",
  arohana: "S G3 S'",
  avarohana: "S' G3 S",
  bhashanga: "no",
  creator: "",
  scales: "",
  exceptions: "",
  spellings: "Mahathi",
  synonyms: "",
  otherSchools: "",
  sources: "scale | A book",
};

/** Every form of accounts, songs and lists, filled in validly, by a user who may send it. */
const forms: Record<string, () => Promise<Form>> = {
  "signup, first step": async () => ({
    path: "/signup",
    fields: { step: "send", email: "new@example.org" },
    cookie: "",
  }),
  "signup, last step": async () => {
    const cookie = await askForCode("/signup", "new@example.org");
    const otp = await readCode("new@example.org");
    const asked = { role: "Contributor", reason: "I sing.", displayName: "A singer" };
    const fields = { step: "details", otp, ...another, ...asked };
    return { path: "/signup", fields, cookie };
  },
  "forgotten password, first step": async () => ({
    path: "/forgot-password",
    fields: { step: "send", email: user },
    cookie: "",
  }),
  "forgotten password, last step": async () => {
    const cookie = await askForCode("/forgot-password", user);
    const fields = { step: "details", otp: await readCode(user), ...another };
    return { path: "/forgot-password", fields, cookie };
  },
  login: async () => ({ path: "/login", fields: { username: user, password }, cookie: "" }),
  "request for a role": async () => ({
    path: "/account",
    fields: { act: "request", reason: "I sing." },
    cookie: await logIn(user),
  }),
  "change of password": async () => ({
    path: "/account",
    fields: { act: "password", currentPassword: password, ...another },
    cookie: await logIn(user),
  }),
  "end of other sessions": async () => {
    await logIn(user);
    return { path: "/account", fields: { act: "others" }, cookie: await logIn(user) };
  },
  "deletion of an account": async () => ({
    path: "/account",
    fields: { act: "delete", deletePassword: password },
    cookie: await logIn(user),
  }),
  "new song": async () => ({ path: "/songs/add", fields: song, cookie: await logIn(singer) }),
  "change of a song": async () => {
    const id = await makeSong({ title: "Before", createdBy: 2 });
    const fields = { ...song, revision: "0" };
    return { path: `/songs/edit/${id}`, fields, cookie: await logIn(singer) };
  },
  "new raaga": async () => ({
    path: "/admin/raaga?dialog=add",
    fields: raaga,
    cookie: await logIn("chief@example.org"),
  }),
  "change of a song type": async () => ({
    path: "/admin/lists/song-types?dialog=edit&id=Kriti",
    fields: { act: "change", name: "Kriti", description: "A form", te: "కృతి" },
    cookie: await logIn("chief@example.org"),
  }),
};

async function begin() {
  await emptyArchive();
  await makeUser(user);
  await makeUser(singer, "Viewer", "Contributor");
  await makeUser("chief@example.org", "Administrator");
  await makeRaaga({ id: "Lavangi" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await db.insert(mediaTypes).values({ id: 1, description: "Audio" });
  await db.insert(mediaLocationTypes).values(mediaLocationTypeSeeds);
  await db.insert(accompanimentTypes).values({ name: "Mridangam" });
}

/** Replaces random values, hashes and times by their kind, so that two runs compare equal. */
function kindOf(value: unknown): unknown {
  const minutes = typeof value === "number" ? Math.round((value - Date.now()) / 60_000) : Infinity;
  if (Math.abs(minutes) < 60) return `now ${minutes > 5 ? "and ten minutes" : ""}`;
  if (typeof value !== "string") return value;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) && value !== song.requestId)
    return Object.values(roleIds).includes(value as never) ? value : "an id";
  if (/^[\da-f]{64}$/.test(value)) return "a hash";
  if (value.startsWith("scrypt$16384$8$5$")) return "a password of now";
  return /^bound:[\w+/]{200,}=*$/.test(value) ? "a sealed mail" : value;
}

async function dump() {
  const all = Object.entries(await readAllRows()).map(([table, rows]) => {
    const told = rows.map((row) =>
      JSON.stringify(Object.entries(row).map(([column, value]) => [column, kindOf(value)])),
    );
    return [table, told.toSorted()];
  });
  return Object.fromEntries(all);
}

/** The names of all columns in snake and camel case, and other names, with values that would matter. */
async function everyColumn(): Promise<Record<string, string>> {
  const names = new Set(["__proto__", "constructor", "isAdmin", "roles", "roles[]", "user[roles]"]);
  for (const table of await listTables()) {
    const { results } = await env.DB.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>();
    for (const { name } of results) {
      names.add(name);
      names.add(name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
    }
  }
  const valueOf = (name: string) => {
    if (/role/i.test(name)) return roleIds.Administrator;
    if (/status/i.test(name)) return "approved";
    if (/_?at$|until|expires/i.test(name)) return "1";
    if (/id$|_by$|By$|count|version|revision|^is/i.test(name)) return "3";
    return "taken over";
  };
  return Object.fromEntries([...names].map((name) => [name, valueOf(name)]));
}

test.each(Object.entries(forms))(
  "T32 %s: a field for every column of every table changes nothing more",
  async (_, fill) => {
    const run = async (extra: Record<string, string>) => {
      await begin();
      const { path, fields, cookie } = await fill();
      const before = await dump();
      const response = await submit(path, { ...extra, ...fields }, { Cookie: cookie });
      // Mails are sent after the response.
      await vi.waitFor(async () =>
        expect(await count("FROM mails WHERE status = 'waiting'")).toBe(0),
      );
      return {
        status: response.status,
        to: response.headers.get("Location"),
        before,
        after: await dump(),
      };
    };
    const plain = await run({});
    const columns = await everyColumn();
    expect(Object.keys(columns).length).toBeGreaterThan(150);
    expect(plain.status).toBe(302);
    expect(plain.after).not.toEqual(plain.before);
    expect(await run(columns)).toEqual(plain);
  },
  20_000,
);
