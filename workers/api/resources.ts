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
  { name: "Signing in", calls: signInCalls },
  { name: "Signing up and passwords", calls: [...codeCalls, addUser] },
  { name: "Search", calls: songSearchCalls },
  {
    name: "Songs",
    calls: [...songCalls, ...songWriteCalls, ...songUploadCalls, ...songImportCalls],
  },
  { name: "Compositions", calls: compositionCalls },
  { name: "People", calls: personCalls },
  { name: "Kept lists", calls: listCalls },
  ...restLists.map((rest) => ({
    name: `${rest.list.word[0]!.toUpperCase()}${rest.list.word.slice(1)}s`,
    calls: [...referenceReadCalls(rest), ...referenceWriteCalls(rest)],
  })),
  { name: "Approvals", calls: approvalCalls },
  { name: "Users", calls: [...userReadCalls, ...userWriteCalls] },
  { name: "Roles", calls: [...roleReadCalls, ...roleWriteCalls] },
];
