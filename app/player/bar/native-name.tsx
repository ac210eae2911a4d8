import type { ShownName } from "../../domain/music/shown-name.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Name } from "../../ui/name.tsx";

/** A name in the reader's script alone, or in roman letters where that is not known: the bar is narrow. */
export function NativeName({ of: name }: { of: ShownName }) {
  const { language } = useI18n();
  return typeof name === "string" ? <Name of={name} /> : <span lang={language}>{name[0]}</span>;
}
