import { z } from "zod";
import { entryDescription, entryName } from "./reference-entry.ts";

/** An entry whose id is its name: a raaga, a taala, a song type. An empty description is the name. */
export const namedEntry = z.object({ id: entryName, description: entryDescription });
/** The same where it is changed: without an id it keeps its own. */
export const changedEntry = z.object({ id: entryName.optional(), description: entryDescription });
/** An entry with a number: a media type, a media location type. */
export const numberedEntry = z.object({ description: entryName });
/** An accompaniment type. */
export const calledEntry = z.object({ name: entryName, description: entryDescription });
