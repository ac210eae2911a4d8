import type { ReactNode } from "react";
import type { TaalaDetail } from "../../data/music/taala-pages/taala-page.ts";
import { jatis } from "../../domain/music/sapta-taalas.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { MusicName, Name } from "../../ui/name.tsx";
import { Link } from "../../ui/link.tsx";
import { SourceList } from "../raagas/shown/source-list.tsx";

export function TaalaFacts({ taala }: { taala: TaalaDetail }) {
  const { t } = useI18n("taalas");
  const { aksharas, angas, groups, aliases, isoName, creator, creatorSources, sources } = taala;
  const jati = jatis.find(({ name }) => name === taala.jati);
  const facts: [label: string, fact: ReactNode][] = [
    [t("taala.aksharas"), aksharas],
    [t("taala.jati"), jati && t(`jati.${jati.name}`)],
    [t("taala.angas"), angas && [...angas].join(" ")],
    [t("taala.groups"), groups?.replaceAll("+", " + ")],
    [t("taala.alsoCalled"), aliases.length > 0 && <Name of={aliases.join(", ")} />],
    [t("taala.iso"), isoName && <span lang="sa-Latn">{isoName}</span>],
    [
      t("taala.createdBy"),
      creator && (
        <>
          <Link to={`/people/${creator.id}`}>
            <MusicName native={creator.native} roman={creator.name} />
          </Link>
          {creatorSources.length > 0 && (
            <small>
              {" "}
              (<SourceList sources={creatorSources} />)
            </small>
          )}
        </>
      ),
    ],
    [t("taala.sources"), sources.length > 0 && <SourceList sources={sources} />],
  ];
  return (
    <aside className="panel">
      <dl>
        {facts.map(([label, fact]) =>
          fact ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {jati && angas?.includes("I") && <p>{t("taala.jatiNote", { count: jati.laghu })}</p>}
    </aside>
  );
}
