import { codeCalls } from "./codes.ts";
import { lookupCalls } from "./lookups.ts";
import type { Operation } from "./operation.ts";
import { signInCalls } from "./sign-in.ts";
import { addUser } from "./sign-up.ts";
import { songUploadCalls } from "./song-upload.ts";
import { songCalls } from "./songs.ts";
import { songWriteCalls } from "./song-writes.ts";

/** Every call, resource by resource, in the order in which the description tells them. */
export const operations: Operation[][] = [
  signInCalls,
  codeCalls,
  [addUser],
  songCalls,
  songWriteCalls,
  songUploadCalls,
  lookupCalls,
];
