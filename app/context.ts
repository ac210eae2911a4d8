import { createContext } from "react-router";
import type { Settings } from "./config.server.ts";
import type { Database } from "./data/database.ts";
import type { Preferences } from "./domain/preferences.ts";
import type { Paging } from "./domain/song.ts";

/** What the front door hands to the pages, each under its own key. */
export const databaseContext = createContext<Database>();
export const settingsContext = createContext<Settings>();
/** Marks this answer's own scripts for its Content-Security-Policy. */
export const nonceContext = createContext<string>();
export const preferencesContext = createContext<Preferences & { paging: Paging }>();
/** Set by a page to the version of the data that it was made from; null keeps it out of the memo. */
export const dataVersionContext = createContext<{ version: number | null }>();
