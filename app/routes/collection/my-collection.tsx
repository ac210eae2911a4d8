import { useEffect } from "react";
import { isRouteErrorResponse, redirect, useRouteLoaderData } from "react-router";
import { userContext, databaseContext } from "../../web/context.ts";
import { listKeptLists } from "../../data/kept/kept-lists.ts";
import { countIncomplete } from "../../data/incomplete-counts.ts";
import { listOthersRecordings } from "../../data/songs/others-recordings.ts";
import { countOwnWithNextBatch } from "../../data/records/suggesting/suggestions.ts";
import { countOwnBin } from "../../data/songs/song-bin.ts";
import { listOwnSongs } from "../../data/songs/own-songs.ts";
import { pageButtons, pageCount, parsePage } from "../../domain/paging.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { withErrorMessage } from "../../web/failure.server.ts";
import { readFields } from "../../web/form.server.ts";
import { languageOf } from "../../web/language.ts";
import type { Site } from "../../shell/site.server.ts";
import { ErrorPage } from "../../shell/error-page.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PlayAll } from "../../player/play-all.tsx";
import { Pager } from "../../ui/pager.tsx";
import type { Route } from "./+types/my-collection";
import { DeviceWatch } from "../kept/device/device-watch.tsx";
import { KeptLists } from "../kept/kept-lists.tsx";
import { toShownList } from "../kept/list-names.server.ts";
import { handleNewList } from "../kept/make-list.server.ts";
import { takeOverDevice } from "../kept/device/take-over-device.server.ts";
import { ListLinks } from "../catalogue/lists/list-links.tsx";
import { listIncomplete } from "../catalogue/lists/incomplete-links.server.ts";
import { EmptyCollection } from "./empty-collection.tsx";
import { toSongEntry } from "../kept/song-entry.server.ts";
import { toOwnComposition } from "./own-entry.server.ts";
import { OwnCompositions } from "./own-compositions.tsx";
import { OwnSongs } from "./own-songs.tsx";
import { SuggestionLinks } from "./suggestion-links.tsx";
import { SavedLinks } from "./saved-links.tsx";
import { RefreshLink } from "./refresh-link.tsx";
import { forgetSentDrafts } from "../song-form/draft/use-draft.ts";

export const loader = withErrorMessage(
  "failure.ownSongs",
  async ({ context, url }: Route.LoaderArgs) => {
    const { id, roles } = context.get(userContext);
    const page = parsePage(url.searchParams.get("page"));
    const db = context.get(databaseContext);
    const language = languageOf(context);
    const [suggestions, list, others, missing, keptLists, deleted] = await Promise.all([
      countOwnWithNextBatch(db, id),
      listOwnSongs(db, id, { page, after: null, language }),
      listOthersRecordings(db, id, language),
      countIncomplete(db),
      listKeptLists(db, id),
      countOwnBin(db, id),
    ]);
    const pages = pageCount(list.total);
    if (page > pages) throw redirect(listPagePath(pages));
    // Changes with every load, so that the list remounts even if its songs are the same.
    const mayAdd = hasPermission(roles, "addSongs");
    const songs = list.songs.map(toSongEntry);
    const compositions = others.map(toOwnComposition);
    const incomplete = listIncomplete(language, missing);
    const readAt = Date.now();
    const lists = keptLists.map((one) => toShownList(language, one));
    const { total } = list;
    const contents = { lists, total, songs, compositions, incomplete, deleted };
    return { ...contents, suggestions, page, pages, readAt, mayAdd };
  },
);

export async function action(args: Route.ActionArgs) {
  const { act } = await readFields(args.request);
  return act === "takeOver" ? takeOverDevice(args) : handleNewList(args);
}

const listPagePath = (page: number) =>
  page > 1 ? `/my-collection?page=${page}` : "/my-collection";

export default function MyCollection({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { songs, compositions, total, page, pages, readAt, mayAdd } = loaderData;
  const flash = useRouteLoaderData<Site>("root")?.flash;
  useEffect(() => {
    if (flash?.kind === "success") forgetSentDrafts();
  }, [flash]);
  return (
    <div className="page working">
      <Head />
      <div className="page-top">
        <h1>{t("collection.title")}</h1>
        <div className="actions">
          <RefreshLink />
          {mayAdd && (
            <>
              <Link to="/my-collection/import" className="button quiet bare">
                {t("collection.csv")}
              </Link>
              {total > 0 && (
                <Link to="/songs/batch" className="button quiet bare">
                  {t("collection.editMany")}
                </Link>
              )}
              <Link to="/songs/drafts" className="button quiet">
                {t("collection.addMany")}
              </Link>
              <Link to="/songs/add" className="button">
                <Icon name="plus" />
                {t("collection.add")}
              </Link>
            </>
          )}
        </div>
      </div>
      <DeviceWatch tookOver={flash?.tookOver} />
      {flash?.saved && <SavedLinks saved={flash.saved} mayAdd={mayAdd} />}
      <FormErrorSummary formErrors={actionData?.formErrors} />
      <div className="own-columns">
        <KeptLists lists={loaderData.lists} formErrors={actionData?.formErrors} />
        <section aria-labelledby="added">
          <div className="own-head">
            <h2 id="added">{t("kept.addedByMe")}</h2>
            {total > 0 && <p className="hint">{t("collection.count", { count: total })}</p>}
            {total > 0 && <PlayAll from="/my-collection/next" />}
          </div>
          <SuggestionLinks suggestions={loaderData.suggestions} />
          {total === 0 ? (
            <EmptyCollection mayAdd={mayAdd} />
          ) : (
            <>
              <OwnSongs
                key={`${page} ${readAt}`}
                songs={songs}
                last={page >= pages}
                mayEdit={mayAdd}
              />
              <noscript>
                <Pager
                  page={page}
                  pages={pages}
                  buttons={pageButtons(page, pages)}
                  to={listPagePath}
                />
              </noscript>
            </>
          )}
          {mayAdd && loaderData.deleted > 0 && (
            <p>
              <Link to="/my-collection/deleted">
                {t("collection.deleted", { count: loaderData.deleted })}
              </Link>
            </p>
          )}
          {compositions.length > 0 && (
            <OwnCompositions compositions={compositions} mayEdit={mayAdd} />
          )}
        </section>
      </div>
      <ListLinks {...loaderData.incomplete} />
    </div>
  );
}

function Head() {
  const { t } = useI18n("songs");
  return (
    <PageHead
      title={t("collection.title")}
      description={t("collection.description")}
      path="/my-collection"
      index={false}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useI18n("songs");
  const response = isRouteErrorResponse(error) ? error : null;
  const denied = response?.status === 403;
  if (response && !denied && !response.data?.message) return <ErrorPage error={error} />;
  return (
    <div className="page working">
      <Head />
      <h1>{t("collection.title")}</h1>
      <div role="alert">
        {denied ? (
          <p>{t("collection.denied")}</p>
        ) : (
          <>
            <p>{response?.data.message}</p>
            <p>{t("collection.failed")}</p>
          </>
        )}
      </div>
      {!denied && (
        <a href="/my-collection" className="button">
          {t("scroll.retry")}
        </a>
      )}
    </div>
  );
}
