import { Fragment, type ReactNode } from "react";
import type { Language } from "../../archive.ts";
import type { TaalaDetail } from "../../data/music/taala-pages/taala-page.ts";
import type { Claim } from "../../data/records/sources/claims-on.ts";
import { jatis } from "../../domain/music/sapta-taalas.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { MusicName, Name } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import { listSources, markSources, nameFact } from "../../web/fact-sources.server.ts";
import { SourceList } from "../raagas/shown/source-list.tsx";
import { SourceMark } from "../sources/source-mark.tsx";

/** What is known of a taala, each fact with its sources. Drawn on the server. */
export function TaalaFacts(props: {
  language: Language;
  taala: Omit<TaalaDetail, "claims">;
  claims: readonly Claim[];
}) {
  const { t } = useI18n("taalas");
  const { language, taala, claims } = props;
  const { aksharas, angas, groups, aliases, isoName, creator } = taala;
  const jati = jatis.find(({ name }) => name === taala.jati);
  const mark = (field: string) => (
    <SourceMark of={markSources(language, claims, field, nameFact(language, "taala", field))} />
  );
  const facts: [field: string, label: string, fact: ReactNode][] = [
    ["aksharas", t("taala.aksharas"), aksharas],
    ["jati", t("taala.jati"), jati && t(`jati.${jati.name}`)],
    ["angas", t("taala.angas"), angas && [...angas].join(" ")],
    ["groups", t("taala.groups"), groups?.replaceAll("+", " + ")],
    [
      "aliases",
      t("taala.alsoCalled"),
      aliases.length > 0 &&
        aliases.map((alias, at) => (
          <Fragment key={alias}>
            {at > 0 && ", "}
            <Name of={alias} />
            {mark(`alias ${alias}`)}
          </Fragment>
        )),
    ],
    ["isoName", t("taala.iso"), isoName && <span lang="sa-Latn">{isoName}</span>],
    [
      "creator",
      t("taala.createdBy"),
      creator && (
        <Link to={`/people/${creator.id}`}>
          <MusicName native={creator.native} roman={creator.name} />
        </Link>
      ),
    ],
  ];
  const shown = new Set(facts.flatMap(([field, , fact]) => (fact ? [field] : [])));
  const sources = listSources(
    language,
    claims,
    (field) => shown.has(field) || field.startsWith("alias "),
  );
  return (
    <aside className="panel">
      <dl>
        {facts.map(([field, label, fact]) =>
          fact ? (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {fact}
                {mark(field)}
              </dd>
            </div>
          ) : null,
        )}
        {sources.length > 0 && (
          <div>
            <dt>{t("taala.sources")}</dt>
            <dd>
              <SourceList sources={sources} />
            </dd>
          </div>
        )}
      </dl>
      {jati && angas?.includes("I") && <p>{t("taala.jatiNote", { count: jati.laghu })}</p>}
    </aside>
  );
}
