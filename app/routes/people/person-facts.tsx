import type { PersonRecord } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { catalogues } from "./identifiers.ts";

export function PersonFacts({ person }: { person: PersonRecord }) {
  const { t } = useI18n("people");
  const { identifiers, source } = person;
  if (identifiers.length === 0 && !source) return null;
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
        {source && (
          <div>
            <dt>{t("song.source")}</dt>
            <dd>
              <MixedText text={source} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
