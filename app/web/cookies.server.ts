import { type Cookie, createCookie } from "react-router";
import type { Settings } from "../config.server.ts";
import type { MessageKey } from "../i18n/messages.ts";

export const sessionCookieName = "__Host-session";
export const flashCookieName = "__Host-flash";

export interface SessionUser {
  token: string;
  id: number;
  username: string;
  roles: string[];
}

export interface Flash {
  kind: "success" | "error";
  message: MessageKey;
  values?: Record<string, string | number>;
  /** The number of the error in the log. */
  number?: string;
  saved?: SavedSong;
  /** The song whose deletion can be undone. */
  undo?: number;
  /** Whether the songs of the device were taken over into the account. */
  tookOver?: true;
}

interface SavedSong {
  id: number;
  compositionId: number;
}

const options = { httpOnly: true, secure: true, sameSite: "lax", path: "/" } as const;

/** Creates a signed cookie. The secret contains its name, so that its value is invalid in any other cookie. */
export const signed = (name: string, { SESSION_SECRET }: Settings, maxAge?: number) =>
  createCookie(name, { ...options, secrets: [`${name}=${SESSION_SECRET}`], maxAge });

function typedCookie<T>(cookie: Cookie, isValid: (value: Partial<T>) => boolean) {
  return {
    read: async (header: string | null): Promise<T | null> => {
      const value = await cookie.parse(header);
      return value && isValid(value) ? value : null;
    },
    write: (value: T) => cookie.serialize(value),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}

export function sessionCookie(settings: Settings) {
  const cookie = signed(sessionCookieName, settings);
  return typedCookie<SessionUser>(cookie, ({ token }) => typeof token === "string");
}

export function flashCookie(settings: Settings) {
  return typedCookie<Flash>(signed(flashCookieName, settings, 60), () => true);
}

/** What the columns of the visitor's own lists were, by the keys of their headings. */
export function listColumnsCookie(settings: Settings) {
  const cookie = signed("__Host-list-columns", settings, 365 * 24 * 3600);
  return typedCookie<Record<string, string>>(cookie, (value) => typeof value === "object");
}

export interface Verification {
  email: string;
  sentAt: number;
  /** The id of a code that this browser has verified. */
  validated?: string;
}

export function verificationCookie(settings: Settings, purpose: "signup" | "reset" | "login") {
  const cookie = signed(`__Host-address-${purpose}`, settings, 3600);
  return typedCookie<Verification>(cookie, ({ email }) => typeof email === "string");
}
