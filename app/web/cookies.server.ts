import { createCookie } from "react-router";
import type { Settings } from "../config.server.ts";
import type { MessageKey } from "../i18n/messages.ts";

export const sessionCookieName = "__Host-session";
export const flashCookieName = "__Host-flash";
const verificationCookieName = "__Host-address";

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
}

const options = { httpOnly: true, secure: true, sameSite: "lax", path: "/" } as const;

/** Creates a signed cookie. The secret contains its name, so that its value is valid in no other cookie. */
export const signed = (name: string, { SESSION_SECRET }: Settings, maxAge?: number) =>
  createCookie(name, { ...options, secrets: [`${name}=${SESSION_SECRET}`], maxAge });

/** The session cookie; D1 ends its session after 12 hours. */
export function sessionCookie(settings: Settings) {
  const cookie = signed(sessionCookieName, settings);
  return {
    read: async (header: string | null): Promise<SessionUser | null> => {
      const value = await cookie.parse(header);
      return value && typeof value.token === "string" ? value : null;
    },
    write: (value: SessionUser) => cookie.serialize(value),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}

/** The flash message: shown once, on the next page. */
export function flashCookie(settings: Settings) {
  const cookie = signed(flashCookieName, settings, 60);
  return {
    read: async (header: string | null): Promise<Flash | null> =>
      (await cookie.parse(header)) || null,
    write: (value: Flash) => cookie.serialize(value),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}

/** An e-mail address to which a code was sent. */
export interface Verification {
  email: string;
  sentAt: number;
  /** The id of a code that this browser has verified. */
  validated?: string;
}

export function verificationCookie(settings: Settings, purpose: "signup" | "reset" | "login") {
  const cookie = signed(`${verificationCookieName}-${purpose}`, settings, 3600);
  return {
    read: async (header: string | null): Promise<Verification | null> => {
      const value = await cookie.parse(header);
      return value && typeof value.email === "string" ? value : null;
    },
    write: (value: Verification) => cookie.serialize(value),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
