import type { ListName } from "#app/data/entries.ts";
import { approvalCalls } from "./approvals.ts";
import { codeCalls } from "./codes.ts";
import { lookupWriteCalls } from "./lookup-writes.ts";
import { lists, lookupCalls } from "./lookups.ts";
import type { Operation } from "./operation.ts";
import { roleCalls } from "./roles.ts";
import { signInCalls } from "./sign-in.ts";
import { addUser } from "./sign-up.ts";
import { songImportCalls } from "./song-import.ts";
import { songUploadCalls } from "./song-upload.ts";
import { songSearchCalls } from "./song-search.ts";
import { songCalls } from "./songs.ts";
import { songWriteCalls } from "./song-writes.ts";
import { userCalls } from "./users.ts";

/** Every call by its resource, in the order in which the description tells them. */
export const resources: { name: string; calls: Operation[] }[] = [
  { name: "Signing in", calls: signInCalls },
  { name: "Signing up and passwords", calls: [...codeCalls, addUser] },
  { name: "Search", calls: songSearchCalls },
  {
    name: "Songs",
    calls: [...songCalls, ...songWriteCalls, ...songUploadCalls, ...songImportCalls],
  },
  ...(Object.keys(lists) as ListName[]).map((list) => ({
    name: `${lists[list].word[0]!.toUpperCase()}${lists[list].word.slice(1)}s`,
    calls: [...lookupCalls, ...lookupWriteCalls].filter(({ spec }) =>
      spec.path.startsWith(`/mbkmusic-mbkmusic/${list}`),
    ),
  })),
  { name: "Approvals", calls: approvalCalls },
  { name: "Users", calls: userCalls },
  { name: "Roles", calls: roleCalls },
];

export const operations: Operation[] = resources.flatMap(({ calls }) => calls);
