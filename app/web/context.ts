import { createContext } from "react-router";
import type { Settings } from "../config.server.ts";
import type { Database } from "../data/database.ts";
import type { StagedUploads } from "../data/records/staged-uploads.ts";
import type { User } from "../data/users/users.ts";
import type { Preferences } from "../domain/preferences.ts";
import type { Paging } from "../domain/preferences.ts";
import type { ApiReference } from "../lib/api-reference.ts";
import type { Flash, SessionUser } from "./cookies.server.ts";
import type { SavedForms } from "./saved-forms.server.ts";
import type { LogEvent } from "../lib/log.server.ts";
import type { RateLimits } from "../lib/rate-limit.ts";

/** What the front door hands to the pages, each under its own key. */
export const databaseContext = createContext<Database>();
export const settingsContext = createContext<Settings>();
/** Where recordings are kept. */
export const bucketContext = createContext<R2Bucket>();
/** Marks this answer's own scripts for its Content-Security-Policy. */
export const nonceContext = createContext<string>();
/** Forms that were sent when the session had ended. */
export const savedFormsContext = createContext<SavedForms>();
/** Notes an event of this request on the log. */
export const logEventContext = createContext<LogEvent>();
/** What the page about the REST interface tells. */
export const apiReferenceContext = createContext<() => ApiReference>();
/** Runs work behind the answer. */
export const deferContext = createContext<(work: Promise<unknown>) => void>();

/** Nothing chosen, until the `preferences` middleware has run. */
export const preferencesContext = createContext<Preferences & { paging: Paging }>({
  paging: "pagination",
});
/** What an answer was made of, and what it became. */
export const madeContext = createContext<{
  /** Set by a page to the version of the data that it was made from; null keeps it out of the memo. */
  version: number | null;
  /** A page as it was written: to read it back from its `Response` costs as much as half its queries. */
  html: string | null;
  /** It counts as a search, also when the memo has it. */
  isSearch?: boolean;
}>();
/** Who the cookie says is signed in: enough to show, not to act. */
export const sessionUserContext = createContext<SessionUser | null>(null);
/** Reads who is signed in, with the roles that they have now, for a page to show. */
export const currentUserContext = createContext<() => Promise<SessionUser | null>>(() =>
  Promise.resolve(null),
);
/** Who is signed in, as the database says now; set by `requireUser`. */
export const userContext = createContext<User & { tokenHash: string }>();
/** Files between looking at them and taking them. */
export const stagedUploadsContext = createContext<StagedUploads>();
/** The platform's counters of requests. */
export const limitsContext = createContext<RateLimits>();
/** What the page before left to be said. */
export const flashContext = createContext<Flash | null>(null);
