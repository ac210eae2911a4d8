import type { ReactNode } from "react";
import type { ConcertDetail } from "../../data/songs/concerts/find-concert.ts";
import { textOf, showName } from "../../domain/music/shown-name.ts";
import { personParts } from "../../domain/people/person.ts";
import { siteOf, webAddressOf } from "../../domain/records/sources.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { Day } from "../../ui/day.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { MusicName } from "../../ui/name.tsx";

type Performer = ConcertDetail["performers"][number];

/** When and where a concert was, who performed, and where that was found. Drawn on the server. */
export function ConcertFacts({ found, mayEdit }: { found: ConcertDetail; mayEdit: boolean }) {
  const { t } = useI18n("concerts");
  const { concert, performers } = found;
  const { id, heldOn, place, source } = concert;
  const roleOf = ({ part, type, nativeType }: Performer) => {
    if (type) return textOf(showName(nativeType, type));
    const known = personParts.find((one) => one === part);
    return known ? t(`part.${known}`) : t("concert.performers");
  };
  const facts: [label: string, fact: ReactNode][] = [
    [t("concert.date"), heldOn && <Day date={heldOn} />],
    [t("concert.place"), place && <MixedText text={place} />],
    ...[...Map.groupBy(performers, roleOf)].map(([role, people]): [string, ReactNode] => [
      role,
      people.map((one, at) => (
        <span key={one.personId ?? one.name}>
          {at > 0 && ", "}
          <PerformerName performer={one} />
        </span>
      )),
    ]),
    [t("concert.source"), source && <Source source={source} />],
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
      {mayEdit && (
        <p>
          <Link
            to={listPath("/admin/lists/concerts", { dialog: "edit", id })}
            className="button quiet"
          >
            {t("concert.edit")}
          </Link>
        </p>
      )}
    </aside>
  );
}

/** A source that is an address of the web is a link, whose words are the site's name. */
function Source({ source }: { source: string }) {
  const address = webAddressOf(source);
  if (address === null) return <MixedText text={source} />;
  return (
    <a href={address} rel="noreferrer" lang="en">
      {siteOf(address)}
    </a>
  );
}

function PerformerName({
  performer: { name, personId, personName, native },
}: {
  performer: Performer;
}) {
  const shown = <MusicName native={native} roman={personName ?? name} />;
  return personId ? <Link to={`/people/${personId}`}>{shown}</Link> : shown;
}
