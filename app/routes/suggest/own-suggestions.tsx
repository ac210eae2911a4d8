import {
  listOwnSuggestions,
  listWaiting,
  type OwnSuggestion,
} from "../../data/records/suggesting/suggestions.ts";
import type { Language } from "../../archive.ts";
import { showName } from "../../domain/music/shown-name.ts";
import { parsePosition } from "../../domain/paging.ts";
import { subjectPath } from "../../domain/records/suggesting/subject-path.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import admin from "../../styles/admin.css?url";
import stylesheet from "../../styles/suggest.css?url";
import { DateTime } from "../../ui/date-time.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { Name } from "../../ui/name.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/own-suggestions";
import { Queue } from "./queue.tsx";
import { decideOnQueue, labelOf, toQueued } from "./queue.server.ts";

const path = "/my-collection/suggestions";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("keepCollection")];

/** Shows what waits on the songs of a user, or with `of=made` what they suggested; members without songs see this. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const { id, roles } = context.get(userContext);
  const language = languageOf(context);
  const before = parsePosition(url.searchParams.get("before"));
  const mayAdd = hasPermission(roles, "addSongs");
  const isMade = !mayAdd || url.searchParams.get("of") === "made";
  const shared = { mayAdd, messages: areaMessages("suggest", language) };
  const state = { of: isMade ? "made" : undefined };
  const olderPath = (older: string | null) => older && listPath(path, { ...state, before: older });
  if (isMade) {
    const { rows, older } = await listOwnSuggestions(db, language, id, before);
    return {
      ...shared,
      waiting: null,
      made: rows.map((row) => toMade(language, row)),
      older: olderPath(older),
    };
  }
  const { rows, older } = await listWaiting(db, language, id, before);
  return {
    ...shared,
    waiting: rows.map((row) => toQueued(language, row)),
    made: null,
    older: olderPath(older),
  };
}

const toMade = (language: Language, made: OwnSuggestion) => {
  const { id, at, subjectKind, subjectId, title, native, newValue, status, acceptedValue } = made;
  return {
    id,
    at,
    title: showName(native, title ?? subjectId),
    to: title === null ? null : subjectPath(subjectKind, subjectId),
    label: labelOf(language, made),
    newValue,
    status,
    acceptedValue,
    reason: made.decisionReason,
  };
};

export const action = decideOnQueue;

export const headers = pageHeaders();

export default function OwnSuggestions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <OwnPage page={loaderData} formErrors={actionData?.formErrors} />
    </AreaI18nProvider>
  );
}

function OwnPage(props: {
  page: Route.ComponentProps["loaderData"];
  formErrors: NonNullable<Route.ComponentProps["actionData"]>["formErrors"] | undefined;
}) {
  const { t } = useI18n("suggest");
  const { waiting, made, older, mayAdd } = props.page;
  const tab = (to: string, label: "own.waiting" | "own.made", isOpen: boolean) => (
    <Link to={to} aria-current={isOpen ? "page" : undefined}>
      {t(label)}
    </Link>
  );
  return (
    <div className="page working">
      <Stylesheet href={admin} />
      <PageHead title={t("own.title")} description={t("own.lead")} path={path} index={false} />
      <h1>{t("own.title")}</h1>
      <p className="lead">{t("own.lead")}</p>
      {mayAdd && (
        <nav className="tabs" aria-label={t("own.title")}>
          {tab(path, "own.waiting", made === null)}
          {tab(listPath(path, { of: "made" }), "own.made", made !== null)}
        </nav>
      )}
      {made ? (
        <Made rows={made} older={older} />
      ) : (
        <Queue rows={waiting ?? []} older={older} formErrors={props.formErrors} />
      )}
    </div>
  );
}

function Made({ rows, older }: { rows: ReturnType<typeof toMade>[]; older: string | null }) {
  const { t } = useI18n("suggest");
  return (
    <>
      <Stylesheet href={stylesheet} />
      {rows.length === 0 && <Empty text={t("own.none")} to="/home" label={t("welcome.browse")} />}
      <ul className="suggestion-queue">
        {rows.map(({ id, at, title, to, label, newValue, status, acceptedValue, reason }) => (
          <li key={id} className="panel">
            <h2>
              {to ? (
                <Link to={to}>
                  <Name of={title} />
                </Link>
              ) : (
                <Name of={title} />
              )}
              {"\u00a0· "}
              {label}
            </h2>
            <p className="hint">
              {t(`own.${status}`)} · <DateTime at={at} />
            </p>
            <p className="prose">
              <MixedText text={newValue} />
            </p>
            {acceptedValue && <p>{t("own.acceptedAs", { value: acceptedValue })}</p>}
            {reason && <p className="prose">{reason}</p>}
          </li>
        ))}
      </ul>
      {older && (
        <p className="actions">
          <Link to={older} className="button quiet" rel="next">
            {t("queue.older")}
          </Link>
        </p>
      )}
    </>
  );
}
