import { redirect } from "react-router";
import type { Route } from "./+types/preferences";
import { preferencesContext } from "../web/context.ts";
import { pagings, parsePreferences } from "../domain/preferences.ts";
import { readFields } from "../web/form.server.ts";
import { localPath } from "../lib/local-path.ts";
import { pagingCookie, preferencesCookie } from "../web/preferences.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const preferences = parsePreferences(
    new URLSearchParams(
      ["lng", "theme", "view", "script", "roman"].flatMap((name) => {
        const value = fields[name];
        return value ? [[name, value]] : [];
      }),
    ).toString(),
  );
  const choices = Object.fromEntries(Object.entries(preferences).filter(([, value]) => value));
  const { paging: _, ...before } = context.get(preferencesContext);
  const headers = new Headers();
  headers.append("Set-Cookie", preferencesCookie({ ...before, ...choices }));
  const paging = pagings.find((item) => item === fields.paging);
  if (paging) headers.append("Set-Cookie", pagingCookie(paging));
  const returnTo = localPath(fields.returnTo) ?? "/";
  return redirect(withChoice(returnTo, { view: choices.view, paging, script: choices.script }), {
    headers,
  });
}

/** Adds preferences to the query of a path, so that a shared link looks the same. */
function withChoice(path: string, choices: Record<string, string | undefined>): string {
  const entries = Object.entries(choices).filter(
    (choice): choice is [string, string] => !!choice[1],
  );
  if (entries.length === 0) return path;
  const { pathname, searchParams, hash } = new URL(path, "https://local.invalid");
  for (const [name, value] of entries) searchParams.set(name, value);
  return `${pathname}?${searchParams}${hash}`;
}

export function loader() {
  return redirect("/");
}
