import { createContext } from "react-router";
import type { Settings } from "../config.server.ts";
import type { Database } from "../data/database.ts";
import type { StagedPortions } from "../data/records/staged-portions.ts";
import type { StagedUploads } from "../data/records/staged-uploads.ts";
import type { SavingDevices } from "../data/songs/drafts/saving-devices.ts";
import type { User } from "../data/users/users.ts";
import type { Paging, Preferences } from "../domain/preferences.ts";
import type { ApiReference } from "../lib/api-reference.ts";
import type { Flash, SessionUser } from "./cookies.server.ts";
import type { SavedForms } from "./saved-forms.server.ts";
import type { LogEvent } from "../lib/log.server.ts";
import type { RateLimits } from "../lib/rate-limit.ts";

export const databaseContext = createContext<Database>();
export const settingsContext = createContext<Settings>();
export const bucketContext = createContext<R2Bucket>();
/** The bucket of the open data. */
export const dumpsContext = createContext<R2Bucket>();
export const copiesContext = createContext<R2Bucket>();
export const nonceContext = createContext<string>();
export const savedFormsContext = createContext<SavedForms>();
export const logEventContext = createContext<LogEvent>();
export const apiReferenceContext = createContext<() => ApiReference>();
export const deferContext = createContext<(work: Promise<unknown>) => void>();

export const preferencesContext = createContext<Preferences & { paging: Paging }>({
  paging: "pagination",
});
/** The user in the session cookie: not verified, for display only. */
export const sessionUserContext = createContext<SessionUser | null>(null);
export const currentUserContext = createContext<() => Promise<SessionUser | null>>(() =>
  Promise.resolve(null),
);
/** The user as read from the database by `requireUser`. */
export const userContext = createContext<User & { tokenHash: string }>();
export const stagedUploadsContext = createContext<StagedUploads>();
export const savingDevicesContext = createContext<SavingDevices>();
export const stagedPortionsContext = createContext<StagedPortions>();
export const limitsContext = createContext<RateLimits>();
/** Whether the browser rejected the cookies of the previous response. */
export const cookiesBlockedContext = createContext(false);
export const flashContext = createContext<Flash | null>(null);
