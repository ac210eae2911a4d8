import type { Settings } from "../config.server.ts";
import type { Database } from "../data/database.ts";
import type { Language } from "../archive.ts";

/** What operations need; pages and REST provide the same. */
export interface Services {
  db: Database;
  settings: Settings;
  /** Runs work after the response (`waitUntil`). */
  defer: (work: Promise<unknown>) => void;
  /** Writes an event to the log, with the id of the user whom it concerns. */
  logEvent: (event: string, outcome: string, accountId?: number) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Who sends a request. */
export interface Visitor {
  /** The IPv4 address, or the /64 of the IPv6 address. */
  clientAddress: string;
  language: Language;
  userAgent: string;
}

export interface UploadServices extends Pick<Services, "db" | "settings" | "now"> {
  bucket: R2Bucket;
}
