import type { PersonRecord } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import type { Source } from "../../data/music/raaga-pages/raaga-detail.ts";
import { SourceList } from "../raagas/shown/source-list.tsx";
import { catalogues } from "./identifiers.ts";

export function PersonFacts(props: { person: PersonRecord; sources: Source[] }) {
  const { t } = useI18n("people");
  const { person, sources } = props;
  const { identifiers, source } = person;
  if (identifiers.length + sources.length === 0 && !source) return null;
  return (
    <section aria-labelledby="facts" className="panel">
      <h2 id="facts">{t("song.info")}</h2>
      <dl>
        {identifiers.map(({ scheme, value }) => (
          <div key={scheme}>
            <dt>{catalogues[scheme].name}</dt>
            <dd>
              <a href={catalogues[scheme].address(value)} rel="noreferrer">
                {value}
              </a>
            </dd>
          </div>
        ))}
        {(sources.length > 0 || source) && (
          <div>
            <dt>{t("song.source")}</dt>
            <dd>
              {sources.length > 0 ? <SourceList sources={sources} /> : <MixedText text={source!} />}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
