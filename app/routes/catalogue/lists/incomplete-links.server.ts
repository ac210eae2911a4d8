import type { Language } from "../../../archive.ts";
import { type MissingPart, missingParts } from "../../../domain/songs/song.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { listPath } from "../../../lib/list-path.ts";
import type { ListLink } from "./list-links.tsx";

/**
 * Lists links to incomplete compositions by what they lack, with counts. Leaves out counts of zero other than the
 * current one.
 */
export function listIncomplete(
  language: Language,
  counts: Record<MissingPart, number>,
  current: MissingPart | null = null,
): { label: string; links: ListLink[] } {
  const parts = missingParts.filter((part) => counts[part] > 0 || part === current);
  return {
    label: translate(language, "incomplete.label"),
    links: parts.map((part) => ({
      to: listPath("/home", { without: part }),
      text: translate(language, `incomplete.${part}.count`, { count: counts[part] }),
      current: part === current,
    })),
  };
}
