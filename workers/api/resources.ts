import { approvalCalls } from "./users/approvals.ts";
import { changeCalls } from "./changes/changes.ts";
import { codeCalls } from "./users/codes.ts";
import { restLists } from "./music/reference-lists.ts";
import { referenceReadCalls } from "./music/reference-reads.ts";
import { referenceWriteCalls } from "./music/reference-writes.ts";
import type { Resource } from "./http/spec.ts";
import { roleReadCalls } from "./users/role-reads.ts";
import { roleWriteCalls } from "./users/role-writes.ts";
import { signInCalls } from "./users/sign-in.ts";
import { addUser } from "./users/sign-up.ts";
import { listCalls } from "./kept/lists.ts";
import { personCalls } from "./people/people.ts";
import { compositionCalls } from "./songs/compositions.ts";
import { songImportCalls } from "./songs/song-import.ts";
import { songUploadCalls } from "./songs/song-upload.ts";
import { songSearchCalls } from "./search/song-search.ts";
import { songCalls } from "./songs/songs.ts";
import { songWriteCalls } from "./songs/song-writes.ts";
import { userReadCalls } from "./users/user-reads.ts";
import { userWriteCalls } from "./users/user-writes.ts";

export const resources: Resource[] = [
  {
    name: "Signing in",
    description: "Bearer tokens: create one, see whose it is, and revoke it.",
    calls: signInCalls,
  },
  {
    name: "Signing up and passwords",
    description: "Create accounts and reset passwords, each with a one-time code sent by email.",
    calls: [...codeCalls, addUser],
  },
  {
    name: "Search",
    description: "Find songs by title, lyrics, people, raaga, taala and year, in any script.",
    calls: songSearchCalls,
  },
  {
    name: "Songs",
    description: "Recordings, each with its composition, and compositions without a recording.",
    calls: [...songCalls, ...songWriteCalls, ...songUploadCalls, ...songImportCalls],
  },
  {
    name: "Compositions",
    description: "What recordings of one composition share, and the sources of its facts.",
    calls: compositionCalls,
  },
  {
    name: "People",
    description: "Composers, singers and instrumentalists.",
    calls: personCalls,
  },
  {
    name: "Changes",
    description:
      "What has changed since a time or an earlier answer, for copies that are kept up to date.",
    calls: changeCalls,
  },
  {
    name: "Lists of songs",
    description: "The favourites and lists of the user.",
    calls: listCalls,
  },
  ...restLists.map((rest) => ({
    name: `${rest.words[0]!.toUpperCase()}${rest.words.slice(1)}`,
    description: `The ${rest.words} that songs may have.`,
    calls: [...referenceReadCalls(rest), ...referenceWriteCalls(rest)],
  })),
  {
    name: "Approvals",
    description: "Requests for the Contributor role, and decisions on them.",
    calls: approvalCalls,
  },
  {
    name: "Users",
    description: "Manage accounts as an Administrator.",
    calls: [...userReadCalls, ...userWriteCalls],
  },
  {
    name: "Roles",
    description:
      "Three system roles that grant permissions, and custom roles that are only labels.",
    calls: [...roleReadCalls, ...roleWriteCalls],
  },
];
