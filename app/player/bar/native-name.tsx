import type { ShownName } from "../../domain/music/shown-name.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Name } from "../../ui/name.tsx";

/** A name in one script only, as the bar is narrow: the reader's, or roman letters if unknown. */
export function NativeName({ of: name }: { of: ShownName }) {
  const { language } = useI18n();
  return typeof name === "string" ? <Name of={name} /> : <span lang={language}>{name[0]}</span>;
}
