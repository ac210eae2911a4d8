import { archive } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { listPeople } from "../../data/people/list-people.ts";
import {
  initialOfSection,
  parsePeoplePage,
  sectionOfInitial,
} from "../../domain/people/parse-people-page.ts";
import { personParts } from "../../domain/people/person.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { drawOnServer } from "../../shell/draw-on-server.server.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ServerDrawn } from "../../shell/server-drawn.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import listStylesheet from "../../styles/catalogue.css?url";
import lettersStylesheet from "../../styles/letters.css?url";
import stylesheet from "../../styles/people.css?url";
import portraitStylesheet from "../../styles/portrait.css?url";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { currentUserContext, databaseContext } from "../../web/context.ts";
import { withErrorMessage } from "../../web/failure.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/people";
import { FeaturedPerson, PersonRows } from "./person-rows.tsx";
import { Choices } from "../../ui/choices.tsx";

export const loader = publicLoader(
  ["part", "initial", "after"],
  withErrorMessage("failure.people", async (args: Route.LoaderArgs) => {
    const { context, url } = args;
    const language = languageOf(context);
    const { part, initial, after } = parsePeoplePage(url.searchParams);
    const section = initial && sectionOfInitial(initial, language);
    // The user joins the batch of `listPeople`.
    const [user, list] = await Promise.all([
      context.get(currentUserContext)(),
      listPeople(context.get(databaseContext), {
        language,
        part,
        section,
        after,
        featured: part || initial || after ? null : archive.composerId,
      }),
    ]);
    const { people, featured, hasMore, sections, version } = list;
    const mayEdit = user !== null && hasPermission(user.roles, "administer");
    const initials = sections.map(initialOfSection);
    const messages = areaMessages("people", language);
    const [first = null] = after ? people : [];
    const others = people.filter(({ id }) => id !== featured?.id);
    const drawn = drawOnServer(
      args,
      {
        featured: featured && <FeaturedPerson person={featured} mayEdit={mayEdit} />,
        rows: others.length > 0 && <PersonRows people={others} mayEdit={mayEdit} />,
      },
      messages,
    );
    const page = {
      first: first && (first.native ?? first.name),
      isEmpty: people.length === 0,
      next: hasMore ? people.at(-1)!.id : null,
      drawn,
    };
    return { data: { ...page, initials, part, initial, messages }, version };
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
  const { first, isEmpty, drawn, initials, part, initial } = page;
  const next = page.next && listPath("/people", { part, initial, after: page.next });
  return (
    <div className="page people-page">
      <Stylesheet href={listStylesheet} />
      <Stylesheet href={lettersStylesheet} />
      <Stylesheet href={stylesheet} />
      <Stylesheet href={portraitStylesheet} />
      <PageHead
        title={t("people.title")}
        narrowed={[part && t(`part.${part}`), initial, first && `${first} …`]}
        description={t("people.description")}
        path={listPath("/people", { part, initial })}
      />
      <h1>{t("people.title")}</h1>
      <p>{t("people.description")}</p>
      <ServerDrawn parts={drawn} name="featured" />
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
        isLetters
        path={(value) => listPath("/people", { part, initial: value })}
      />
      {isEmpty && <Empty text={t("people.none")} to="/people" label={t("people.showAll")} />}
      <ServerDrawn parts={drawn} name="rows" />
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
