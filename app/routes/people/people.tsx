import { publicLoader } from "../../cache/public-loader.server.ts";
import { listPeople } from "../../data/people/list-people.ts";
import {
  initialOfSection,
  parsePeoplePage,
  sectionOfInitial,
} from "../../domain/people/parse-people-page.ts";
import { personParts, type PersonSummary } from "../../domain/people/person.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { MusicName, ProposedMark } from "../../ui/name.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import listStylesheet from "../../styles/catalogue.css?url";
import stylesheet from "../../styles/people.css?url";
import { Link } from "../../ui/link.tsx";
import { databaseContext } from "../../web/context.ts";
import { withErrorMessage } from "../../web/failure.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/people";
import { Choices } from "../../ui/choices.tsx";

export const loader = publicLoader(
  ["part", "initial", "after"],
  withErrorMessage("failure.people", async ({ context, url }: Route.LoaderArgs) => {
    const language = languageOf(context);
    const { part, initial, after } = parsePeoplePage(url.searchParams);
    const section = initial && sectionOfInitial(initial, language);
    const list = await listPeople(context.get(databaseContext), {
      language,
      part,
      section,
      after,
    });
    const { people, hasMore, sections, version } = list;
    const initials = sections.map(initialOfSection);
    const messages = areaMessages("people", language);
    const first = (after && people[0]) || null;
    return { data: { people, first, hasMore, initials, part, initial, messages }, version };
  }),
);

export const headers = pageHeaders();

export default function People({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <PeopleList page={loaderData} />
    </AreaI18nProvider>
  );
}

function PeopleList({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("people");
  const { people, first, hasMore, initials, part, initial } = page;
  const next = hasMore && listPath("/people", { part, initial, after: people.at(-1)!.id });
  return (
    <div className="page wide">
      <Stylesheet href={listStylesheet} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("people.title")}
        narrowed={[part && t(`part.${part}`), initial, first && `${first.native ?? first.name} …`]}
        description={t("people.description")}
        path={listPath("/people", { part, initial })}
      />
      <h1>{t("people.title")}</h1>
      <p>{t("people.description")}</p>
      <Choices
        label={t("people.parts")}
        all={t("people.everyPart")}
        chosen={part}
        values={personParts.map((value) => [value, t(`part.${value}`)])}
        path={(value) => listPath("/people", { part: value })}
      />
      <Choices
        label={t("people.initials")}
        all={t("people.everyInitial")}
        chosen={initial}
        values={initials.map((value) => [value, value])}
        path={(value) => listPath("/people", { part, initial: value })}
      />
      {people.length === 0 && <p className="empty">{t("people.none")}</p>}
      <ul className="person-rows">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      {next && (
        <nav className="pager" aria-label={t("pager.label")}>
          <Link to={next} rel="next">
            {t("people.more")}
          </Link>
        </nav>
      )}
    </div>
  );
}

function PersonRow({ person }: { person: PersonSummary }) {
  const { t } = useI18n("people");
  const { id, name, native, parts, isProposed } = person;
  return (
    <li>
      <h2>
        <Link to={`/people/${id}`} prefetch>
          <MusicName native={native} roman={name} />
        </Link>
        {isProposed && <ProposedMark />}
      </h2>
      <p>{parts.map((part) => t(`part.${part}`)).join(" · ")}</p>
    </li>
  );
}
