import { env } from "cloudflare:workers";
import { type RoleName, roleIds } from "#app/domain/users/system-roles.ts";
import {
  accompanimentTypes,
  deities,
  mediaLocationTypes,
  mediaTypes,
  roles,
} from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds, mediaTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { samples as media } from "#tests/media-samples.ts";
import { completeSongs } from "#tests/song-rows.ts";
import { listOperations } from "./description.ts";
import {
  db,
  makeConcert,
  makePeople,
  makeRaaga,
  makeSong,
  makeSongType,
  makeTaala,
} from "../factories.ts";
import { makeUser, password, readCode, seedRoles } from "../users.ts";
import { auth, bearerOf, call, music } from "./call.ts";

/** A custom role. */
export const customRole = "11111111-2222-4333-8444-555555555555";

/** An archive with one of everything. Ids are those that `samples` name. */
export async function makeWorld() {
  await makeRaaga({ id: "Lavangi" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await makeConcert("Music Academy, 1977", { place: "Chennai", heldOn: "1977", source: "A book" });
  await makeConcert("Unused");
  await makeRaaga({ id: "Unused" });
  await makeTaala("Unused");
  await makeSongType("Unused");
  await db.insert(deities).values([
    { id: "Devi", description: "Devi" },
    { id: "Unused", description: "Unused" },
  ]);
  await makePeople("tyagaraja", "chembai-vaidyanatha-bhagavatar");
  const unused = { id: 4, description: "Unused" };
  await db.batch([
    seedRoles(),
    db.insert(accompanimentTypes).values([{ name: "Mridangam" }, { name: "Unused" }]),
    db.insert(mediaTypes).values([...mediaTypeSeeds, unused]),
    db.insert(mediaLocationTypes).values([...mediaLocationTypeSeeds, unused]),
    db.insert(roles).values({ id: customRole, name: "Reader", nameKey: "reader" }),
  ]);
  await makeUser("applicant@example.org");
  const names: RoleName[] = ["Viewer", "Contributor", "Administrator"];
  const users = await Promise.all(
    names.map((role) => bearerOf(`${role.toLowerCase()}@example.org`, role)),
  );
  const [viewer, contributor, administrator] = users.map(({ headers }) => headers);
  await makeSong({
    title: "Omkara Akarini",
    createdBy: users[1]!.id,
    raagaId: "Lavangi",
    concertId: "Music Academy, 1977",
    players: { Mridangam: ["T. K. Murthy"] },
    lyrics: "first line",
  });
  return {
    anonymous: {},
    viewer: viewer!,
    contributor: contributor!,
    administrator: administrator!,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

export interface Sample {
  /** The values of `{id}` and other path parameters. */
  param?: string;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

const song = {
  title: "Another song",
  singer: "M. Balamuralikrishna",
  recordingDate: "1975-08-15",
  raagaId: "Lavangi",
  description: "In praise.",
  accompaniments: [{ accompanimentTypeId: 1, playedBy: "T. K. Murthy" }],
};
const newPassword = "veena under stars";

async function makeList(headers: Record<string, string>): Promise<string> {
  const body = { name: "For practice" };
  const { id } = await (await call(`${music}/lists`, { headers, body })).json<{ id: number }>();
  return String(id);
}

/** A successful sample of each call, in a new archive; with a bearer token if needed. */
export const samples: Record<string, (world: World) => Sample | Promise<Sample>> = {
  postAuthLogin: () => ({
    body: new URLSearchParams({ username: "viewer@example.org", password }),
  }),
  postAuthLogout: ({ viewer }) => ({ headers: viewer }),
  getUsersMe: ({ viewer }) => ({ headers: viewer }),
  postUsersPasswordtoken: () => ({ query: { userName: "viewer@example.org" } }),
  postUserValidateUser: () => ({ query: { userName: "new@example.org" } }),
  postUserPasswordvalidate: async () => {
    const userName = "viewer@example.org";
    await call(`${auth}/users/passwordtoken?userName=${userName}`, { method: "POST" });
    const passwordToken = await readCode(userName);
    return { body: { userName, passwordToken, newPassword, confirmPassword: newPassword } };
  },
  postUsers: async () => {
    const username = "new@example.org";
    await call(`${auth}/user/validateUser?userName=${username}`, { method: "POST" });
    const token = await readCode(username);
    return { body: { username, password: newPassword, roles: [roleIds.Viewer], token } };
  },
  getSongs: () => ({ query: { size: "5", sortBy: "singer", direction: "desc" } }),
  getUserSongs: ({ contributor }) => ({ headers: contributor }),
  getSongsById: () => ({ param: "1" }),
  postSongs: ({ contributor }) => ({
    headers: contributor,
    body: song,
    query: { url: "https://youtu.be/dQw4w9WgXcQ", mediadescription: "A concert" },
  }),
  postS3Song: ({ contributor }) => ({ headers: contributor, body: uploadOf(song) }),
  putSongsById: ({ contributor }) => ({ param: "1", headers: contributor, body: song }),
  deleteSongsById: ({ administrator }) => ({ param: "1", headers: administrator }),
  getSongsSearchWithOr: () => ({ query: { title: "omkara", singer: "nobody" } }),
  getSongsSearchWithAnd: () => ({ query: { title: "omkara", raagaDescription: "lavangi" } }),
  getCompositions: () => ({ query: { sortBy: "composer", direction: "desc" } }),
  getCompositionsById: () => ({ param: "1" }),
  getPeople: () => ({ query: { sortBy: "id", direction: "desc" } }),
  getLists: ({ viewer }) => ({ headers: viewer }),
  postLists: ({ viewer }) => ({
    headers: viewer,
    body: { name: "For practice", songs: [{ songId: 1, note: "violin begins" }] },
  }),
  getListsById: async ({ viewer }) => ({ param: await makeList(viewer), headers: viewer }),
  putListsById: async ({ viewer }) => ({
    param: await makeList(viewer),
    headers: viewer,
    body: { name: "For a concert", songs: [] },
  }),
  deleteListsById: async ({ viewer }) => ({ param: await makeList(viewer), headers: viewer }),
  postListsByIdShare: async ({ viewer }) => ({ param: await makeList(viewer), headers: viewer }),
  deleteListsByIdShare: async ({ viewer }) => ({ param: await makeList(viewer), headers: viewer }),
  getPeopleById: () => ({ param: "tyagaraja" }),
  putPeopleById: ({ administrator }) => ({
    headers: administrator,
    param: "tyagaraja",
    body: { sources: [{ fact: "years", title: "A book", note: "page 3", reading: "1767" }] },
  }),
  getLyricsSearch: () => ({ query: { searchString: "omkara" } }),
  getFind: () => ({ query: { q: "omkara" } }),
  postUploadCSV: async ({ contributor }) => ({
    headers: contributor,
    body: csvOf(await completeSongs("title,singer,recordingDate\nOne,A,15/08/1975\nTwo,B,\n")),
  }),
  getUsersUserApproval: ({ administrator }) => ({ headers: administrator }),
  postUsersUserApprovalStatus: async ({ administrator }) => {
    await applyFor("applicant@example.org");
    const decision = { userName: "applicant@example.org", approvalStatus: "APPROVED" };
    return { headers: administrator, body: [decision] };
  },
  getUsers: ({ administrator }) => ({ headers: administrator, query: { sortBy: "username" } }),
  getUsersSearch: ({ administrator }) => ({
    headers: administrator,
    query: { username: "view", role: "Viewer", status: "active" },
  }),
  getUsersStatistics: ({ administrator }) => ({ headers: administrator }),
  getUsersCheckUsernameByName: ({ administrator }) => ({
    headers: administrator,
    param: "viewer@example.org",
  }),
  getUsersById: ({ administrator }) => ({ headers: administrator, param: "1" }),
  putUsersById: ({ administrator }) => ({
    headers: administrator,
    param: "1",
    body: { roles: [roleIds.Viewer, roleIds.Contributor], password: "" },
  }),
  deleteUsersById: ({ administrator }) => ({ headers: administrator, param: "1" }),
  getRoles: () => ({ query: { sortBy: "name" } }),
  getRolesSearch: ({ administrator }) => ({
    headers: administrator,
    query: { searchTerm: "view", name: "v" },
  }),
  getRolesCheckNameByName: ({ administrator }) => ({ headers: administrator, param: "viewer " }),
  getRolesStatistics: ({ administrator }) => ({ headers: administrator }),
  getRolesById: () => ({ param: roleIds.Viewer }),
  postRoles: ({ administrator }) => ({ headers: administrator, body: { name: "Editor" } }),
  putRolesById: ({ administrator }) => ({
    headers: administrator,
    param: customRole,
    body: { name: "Proofreader", description: "Reads." },
  }),
  deleteRolesById: ({ administrator }) => ({ headers: administrator, param: customRole }),
  ...listSamples("Raagas", "Unused", { id: "Mohanam", description: "Five swaras" }),
  ...listSamples("Taalas", "Unused", { id: "Rupakam" }),
  ...listSamples("SongTypes", "Unused", { id: "Tillana", description: "" }),
  ...listSamples("Deities", "Unused", {
    id: "Ganesha",
    scriptNames: { te: "గణేశుడు" },
    otherNames: ["Ganapati"],
    commonNames: ["Gana"],
  }),
  ...listSamples("AccompanimentTypes", "2", { name: "Ghatam", description: "A pot" }),
  ...listSamples("MediaTypes", "4", { description: "Record" }),
  ...listSamples("MediaLocationTypes", "4", { description: "Shelf" }),
  ...listSamples("Concerts", "Unused", { id: "Temple festival", place: "Chennai", heldOn: "1978" }),
  getConcerts: () => ({}),
  getConcertsById: () => ({ param: "Music Academy, 1977" }),
  getRaagas: () => ({}),
  getRaagasById: () => ({ param: "Lavangi" }),
  getTaalas: () => ({ query: { sortBy: "description" } }),
  getTaalasById: () => ({ param: "Adi" }),
  getSongTypes: () => ({}),
  getSongTypesById: () => ({ param: "Kriti" }),
  getDeities: () => ({}),
  getChangesSongs: () => ({}),
  getChangesPeople: () => ({}),
  getChangesRaagas: () => ({}),
  getChangesTaalas: () => ({}),
  getChangesConcerts: () => ({}),
  getChangesCompositions: () => ({}),
  getChangesDeities: () => ({}),
  getChangesSongTypes: () => ({}),
  getChangesAccompanimentTypes: () => ({}),
  getChangesMediaTypes: () => ({}),
  getChangesMediaLocationTypes: () => ({}),

  getDeitiesById: () => ({ param: "Devi" }),
  getAccompanimentTypes: () => ({}),
  getAccompanimentTypesById: () => ({ param: "1" }),
  getMediaTypes: () => ({}),
  getMediaTypesById: () => ({ param: "1" }),
  getMediaLocationTypes: () => ({}),
  getMediaLocationTypesById: () => ({ param: "1" }),
};

/** A form as clients send it, with the payload as a blob. */
export function uploadOf(
  payload: unknown,
  name = "song.mp3",
  bytes: Uint8Array<ArrayBuffer> = media.mp3,
) {
  const form = new FormData();
  form.append("payload", new Blob([JSON.stringify(payload)], { type: "application/json" }));
  form.append("file", new File([bytes], name));
  return form;
}

/** Samples of adding, changing and deleting an unused entry of a reference list. */
function listSamples(list: string, unused: string, entry: object): typeof samples {
  return {
    [`post${list}`]: ({ administrator }) => ({ headers: administrator, body: entry }),
    [`put${list}ById`]: ({ administrator }) => ({
      headers: administrator,
      param: unused,
      body: entry,
    }),
    [`delete${list}ById`]: ({ administrator }) => ({ headers: administrator, param: unused }),
  };
}

export function csvOf(text: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append("file", new File([text], "songs.csv"));
  return form;
}

/** Creates a pending request for the Contributor role. */
export async function applyFor(username: string, reason = "I sing.") {
  await env.DB.prepare(
    `INSERT INTO approval_requests (user_id, role_id, reason, requested_at)
     SELECT id, ?, ?, ? FROM users WHERE username = ?`,
  )
    .bind(roleIds.Contributor, reason, Date.now(), username)
    .run();
}

type Described = Awaited<ReturnType<typeof listOperations>>[number];

/** Sends a sample of a call. */
export function send(
  { path, method }: Pick<Described, "path" | "method">,
  { param = "", query = {}, body, headers }: Sample,
): Promise<Response> {
  const address = path.replace(/\{\w+\}/, encodeURIComponent(param));
  const search = new URLSearchParams(query).size > 0 ? `?${new URLSearchParams(query)}` : "";
  return call(address + search, { method: method.toUpperCase(), body, headers });
}
