import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createSession } from "react-router";
import type { Settings } from "../config.server.ts";
import { checkRateLimit } from "../lib/rate-limit.ts";
import { logError } from "../lib/log.server.ts";
import { withoutSecrets } from "./secret-fields.ts";
import { signed } from "./cookies.server.ts";

interface SavedForm {
  path: string;
  /** Only this user may see the form. */
  userId: number;
  fields: Record<string, string>;
}

const lifetimeSeconds = 3600;
const maxBytes = 256_000;

export type SavedForms = ReturnType<typeof openSavedForms>;

/** Opens the store of saved forms, which has the last form of each user. */
export function openSavedForms(kv: KVNamespace, settings: Settings, limit: RateLimit) {
  const storage = () =>
    createWorkersKVSessionStorage<{ form: SavedForm }>({
      kv,
      cookie: signed("__Host-interrupted", settings, lifetimeSeconds),
    });
  return {
    /** Returns the Set-Cookie value, or null if the form is too large or the user saves too often. */
    async save(
      { path, userId }: Omit<SavedForm, "fields">,
      read: () => Promise<Record<string, string>>,
    ): Promise<string | null> {
      if (await checkRateLimit(limit, `user ${userId}`)) return null;
      const form = { path, userId, fields: withoutSecrets(await read()) };
      if (new TextEncoder().encode(JSON.stringify(form)).length > maxBytes) return null;
      try {
        const session = createSession<{ form: SavedForm }>({ form }, `user-${userId}`);
        const expires = new Date(Date.now() + lifetimeSeconds * 1000);
        return await storage().commitSession(session, { expires });
      } catch (error) {
        // KV allows one write per second to a key: the redirect to /login must not fail.
        logError("saved form", error);
        return null;
      }
    },
    async read(cookies: string | null, path: string, userId: number) {
      const form = (await storage().getSession(cookies)).get("form");
      return form?.path === path && form.userId === userId ? form.fields : null;
    },
    /** Returns the Set-Cookie value, or null if there was no form. */
    async delete(cookies: string | null): Promise<string | null> {
      const { getSession, destroySession } = storage();
      const session = await getSession(cookies);
      return session.id ? destroySession(session) : null;
    },
  };
}
