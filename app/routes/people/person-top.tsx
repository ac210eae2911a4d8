import type { PersonDetail } from "../../data/people/person-detail.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { keepInitials, ProposedMark } from "../../ui/name.tsx";
import type { CreditKind } from "./credits.server.tsx";
import type { FactSources } from "../../web/fact-sources.server.ts";
import { SourceMark } from "../sources/source-mark.tsx";
import type { NamedRights } from "../songs/rights.server.tsx";
import { LargePicture } from "./person-picture.tsx";

interface Count {
  kind: CreditKind;
  count: number;
  /** Whether there may be more. */
  isAtLeast: boolean;
}

/** Who a person is: picture, names, years, and how much of theirs the archive has. Drawn on the server. */
export function PersonTop(props: {
  detail: Pick<PersonDetail, "person" | "native" | "picture" | "isProposed">;
  counts: Count[];
  mayEdit: boolean;
  /** The sources of the years. */
  years: FactSources | null;
  /** Who may use the picture. */
  statement: NamedRights | null;
}) {
  const { t, language } = useI18n("people");
  const { detail, counts, mayEdit } = props;
  const { person, native, picture, isProposed } = detail;
  const { id, name, parts, born, died } = person;
  const years = born !== null && (died === null ? t("person.born", { born }) : `${born}–${died}`);
  return (
    <header className="song-top person-top">
      <LargePicture of={{ name, native, picture }} statement={props.statement} />
      <div>
        <p className="eyebrow">{parts.map((part) => t(`part.${part}`)).join("\u00a0· ")}</p>
        <h1 lang={native === null ? "en" : language}>{keepInitials(native ?? name)}</h1>
        <div>
          {native && <span lang="en">{keepInitials(name)}</span>}
          {native && years && " · "}
          {years}
          {years && <SourceMark of={props.years} />}
          {isProposed && <ProposedMark />}
        </div>
        <ul className="person-counts">
          {counts
            .filter(({ count }) => count > 0)
            .map(({ kind, count, isAtLeast }) => (
              <li key={kind}>
                <a href={`#${kind}`}>
                  {t(`person.${kind}`)}{" "}
                  <b>
                    {count}
                    {isAtLeast && "+"}
                  </b>
                </a>
              </li>
            ))}
        </ul>
        {mayEdit && (
          <p>
            <Link to={`/admin/people/${id}`} className="button quiet">
              <Icon name="edit" />
              {t(picture ? "person.changePicture" : "person.addPicture")}
            </Link>{" "}
            {picture && (
              <Link to={`/admin/hide/person/${id}`} className="button quiet">
                {t("person.hidePicture")}
              </Link>
            )}
          </p>
        )}
      </div>
    </header>
  );
}
