import { Fragment } from "react";
import { languageNames, languages } from "../../archive.ts";
import { scriptOf } from "../../domain/music/script/script-of.ts";
import { otherNameKinds, type PersonRecord } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import type { FactSources } from "../../web/fact-sources.server.ts";
import { SourceMark } from "../sources/source-mark.tsx";

/** Returns the language that has the script of a name; English for roman letters. */
function languageOfName(name: string): string {
  const script = scriptOf(name);
  return script === null || script === "iso" ? "en" : script;
}

export function PersonNames(props: { person: PersonRecord; cited: FactSources | null }) {
  const { t } = useI18n("people");
  const { person, cited } = props;
  const natives = languages.flatMap((language) =>
    person.names.filter((native) => native.language === language),
  );
  const others = otherNameKinds.flatMap((kind) => {
    const names = person.names.filter((other) => other.kind === kind && other.language === null);
    return names.length > 0 ? [{ kind, names: names.map(({ name }) => name) }] : [];
  });
  if (natives.length + others.length === 0 && !person.isoName) return null;
  return (
    <details className="panel">
      <summary>
        <h2>{t("person.names")}</h2>
      </summary>
      <dl>
        {person.isoName && (
          <div>
            <dt>{t("person.iso")}</dt>
            <dd lang="en">{person.isoName}</dd>
          </div>
        )}
        {natives.map(({ language, name, seenAt }) => (
          <div key={language}>
            <dt lang={language!}>{languageNames[language!].name}</dt>
            <dd>
              <span lang={language!}>{name}</span> <small>{seenAt ?? t("person.byEditor")}</small>
            </dd>
          </div>
        ))}
        {others.map(({ kind, names }) => (
          <div key={kind}>
            <dt>{t(`person.name.${kind}`)}</dt>
            <dd>
              {names.map((name, at) => (
                <Fragment key={name}>
                  {at > 0 && ", "}
                  <span lang={languageOfName(name)}>{name}</span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SourceMark of={cited} />
    </details>
  );
}
