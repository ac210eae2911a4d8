import { createCookie } from "react-router";
import type { Settings } from "../config.server.ts";
import type { MessageKey } from "../i18n/messages.ts";

/** Who carries this cookie is signed in, and never gets a page that was made for everybody. */
export const sessionCookieName = "__Host-session";
export const flashCookieName = "__Host-flash";
const addressCookieName = "__Host-address";

/** Who is signed in, as the session cookie says. */
export interface SessionUser {
  token: string;
  id: number;
  username: string;
  roles: string[];
}

/** A message that is shown once, on the next page. */
export interface Flash {
  kind: "success" | "error";
  message: MessageKey;
  values?: Record<string, string | number>;
}

const options = { httpOnly: true, secure: true, sameSite: "lax", path: "/" } as const;

/** A cookie whose signature is good under its own name only: the value of one does for no other. */
export const signed = (name: string, { SESSION_SECRET }: Settings, maxAge?: number) =>
  createCookie(name, { ...options, secrets: [`${name}=${SESSION_SECRET}`], maxAge });

/** The session: its token, and who they are, with the roles to show. Gone with the browser, or after 12 hours. */
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

/** What is said once on the next page. */
export function flashCookie(settings: Settings) {
  const cookie = signed(flashCookieName, settings, 60);
  return {
    read: async (header: string | null): Promise<Flash | null> =>
      (await cookie.parse(header)) || null,
    write: (value: Flash) => cookie.serialize(value),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}

/** The address that a code was sent to, and when: carried from the first step to the second, and to /login. */
export interface Carried {
  email: string;
  sentAt: number;
  /** The id of the code, once it was right in this browser: it need not be typed again. */
  validated?: string;
}

export function addressCookie(settings: Settings, purpose: "signup" | "reset" | "login") {
  const cookie = signed(`${addressCookieName}-${purpose}`, settings, 3600);
  return {
    read: async (header: string | null): Promise<Carried | null> => {
      const value = await cookie.parse(header);
      return value && typeof value.email === "string" ? value : null;
    },
    write: (value: Carried) => cookie.serialize(value),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
