import { data } from "react-router";
import { findKeptList } from "../../data/kept/kept-lists.ts";
import { listPageSize } from "../../domain/kept/limits.ts";
import { pageButtons, pageCount, parseId, parsePage } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { KeepButton } from "../../shell/keep-button.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { Pager } from "../../ui/pager.tsx";
import { databaseContext, settingsContext, userContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import type { Route } from "./+types/list";
import { actOnList } from "./act-on-list.server.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { toKeptEntry } from "./song-entry.server.ts";
import { KeptSongs } from "./kept-songs.tsx";
import { ListActs } from "./list-acts.tsx";
import { toShownList } from "./list-names.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("keepCollection")];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const { id: userId } = context.get(userContext);
  const language = languageOf(context);
  const page = parsePage(url.searchParams.get("page"));
  const db = context.get(databaseContext);
  const listPage = id && (await findKeptList(db, { id, userId }, { language, page }));
  if (!listPage) throw data(null, { status: 404 });
  const { list, songs } = listPage;
  const { SITE_ORIGIN } = context.get(settingsContext);
  return {
    list: toShownList(language, list),
    shareUrl: list.shareToken && `${SITE_ORIGIN}/shared/${list.shareToken}`,
    songs: songs.map(toKeptEntry),
    count: list.songCount,
    isDeleting: url.searchParams.get("dialog") === "delete",
    page,
    pages: pageCount(list.songCount, listPageSize),
  };
}

export const action = actOnList;

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useI18n("songs");
  const { list, songs, page, pages } = loaderData;
  const path = `/lists/${list.id}`;
  const entries = `/songs/entries?list=${list.id}&lng=${language}`;
  const formErrors = actionData && "formErrors" in actionData ? actionData.formErrors : undefined;
  return (
    <div className="page working">
      <PageHead title={list.name} description={list.name} path={path} index={false} />
      <header className="work-head">
        <div>
          <p className="crumb">
            <Link to="/my-collection">{t("collection.title")}</Link>
          </p>
          <h1>{list.name}</h1>
          <p className="lead">{list.songs}</p>
        </div>
        {loaderData.count > 0 && (
          <div className="actions">
            <PlayAll from={entries} />
            <KeepButton
              keep={{ kind: "list", name: list.name, to: "/device", songIds: [], from: entries }}
              label={t("device.keep")}
            />
          </div>
        )}
      </header>
      <FormErrorSummary formErrors={formErrors} />
      {loaderData.count === 0 && (
        <Empty
          text={t("kept.empty", { toList: t("kept.toList") })}
          to="/home"
          label={t("welcome.browse")}
        />
      )}
      <div className="list-columns">
        <div>
          <KeptSongs songs={songs} count={loaderData.count} submitted={formErrors?.submitted} />
          <Pager
            page={page}
            pages={pages}
            buttons={pageButtons(page, pages)}
            to={(number) => listPath(path, { page: number > 1 ? number : undefined })}
          />
        </div>
        <ListActs list={list} shareUrl={loaderData.shareUrl} formErrors={formErrors} />
      </div>
      {loaderData.isDeleting && <DeleteDialog path={path} name={list.name} />}
    </div>
  );
}
