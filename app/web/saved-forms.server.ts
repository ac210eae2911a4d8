import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createSession } from "react-router";
import type { Settings } from "../config.server.ts";
import { checkRateLimit } from "../lib/rate-limit.ts";
import { logError } from "../lib/log.server.ts";
import { signed } from "./cookies.server.ts";

interface SavedForm {
  path: string;
  /** The id of the account whose session it was: others are not shown it. */
  userId: number;
  fields: Record<string, string>;
}

const keptFor = 3600;
/** In bytes; larger than any form of the site. */
const largest = 256_000;
const secrets = /password|otp/i;

export type SavedForms = ReturnType<typeof openSavedForms>;

/** Keeps interrupted forms for an hour: one for a user, as the cookie of a session works on when it is over. */
export function openSavedForms(kv: KVNamespace, settings: Settings, limit: RateLimit) {
  const storage = () =>
    createWorkersKVSessionStorage<{ form: SavedForm }>({
      kv,
      cookie: signed("__Host-interrupted", settings, keptFor),
    });
  return {
    /**
     * Saves the form in place of the user's last one. Returns its Set-Cookie value, or null if the form is too
     * large or they save too often.
     */
    async keep(
      { path, userId }: Omit<SavedForm, "fields">,
      read: () => Promise<Record<string, string>>,
    ): Promise<string | null> {
      if (await checkRateLimit(limit, `user ${userId}`)) return null;
      const given = Object.entries(await read()).filter(([name]) => !secrets.test(name));
      const form = { path, userId, fields: Object.fromEntries(given) };
      if (new TextEncoder().encode(JSON.stringify(form)).length > largest) return null;
      try {
        const session = createSession<{ form: SavedForm }>({ form }, `user-${userId}`);
        const expires = new Date(Date.now() + keptFor * 1000);
        return await storage().commitSession(session, { expires });
      } catch (error) {
        // KV allows one write per second to a key: signing in again must not fail by it.
        logError("saved form", error);
        return null;
      }
    },
    /** Returns the fields that the user had submitted at `path`, or null. */
    async read(cookies: string | null, path: string, userId: number) {
      const form = (await storage().getSession(cookies)).get("form");
      return form?.path === path && form.userId === userId ? form.fields : null;
    },
    /** Deletes the form. Returns the Set-Cookie value, or null if there was none. */
    async forget(cookies: string | null): Promise<string | null> {
      const { getSession, destroySession } = storage();
      const session = await getSession(cookies);
      return session.id ? destroySession(session) : null;
    },
  };
}
