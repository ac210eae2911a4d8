import { accompanimentTypes, mediaLocationTypes, mediaTypes } from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { emptyArchive } from "../../support/empty-archive.ts";
import {
  db,
  makeDeities,
  makeRaaga,
  makeSong,
  makeSongType,
  makeTaala,
} from "../../support/factories.ts";
import type { Fill } from "./sample.ts";
import { askForCode, logIn, makeUser, password, readCode } from "../../support/users.ts";

/** Stays as it is when rows are compared. */
export const requestId = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11";
const song = {
  act: "save",
  requestId,
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
  lyricsRights: "https://creativecommons.org/licenses/by/4.0/",
  lyricsPermission: "The family",
  notation: "S R2",
  notationRights: "",
  notationPermission: "",
  meaningRights: "",
  meaningPermission: "",
  recordingRights: "",
  recordingPermission: "",
  pagesElsewhere: "lyrics https://example.org/song",
  sources: "raaga | A book [page 3]",
  recordingSources: "date | The cover",
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
  concertId: "",
  track: "",
  startSeconds: "",
  endSeconds: "",
  ownRaagaId: "",
  ownTaalaId: "",
};
const another = { password: "another at noon", confirmPassword: "another at noon" };
const [user, singer] = ["member@example.org", "singer@example.org"];

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
  timeOfDay: "evening",
  creator: "",
  scales: "",
  exceptions: "",
  spellings: "Mahathi",
  synonyms: "",
  otherSchools: "",
  sources: "scale | A book",
};

/** Forms of accounts, songs and lists by route and act, filled in validly, by a user who may send them. */
export const accountForms: Record<string, Fill> = {
  "/signup, first step": async () => ({
    path: "/signup",
    fields: { step: "send", email: "new@example.org" },
    cookie: "",
  }),
  "/signup, last step": async () => {
    const cookie = await askForCode("/signup", "new@example.org");
    const otp = await readCode("new@example.org");
    const asked = { role: "Contributor", reason: "I sing.", displayName: "A singer" };
    const fields = { step: "details", otp, ...another, ...asked };
    return { path: "/signup", fields, cookie };
  },
  "/forgot-password, first step": async () => ({
    path: "/forgot-password",
    fields: { step: "send", email: user },
    cookie: "",
  }),
  "/forgot-password, last step": async () => {
    const cookie = await askForCode("/forgot-password", user);
    const fields = { step: "details", otp: await readCode(user), ...another };
    return { path: "/forgot-password", fields, cookie };
  },
  "/login, password": async () => ({
    path: "/login",
    fields: { username: user, password },
    cookie: "",
  }),
  "/account, request": async () => ({
    path: "/account",
    fields: { act: "request", reason: "I sing." },
    cookie: await logIn(user),
  }),
  "/account, password": async () => ({
    path: "/account",
    fields: { act: "password", currentPassword: password, ...another },
    cookie: await logIn(user),
  }),
  "/account, others": async () => {
    await logIn(user);
    return { path: "/account", fields: { act: "others" }, cookie: await logIn(user) };
  },
  "/account, delete": async () => ({
    path: "/account",
    fields: { act: "delete", deletePassword: password },
    cookie: await logIn(user),
  }),
  "/songs/add, save": async () => ({
    path: "/songs/add",
    fields: song,
    cookie: await logIn(singer),
  }),
  "/songs/edit/:id, save": async () => {
    const id = await makeSong({ title: "Before", createdBy: 2 });
    const fields = { ...song, revision: "0" };
    return { path: `/songs/edit/${id}`, fields, cookie: await logIn(singer) };
  },
  "/admin/raaga, add": async () => ({
    path: "/admin/raaga?dialog=add",
    fields: raaga,
    cookie: await logIn("chief@example.org"),
  }),
  "/admin/lists/:list, add": async () => ({
    path: "/admin/lists/concerts?dialog=add",
    fields: {
      act: "add",
      name: "Music Academy, 1977",
      place: "Chennai",
      heldOn: "1977",
      description: "",
      source: "",
    },
    cookie: await logIn("chief@example.org"),
  }),
  "/admin/lists/:list, change": async () => ({
    path: "/admin/lists/song-types?dialog=edit&id=Kriti",
    fields: { act: "change", name: "Kriti", description: "A form", te: "కృతి" },
    cookie: await logIn("chief@example.org"),
  }),
  "/admin/lists/:list, change a deity": async () => ({
    path: "/admin/lists/deities?dialog=edit&id=Devi",
    fields: {
      act: "change",
      name: "Devi",
      description: "The goddess",
      te: "దేవి",
      otherNames: "Amba",
      commonNames: "Amma",
      sources: "names | A book",
    },
    cookie: await logIn("chief@example.org"),
  }),
};

export async function beginAccounts() {
  await emptyArchive();
  await makeUser(user);
  await makeUser(singer, "Viewer", "Contributor");
  await makeUser("chief@example.org", "Administrator");
  await makeRaaga({ id: "Lavangi" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await makeDeities();
  await db.insert(mediaTypes).values({ id: 1, description: "Audio" });
  await db.insert(mediaLocationTypes).values(mediaLocationTypeSeeds);
  await db.insert(accompanimentTypes).values({ name: "Mridangam" });
}
