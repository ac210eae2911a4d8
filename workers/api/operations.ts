import { approvalCalls } from "./approvals.ts";
import { codeCalls } from "./codes.ts";
import { lookupWriteCalls } from "./lookup-writes.ts";
import { lookupCalls } from "./lookups.ts";
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

/** Every call, resource by resource, in the order in which the description tells them. */
export const operations: Operation[][] = [
  signInCalls,
  codeCalls,
  approvalCalls,
  [addUser, ...userCalls],
  roleCalls,
  songSearchCalls,
  songCalls,
  songWriteCalls,
  songUploadCalls,
  songImportCalls,
  lookupCalls,
  lookupWriteCalls,
];
