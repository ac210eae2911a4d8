import type { ReactNode } from "react";
import type { Language } from "../../archive.ts";
import type { findSourcePage, SourcedRecord } from "../../data/records/sources/find-source.ts";
import { type HistoryKind, recordPath } from "../../domain/records/history/history-path.ts";
import {
  type ClaimedKind,
  claimedKinds,
  sourcePath,
  writeSubject,
} from "../../domain/records/source.ts";
import { siteOf } from "../../domain/records/sources.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { MusicName } from "../../ui/name.tsx";
import { nameFact, showNote, showReading } from "../../web/fact-sources.server.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findSourcePage>>>;

const titles = {
  composition: "source.compositions",
  song: "source.recordings",
  person: "nav.people",
  raaga: "nav.raagaList",
  taala: "nav.taalaList",
  deity: "nav.deities",
} as const satisfies Record<ClaimedKind, string>;

const pageKind = (kind: ClaimedKind): HistoryKind => (kind === "composition" ? "song" : kind);

/** What is known of a source, and the records that rest on it. Drawn on the server. */
export function SourceDetails(props: { language: Language; found: Found; mayEdit: boolean }) {
  const { t } = useI18n("sources");
  const { language, found, mayEdit } = props;
  const { source, records, next } = found;
  const { author, year, address, identifier } = source;
  const facts: [label: string, fact: ReactNode][] = [
    [t("source.author"), author && <MixedText text={author} />],
    [t("source.year"), year],
    [
      t("source.address"),
      address && (
        <a href={address} rel="nofollow noreferrer">
          {URL.canParse(address) ? siteOf(address) : address}
        </a>
      ),
    ],
    [t("source.identifier"), identifier && <span lang="en">{identifier}</span>],
  ];
  const known = facts.filter(([, fact]) => fact);
  return (
    <>
      {known.length > 0 && (
        <div className="panel source-facts">
          <dl>
            {known.map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {mayEdit && (
        <p className="actions">
          <Link to={`/admin/sources?dialog=edit&id=${source.id}`} className="button quiet">
            <Icon name="edit" />
            {t("source.edit")}
          </Link>
        </p>
      )}
      <section aria-labelledby="rests" className="rests">
        <h2 id="rests">{t("source.rests")}</h2>
        {records.length === 0 && <p>{t("source.none")}</p>}
        {claimedKinds.map((kind) => {
          const ofKind = records.filter((record) => record.kind === kind);
          return (
            ofKind.length > 0 && (
              <section key={kind} aria-labelledby={kind}>
                <h3 id={kind}>{t(titles[kind])}</h3>
                <ul>
                  {ofKind.map((record) => (
                    <Record key={record.address} language={language} record={record} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </section>
      {next && (
        <nav className="pager" aria-label={t("pager.label")}>
          <Link to={listPath(sourcePath(source.id), { after: writeSubject(next) })} rel="next">
            {t("source.more")}
          </Link>
        </nav>
      )}
    </>
  );
}

function Record({ language, record }: { language: Language; record: SourcedRecord }) {
  const { kind, address, name, native, facts } = record;
  const told = facts
    .map(({ field, reading, note }) => {
      const said = [
        reading && `“${showReading(language, field, reading)}”`,
        note && showNote(language, field, note),
      ].filter(Boolean);
      const fact = nameFact(language, kind, field);
      return [fact, said.join(", ")].filter(Boolean).join(": ");
    })
    .filter(Boolean);
  return (
    <li>
      <Link to={recordPath({ kind: pageKind(kind), id: address! })}>
        <MusicName native={native} roman={name} />
      </Link>
      {told.length > 0 && (
        <>
          {" "}
          <small>
            <MixedText text={told.join(" · ")} />
          </small>
        </>
      )}
    </li>
  );
}
