import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import type { Settings } from "../config.server.ts";

/** A form that was sent when its writer's session had ended. */
interface Interrupted {
  /** Where it was filled in. */
  path: string;
  /** The id of the account whose session it was: others are not shown it. */
  member: number;
  fields: Record<string, string>;
}

const keptFor = 3600;
const secrets = /password|otp/i;

export type InterruptedForms = ReturnType<typeof interruptedForms>;

/** Keeps interrupted forms for an hour, each for the browser that sent it. */
export function interruptedForms(kv: KVNamespace, { SESSION_SECRET }: Settings) {
  // Made when it is needed: hardly any request has to do with it.
  const storage = () =>
    createWorkersKVSessionStorage<{ form: Interrupted }>({
      kv,
      cookie: createCookie("__Host-interrupted", {
        httpOnly: true,
        secure: true,
        sameSite: "lax",
        path: "/",
        maxAge: keptFor,
        secrets: [SESSION_SECRET],
      }),
    });
  return {
    /** The cookie that leads back to it. */
    async keep(form: Interrupted): Promise<string> {
      const { getSession, commitSession } = storage();
      const session = await getSession();
      const fields = Object.entries(form.fields).filter(([name]) => !secrets.test(name));
      session.set("form", { ...form, fields: Object.fromEntries(fields) });
      return commitSession(session, { expires: new Date(Date.now() + keptFor * 1000) });
    },
    /** The fields that this browser's `member` had filled in at `path`, or null. */
    async read(cookies: string | null, path: string, member: number) {
      const form = (await storage().getSession(cookies)).get("form");
      return form?.path === path && form.member === member ? form.fields : null;
    },
    /** Forgets it; the cookie that says so, or null where there was nothing. */
    async forget(cookies: string | null): Promise<string | null> {
      const { getSession, destroySession } = storage();
      const session = await getSession(cookies);
      return session.id ? destroySession(session) : null;
    },
  };
}
