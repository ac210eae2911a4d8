import { useI18n } from "../../i18n/provider.tsx";
import type { FactSource, FactSources } from "../../web/fact-sources.server.ts";
import { SourceList } from "../raagas/shown/source-list.tsx";
import { SourceMark } from "../sources/source-mark.tsx";

/** The sources of a deity, and the mark of those of its names. Drawn on the server. */
export function DeitySources(props: { sources: FactSource[]; names: FactSources | null }) {
  const { t } = useI18n();
  const { sources, names } = props;
  if (sources.length === 0 && !names) return null;
  return (
    <dl>
      <div>
        <dt>{t("song.source")}</dt>
        <dd>
          <SourceList sources={sources} />
          <SourceMark of={names} />
        </dd>
      </div>
    </dl>
  );
}
