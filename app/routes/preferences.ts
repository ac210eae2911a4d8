import { redirect } from "react-router";
import type { Route } from "./+types/preferences";
import { preferencesContext } from "../web/context.ts";
import { parsePreferences } from "../domain/preferences.ts";
import { pagings } from "../domain/preferences.ts";
import { readFields } from "../web/form.server.ts";
import { localPath } from "../lib/local-path.ts";
import { pagingCookie, preferencesCookie } from "../web/preferences.ts";

/** Keeps what the visitor chose in cookies, and goes back to the page where it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const field = (name: string) => fields[name];
  const chosen = parsePreferences(
    new URLSearchParams(
      ["lng", "theme", "view", "script"].flatMap((name) => {
        const value = field(name);
        return value ? [[name, value]] : [];
      }),
    ).toString(),
  );
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
  const { paging: _, ...before } = context.get(preferencesContext);
  const headers = new Headers();
  headers.append("Set-Cookie", preferencesCookie({ ...before, ...given }));
  const paging = pagings.find((item) => item === field("paging"));
  if (paging) headers.append("Set-Cookie", pagingCookie(paging));
  const returnTo = localPath(field("returnTo")) ?? "/";
  return redirect(withChoice(returnTo, { view: given.view, paging, script: given.script }), {
    headers,
  });
}

/** An address says how lists and lyrics are shown, so that it can be shared as it is seen. */
function withChoice(path: string, choices: Record<string, string | undefined>): string {
  const made = Object.entries(choices).filter((choice): choice is [string, string] => !!choice[1]);
  if (made.length === 0) return path;
  const { pathname, searchParams, hash } = new URL(path, "https://local.invalid");
  for (const [name, value] of made) searchParams.set(name, value);
  return `${pathname}?${searchParams}${hash}`;
}

export function loader() {
  return redirect("/");
}
