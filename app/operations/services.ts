import type { Settings } from "../config.server.ts";
import type { Database } from "../data/database.ts";
import type { Language } from "../archive.ts";

/** What an operation works with. No HTTP types: pages and REST hand in the same. */
export interface Services {
  db: Database;
  settings: Settings;
  /** Runs behind the answer, and is waited for by the platform. */
  defer: (work: Promise<unknown>) => void;
  /** Notes an event on the log: what, how it went, and whose account it concerns. */
  logEvent: (event: string, outcome: string, accountId?: number) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Who asks, as far as limits and mails need it. */
export interface Visitor {
  /** The address asked from: IPv4 whole, IPv6 its /64. */
  clientAddress: string;
  language: Language;
  userAgent: string;
}

/** What taking files works with. */
export interface UploadServices extends Pick<Services, "db" | "settings" | "now"> {
  bucket: R2Bucket;
}
