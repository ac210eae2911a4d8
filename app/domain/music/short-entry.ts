import { z } from "zod";
import { lookupDescription, lookupName } from "./reference-entry.ts";

/** An entry whose id is its name: a raaga, a taala, a song type. An empty description is the name. */
export const namedEntry = z.object({ id: lookupName, description: lookupDescription });
/** The same where it is changed: without an id it keeps its own. */
export const changedEntry = z.object({ id: lookupName.optional(), description: lookupDescription });
/** An entry with a number: a media type, a media location type. */
export const numberedEntry = z.object({ description: lookupName });
/** An accompaniment type. */
export const calledEntry = z.object({ name: lookupName, description: lookupDescription });
