import type { Language } from "../archive.ts";
import type { MessageKey } from "./messages.ts";
import { translate } from "./translate.server.ts";

const acts = {
  created: "changes.created",
  updated: "changes.updated",
  deleted: "changes.deleted",
  restored: "changes.restored",
  merged: "changes.merged",
  separated: "changes.separated",
} as const;

/** Says in words what a change was, as histories do; `labels` are the names of what was changed. */
export function tellNews(
  language: Language,
  { kind, by, other }: { kind: keyof typeof acts; by: string | null; other: string | null },
  labels: readonly MessageKey[],
): string {
  const name = by ?? translate(language, "song.formerMember");
  const merged = kind === "merged" ? "changes.mergedWith" : "changes.separatedFrom";
  const more = other
    ? translate(language, merged, { name: other })
    : labels.map((label) => translate(language, label)).join(", ");
  return [translate(language, acts[kind], { name }), more].filter(Boolean).join(" · ");
}
