import { data, Form, redirect } from "react-router";
import type { Language } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { findRaagaByAlias } from "../../data/music/raaga-pages/raaga-page.ts";
import { findHistory } from "../../data/records/history/find-history.ts";
import { parseId } from "../../domain/paging.ts";
import { showName, textOf } from "../../domain/music/shown-name.ts";
import {
  historyPath,
  type HistoryRecord,
  parseRecord,
  recordPath,
} from "../../domain/records/history/history-path.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { translate } from "../../i18n/translate.server.ts";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import account from "../../styles/account.css?url";
import stylesheet from "../../styles/history.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { currentUserContext, databaseContext, sessionUserContext } from "../../web/context.ts";
import type { SessionUser } from "../../web/cookies.server.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/history";
import { ChangeList } from "./change-list.tsx";
import { guardRestoring, listRestorable, restore } from "./restore.server.ts";
import { type ShownChange, showChanges } from "./shown-changes.server.ts";

const maxShown = 20;

export const middleware: Route.MiddlewareFunction[] = [guardRestoring];

async function load({ context, params, url }: Route.LoaderArgs) {
  const record = parseRecord(params.kind, params.id);
  const language = languageOf(context);
  const before = parseId(url.searchParams.get("before"));
  const userId = context.get(sessionUserContext)?.id ?? null;
  // The first one joins the batch of the second.
  const [user, found] = record
    ? await Promise.all([
        context.get(currentUserContext)(),
        findHistory(context.get(databaseContext), record, { language, userId }, before),
      ])
    : [];
  if (!record || !found) throw await missingHistory(context, record);
  const all = showChanges(found.changes, { language, record, mentioned: found.mentioned });
  const changes = all.slice(0, maxShown);
  const last = all.length > maxShown || found.hasMore ? changes.at(-1)! : null;
  const restorable = user
    ? await listRestorable(context, user, record, found, before === null)
    : [];
  const path = historyPath(record);
  return {
    data: {
      title: textOf(showName(found.native, found.title)),
      path,
      crumb: crumbOf(language, record, found, user),
      isDeletedSong: found.isGone && record.kind === "song",
      changes,
      restorable,
      older: last && listPath(path, { before: last.id }),
      messages: areaMessages("history", language),
    },
    version: found.version,
  };
}

/** Returns what answers where there is no history: a raaga's former name leads to the history of its present one. */
async function missingHistory(
  context: Route.LoaderArgs["context"],
  record: HistoryRecord | null,
): Promise<unknown> {
  const id =
    record?.kind === "raaga" && (await findRaagaByAlias(context.get(databaseContext), record.id));
  return id ? redirect(historyPath({ kind: "raaga", id })) : data(null, { status: 404 });
}

/** Returns where the history leads back to: the record, or the list of deleted songs; null from an entry that is gone. */
function crumbOf(
  language: Language,
  record: HistoryRecord,
  { isGone, native, title }: { isGone: boolean; native: string | null; title: string },
  user: SessionUser | null | undefined,
) {
  if (!isGone) return { to: recordPath(record), text: textOf(showName(native, title)) };
  if (record.kind !== "song") return null;
  const administers = user && hasPermission(user.roles, "administer");
  return {
    to: administers ? "/admin/bin" : "/my-collection/deleted",
    text: translate(language, "bin.title"),
  };
}

export const loader = publicLoader(["before"], load);

export const action = (args: Route.ActionArgs) => restore(args);

export const headers = pageHeaders();

export default function History(props: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={props.loaderData.messages}>
      <HistoryPage page={props.loaderData} />
    </AreaI18nProvider>
  );
}

function HistoryPage({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const { t } = useI18n("history");
  const { title, path, crumb, isDeletedSong, changes, restorable, older } = page;
  const restoreButton = (change: number, describedBy: string) =>
    restorable.includes(change) && (
      <Form method="post" action={path}>
        <input type="hidden" name="change" value={change} />
        <button type="submit" className="button quiet" aria-describedby={describedBy}>
          {t("changes.restore")}
        </button>
      </Form>
    );
  const isRestorable = ({ kind }: ShownChange) => kind === "created" || kind === "updated";
  const oldest = older === null ? changes.at(-1) : undefined;
  const first = oldest && oldest.kind !== "created" && restoreButton(0, "first-version");
  return (
    <div className="page working">
      <Stylesheet href={account} />
      <Stylesheet href={stylesheet} />
      <PageHead
        title={t("changes.title", { title })}
        description={t("changes.lead")}
        path={path}
        index={false}
      />
      {crumb && (
        <p className="crumb">
          <Link to={crumb.to}>
            <MixedText text={crumb.text} />
          </Link>
        </p>
      )}
      <h1>
        <MixedText text={t("changes.title", { title })} />
      </h1>
      <p>
        {isDeletedSong
          ? t("changes.isDeleted")
          : t(changes.length > 0 ? "changes.lead" : "changes.none")}
      </p>
      <ChangeList
        changes={changes}
        isLinked
        act={(change) => isRestorable(change) && restoreButton(change.id, `change-${change.id}`)}
      />
      {first && (
        <div className="panel">
          <p id="first-version">{t("changes.first")}</p>
          {first}
        </div>
      )}
      {older && (
        <nav className="pager" aria-label={t("pager.label")}>
          <Link to={older} rel="next nofollow">
            {t("changes.older")}
          </Link>
        </nav>
      )}
    </div>
  );
}
