import { approvalCalls } from "./users/approvals.ts";
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
    description: "Bearer tokens: getting one, whose it is, and ending it.",
    calls: signInCalls,
  },
  {
    name: "Signing up and passwords",
    description: "Accounts and new passwords, each with a one-time code by mail.",
    calls: [...codeCalls, addUser],
  },
  {
    name: "Search",
    description: "Songs by their names, people, years and words, in any script.",
    calls: songSearchCalls,
  },
  {
    name: "Songs",
    description: "Recordings, each with a copy of its composition; compositions without one.",
    calls: [...songCalls, ...songWriteCalls, ...songUploadCalls, ...songImportCalls],
  },
  {
    name: "Compositions",
    description: "What recordings of one composition share, and the sources of its facts.",
    calls: compositionCalls,
  },
  {
    name: "People",
    description: "Composers, singers and players.",
    calls: personCalls,
  },
  {
    name: "Kept lists",
    description: "Lists of songs that users keep for themselves.",
    calls: listCalls,
  },
  ...restLists.map((rest) => ({
    name: `${rest.list.word[0]!.toUpperCase()}${rest.list.word.slice(1)}s`,
    description: `The ${rest.list.word}s that songs may have.`,
    calls: [...referenceReadCalls(rest), ...referenceWriteCalls(rest)],
  })),
  {
    name: "Approvals",
    description: "Requests for the role of a Contributor, and decisions on them.",
    calls: approvalCalls,
  },
  {
    name: "Users",
    description: "Accounts, as Administrators keep them.",
    calls: [...userReadCalls, ...userWriteCalls],
  },
  {
    name: "Roles",
    description: "What accounts may do: three roles of the system, and others that grant nothing.",
    calls: [...roleReadCalls, ...roleWriteCalls],
  },
];
