import { data, Form } from "react-router";
import { parseId } from "../../domain/paging.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { openBatch, undoBatch } from "../../operations/songs/edit-batch.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/batch.css?url";
import { DateTime } from "../../ui/date-time.tsx";
import { Link } from "../../ui/link.tsx";
import { userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import { servicesOf } from "../../web/services.server.ts";
import { listsOfChanges } from "../song-form/changes/lists-of-changes.server.ts";
import type { Route } from "./+types/batch-details";
import { path } from "./batch-query.ts";
import { BatchedSongs } from "./batched-songs.tsx";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const open =
    id === null ? null : await openBatch(servicesOf(context), context.get(userContext), id);
  if (!open) throw data(null, { status: 404 });
  const { edits, ...batch } = open.batch;
  const changes = edits.map(
    (edit) => ({ ...edit, subject: "song", kind: "updated", at: 0, by: null }) as const,
  );
  return {
    batch,
    edits,
    changed: open.undo.changed,
    undoable: open.undo.edits.length,
    lists: await listsOfChanges(context, changes),
    messages: areaMessages("batch", languageOf(context)),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const id = parseId(params.id);
  if (id === null) throw data(null, { status: 404 });
  const undone = await undoBatch(servicesOf(context), context.get(userContext), id);
  if (undone === "missing" || undone === "denied")
    throw data(null, { status: undone === "missing" ? 404 : 403 });
  return redirectWithFlash(
    context,
    `/songs/batches/${id}`,
    undone === "done"
      ? { kind: "success", message: "batch.wasUndone" }
      : { kind: "error", message: "batch.undoFailed" },
  );
}

export const headers = pageHeaders();

export default function BatchDetails({ loaderData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <Stylesheet href={stylesheet} />
      <Details {...loaderData} />
    </AreaI18nProvider>
  );
}

function Details(props: Route.ComponentProps["loaderData"]) {
  const { t } = useI18n("batch");
  const { batch, edits, changed, undoable, lists } = props;
  const title = t("batch.songsChanged", { count: batch.songCount });
  return (
    <div className="page working batch-page">
      <PageHead
        title={title}
        description={title}
        path={`/songs/batches/${batch.id}`}
        index={false}
      />
      <h1>{title}</h1>
      <p>
        <DateTime at={batch.editedAt} /> · {batch.by ?? t("song.formerMember")}
      </p>
      <p>
        <Link to={path}>{t("batch.title")}</Link>
      </p>
      {batch.undoneAt === null ? (
        <Form method="post" className="panel">
          <p>{t("batch.undoLead", { count: undoable })}</p>
          {changed.length > 0 && (
            <>
              <p>{t("batch.notUndone", { count: changed.length })}</p>
              <ul>
                {changed.map((song) => (
                  <li key={song.id}>
                    <Link to={`/songs/${song.id}`}>{song.title}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          {undoable > 0 && (
            <button type="submit" className="button">
              {t("batch.undo")}
            </button>
          )}
        </Form>
      ) : (
        <p className="flash">
          {t("batch.undone")} · <DateTime at={batch.undoneAt} />
        </p>
      )}
      <BatchedSongs songs={edits} lists={lists} />
    </div>
  );
}
