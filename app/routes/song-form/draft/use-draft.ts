import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { Site } from "../../../shell/site.server.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { choosePath } from "../title/choose-path.ts";
import type { FormValues } from "../values/form-values.ts";

interface Draft {
  at: number;
  fields: FormValues;
  sent?: true;
}

const prefix = "draft ";
const storeDelay = 500;
const skippedFields = ["act", "mediaFile"];

export function readDraft(key: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

export function useDraft(formErrors: FormErrors | undefined) {
  const user = useRouteLoaderData<Site>("root")?.user?.id;
  const { pathname, search } = useLocation();
  const composition = new URLSearchParams(search).get("composition");
  const key = `${prefix}${user} ${composition ? choosePath(Number(composition)) : pathname}`;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const { sent, ...draft } = (formErrors && readDraft(key)) ?? {};
    if (sent) writeDraft(key, draft as Draft);
  }, [formErrors, key]);

  const store = (form: HTMLFormElement, sent?: true) => {
    const fields: FormValues = {};
    for (const [name, value] of new FormData(form))
      if (typeof value === "string" && !skippedFields.includes(name)) fields[name] = value;
    writeDraft(key, { at: Date.now(), fields, ...(sent && { sent }) });
  };
  return {
    key,
    storeLater: ({ currentTarget: form }: Pick<FormEvent<HTMLFormElement>, "currentTarget">) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => store(form), storeDelay);
    },
    storeSubmitted: (event: FormEvent<HTMLFormElement>) => {
      clearTimeout(timer.current);
      store(event.currentTarget, true);
    },
  };
}

export const forgetDraft = (key: string) => localStorage.removeItem(key);

export function forgetSentDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && readDraft(key)?.sent) localStorage.removeItem(key);
}
