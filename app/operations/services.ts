import type { Settings } from "../config.server.ts";
import type { Database } from "../data/database.ts";
import type { Language } from "../archive.ts";

export interface Services {
  db: Database;
  settings: Settings;
  defer: (work: Promise<unknown>) => void;
  logEvent: (event: string, outcome: string, accountId?: number) => void;
  now: () => number;
}

export interface Visitor {
  clientAddress: string;
  /** The id of the browser, by its cookie; empty for a program. */
  browser: string;
  language: Language;
  userAgent: string;
}

export interface UploadServices extends Pick<Services, "db" | "settings" | "now"> {
  bucket: R2Bucket;
}
