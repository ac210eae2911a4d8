import { Fragment } from "react";
import { languageNames } from "../../../archive.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Name } from "../../../ui/name.tsx";
import type { RaagaView } from "./raaga-view.server.ts";
import { SourceMark } from "../../sources/source-mark.tsx";

export function RaagaNames({ raaga }: { raaga: RaagaView }) {
  const { t } = useI18n("raagas");
  const { isoName, otherScripts, aliases } = raaga;
  return (
    <section aria-labelledby="names" className="panel">
      <h2 id="names">{t("raaga.names")}</h2>
      <dl>
        {isoName && (
          <div>
            <dt>{t("raaga.iso")}</dt>
            <dd lang="sa-Latn">{isoName}</dd>
          </div>
        )}
        {aliases.map(({ kind, names }) => (
          <div key={kind}>
            <dt>{t(`raaga.alias.${kind}`)}</dt>
            <dd>
              {names.map(({ alias, cited }, at) => (
                <Fragment key={alias}>
                  {at > 0 && ", "}
                  <Name of={alias} />
                  <SourceMark of={cited} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {otherScripts.length > 0 && (
        <details>
          <summary>{t("raaga.otherScripts")}</summary>
          <dl>
            {otherScripts.map(({ language, name }) => (
              <div key={language}>
                <dt lang={language}>{languageNames[language].name}</dt>
                <dd lang={language}>{name}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
